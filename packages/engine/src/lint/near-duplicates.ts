import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { allDirectives } from '../knowledge/all-directives.ts';

/** Share of common three-word sequences, or of common words, from which two lines say nearly the same. */
const sameSequences = 0.3;
const sameWords = 0.55;

/** Returns the pairs of directive ids whose texts say nearly the same in a language; one rule must not hold both. */
export function nearDuplicates(): (readonly [string, string])[] {
  const found = new Map<string, readonly [string, string]>();
  for (const language of contentLanguages) {
    const texts = allDirectives.map(({ id, text, instead }) => {
      const words = normalized(`${text[language]} ${instead?.[language] ?? ''}`);
      return { id, words: new Set(words), sequences: sequencesOf(words) };
    });
    for (const [index, first] of texts.entries()) {
      for (const second of texts.slice(index + 1)) {
        const isAlike =
          overlap(first.words, second.words) > sameWords || overlap(first.sequences, second.sequences) > sameSequences;
        if (isAlike) found.set(`${first.id} ${second.id}`, [first.id, second.id]);
      }
    }
  }
  return [...found.values()];
}

function normalized(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function sequencesOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

function overlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  if (first.size === 0 || second.size === 0) return 0;
  let shared = 0;
  for (const item of first) if (second.has(item)) shared += 1;
  return shared / (first.size + second.size - shared);
}
