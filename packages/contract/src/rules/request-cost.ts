import type { ContentLanguage } from '../shared/languages.ts';
import type { RuleSize } from './rule-size.ts';
import { targetFactsOf } from './target-facts-of.ts';
import { tokensOf } from './tokens-of.ts';

/** Characters of a rule for one word, measured over the rules of many stacks; note 051. */
const charactersPerWord: Readonly<Record<ContentLanguage, number>> = { en: 5.9, de: 6.9 };

/** Returns how many tokens and words a rule of a size adds at most to every request, both rounded to hundreds. */
export function requestCost(
  aiModel: string,
  size: RuleSize,
  language: ContentLanguage,
): { readonly tokens: number; readonly words: number } {
  const characters = targetFactsOf(aiModel)?.budget[size] ?? 0;
  return {
    tokens: toHundreds(tokensOf(characters, language)),
    words: toHundreds(characters / charactersPerWord[language]),
  };
}

function toHundreds(amount: number): number {
  return Math.round(amount / 100) * 100;
}
