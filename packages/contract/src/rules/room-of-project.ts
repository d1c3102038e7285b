import type { ContentLanguage } from '../shared/languages.ts';
import type { RuleSize } from './rule-size.ts';
import { charactersOf } from './tokens-of.ts';

/** Tokens of a model that a rule with the conventions of a project may take; a full rule has the room of its target. */
const tokens: Readonly<Partial<Record<RuleSize, number>>> = { lean: 1900, standard: 2800 };

/**
 * Returns the most characters that the document of a rule with the conventions of a project has, from the room that its target
 * gives to each size: a lean rule may be as long as a standard one of its target.
 */
export function roomOfProject(
  budget: Readonly<Record<RuleSize, number>>,
  size: RuleSize,
  language: ContentLanguage,
  hasClaims = false,
): number {
  const most = tokens[size];
  return most === undefined ? budget[size] : Math.min(charactersOf(most, language, hasClaims), budget.standard);
}
