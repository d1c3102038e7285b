/**
 * The day of the knowledge that rules are made with, as `2026.11.22`: changes with every added, changed or removed directive, is
 * part of every fingerprint, and an older one sorts before it.
 */
export const knowledgeVersion = '2026.11.27';
