import type { ContentLanguage } from '../shared/languages.ts';
import { roomOfProject } from './room-of-project.ts';
import { roomOfRule } from './room-of-rule.ts';
import type { RuleSize } from './rule-size.ts';
import { targetFactsOf } from './target-facts-of.ts';
import { tokensOf } from './tokens-of.ts';

/** Characters of a rule for one word, measured over the rules of many stacks; note 051. */
const charactersPerWord: Readonly<Record<ContentLanguage, number>> = { en: 5.9, de: 6.9 };

/**
 * Returns how many tokens and words a rule of a size adds at most to every request, both rounded to hundreds; more with
 * conventions of a project, or with lines that were written about it.
 */
export function requestCost(
  { aiModel, applicationType }: { readonly aiModel: string; readonly applicationType?: string },
  size: RuleSize,
  language: ContentLanguage,
  hasOwnLines = false,
): { readonly tokens: number; readonly words: number } {
  const budget = targetFactsOf(aiModel)?.budget;
  const ofProject = hasOwnLines && budget !== undefined ? roomOfProject(budget, size, language) : undefined;
  const characters = ofProject ?? (budget === undefined ? 0 : roomOfRule(budget, size, applicationType));
  return {
    tokens: toHundreds(tokensOf(characters, language, ofProject !== undefined)),
    words: toHundreds(characters / charactersPerWord[language]),
  };
}

function toHundreds(amount: number): number {
  return Math.round(amount / 100) * 100;
}
