import { createHash } from 'node:crypto';

/** A short hash of answers and knowledge version, in an order that does not depend on how they were given. */
export function fingerprint(answers: object): string {
  const ordered = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered, sortLists)).digest('hex').slice(0, 16);
}

function sortLists(key: string, value: unknown): unknown {
  return key === '' || !Array.isArray(value) || value.some((item) => typeof item !== 'string')
    ? value
    : [...value].sort();
}
