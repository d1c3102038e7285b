/** Moves whenever a directive is added, changed or removed; part of every fingerprint. */
export const knowledgeVersion = '2026.11.2';
