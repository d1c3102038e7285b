import type { ContentLanguage } from '../shared/languages.ts';

/** Characters of a rule for one token (o200k_base), measured over the rules of many stacks; note 051. */
const charactersPerToken: Readonly<Record<ContentLanguage, number>> = { en: 4.2, de: 3.9 };

/** Returns the characters of a rule that take at most these tokens, as far as an estimate can say. */
export function charactersOf(tokens: number, language: ContentLanguage): number {
  return Math.floor(tokens * charactersPerToken[language]);
}

/** Estimates the tokens of a part of a rule from its characters, rounded to whole tokens. */
export function tokensOf(characters: number, language: ContentLanguage): number {
  return Math.round(characters / charactersPerToken[language]);
}
