/** Share of common three-word sequences, or of common words, from which two lines say nearly the same. */
const sameSequences = 0.3;
const sameWords = 0.55;

/** The words of a line, and each three that follow one another. */
export interface Words {
  readonly words: ReadonlySet<string>;
  readonly sequences: ReadonlySet<string>;
}

/** Reads the words of a line. */
export function wordsOf(text: string): Words {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const sequences = new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
  return { words: new Set(words), sequences };
}

/** Says whether two lines say nearly the same. */
export function areAlike(first: Words, second: Words): boolean {
  return overlap(first.words, second.words) > sameWords || overlap(first.sequences, second.sequences) > sameSequences;
}

function overlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  if (first.size === 0 || second.size === 0) return 0;
  let shared = 0;
  for (const item of first) if (second.has(item)) shared += 1;
  return shared / (first.size + second.size - shared);
}
