import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { allDirectives } from '../knowledge/all-directives.ts';
import { areAlike, wordsOf } from './likeness.ts';

/** Returns the pairs of directive ids whose texts say nearly the same in a language; one rule must not hold both. */
export function nearDuplicates(): (readonly [string, string])[] {
  const found = new Map<string, readonly [string, string]>();
  for (const language of contentLanguages) {
    const texts = allDirectives.map(({ id, text, instead }) => {
      return { id, words: wordsOf(`${text[language]} ${instead?.[language] ?? ''}`) };
    });
    for (const [index, first] of texts.entries()) {
      for (const second of texts.slice(index + 1)) {
        if (areAlike(first.words, second.words)) found.set(`${first.id} ${second.id}`, [first.id, second.id]);
      }
    }
  }
  return [...found.values()];
}
