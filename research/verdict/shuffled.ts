import { createHash } from 'node:crypto';

/** Returns the texts in an order that a seed decides and that nothing in them tells. */
export function shuffled(texts: readonly string[], seed: string): string[] {
  const place = (text: string) => createHash('sha256').update(`${seed}\n${text}`).digest('hex');
  return texts.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}
