/** Changes with every added, changed or removed directive, and is part of every fingerprint. */
export const knowledgeVersion = '2026.11.22';
