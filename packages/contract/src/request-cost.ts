import type { ContentLanguage } from './languages.ts';
import type { RuleSize } from './rule-size.ts';
import { targetFactsOf } from './target-facts-of.ts';

/** Characters of a rule for one token (o200k_base) and one word, measured over the rules of many stacks; note 051. */
const charactersPer: Readonly<Record<ContentLanguage, { readonly token: number; readonly word: number }>> = {
  en: { token: 4.2, word: 5.9 },
  de: { token: 3.9, word: 6.9 },
};

/** Returns how many tokens and words a rule of a size adds at most to every request, both rounded to hundreds. */
export function requestCost(
  aiModel: string,
  size: RuleSize,
  language: ContentLanguage,
): { readonly tokens: number; readonly words: number } {
  const characters = targetFactsOf(aiModel)?.budget[size] ?? 0;
  const { token, word } = charactersPer[language];
  return { tokens: toHundreds(characters / token), words: toHundreds(characters / word) };
}

function toHundreds(amount: number): number {
  return Math.round(amount / 100) * 100;
}
