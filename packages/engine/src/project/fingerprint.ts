import { createHash } from 'node:crypto';

/** Returns 16 hexadecimal digits of SHA-256 over the answers, whatever the order of keys and lists. */
export function fingerprint(answers: object): string {
  const ordered = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered, sortLists)).digest('hex').slice(0, 16);
}

function sortLists(key: string, value: unknown): unknown {
  return key === '' || !Array.isArray(value) || value.some((item) => typeof item !== 'string')
    ? value
    : [...value].sort();
}
