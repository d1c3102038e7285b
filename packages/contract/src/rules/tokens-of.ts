import type { ContentLanguage } from '../shared/languages.ts';

/** Characters of a rule for one token (o200k_base), measured over the rules of many stacks; note 051. */
const charactersPerToken: Readonly<Record<ContentLanguage, number>> = { en: 4.2, de: 3.9 };
/** The fewest of any measured rule of a project, whose paths and commands take more tokens; research/quality.md. */
const fewestInProject: Readonly<Record<ContentLanguage, number>> = { en: 3.65, de: 3.5 };

/** The fewest where lines that were written about the project fill the rule: they are sentences, and commands the smaller part. */
const fewestWithClaims: Readonly<Record<ContentLanguage, number>> = { en: 3.75, de: 3.65 };

/** Returns the characters of a rule of a project that take at most these tokens. */
export function charactersOf(tokens: number, language: ContentLanguage, hasClaims = false): number {
  return Math.floor(tokens * (hasClaims ? fewestWithClaims : fewestInProject)[language]);
}

/** Estimates the tokens of a part of a rule from its characters, rounded to whole tokens; of a rule of a project the most. */
export function tokensOf(characters: number, language: ContentLanguage, isOfProject = false): number {
  return Math.round(characters / (isOfProject ? fewestInProject : charactersPerToken)[language]);
}
