import type { RuleLine } from '@regelwerk/contract/rules/rule';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { PlacedDirective } from '../placed-directive.ts';
import { lineLength } from '../render/line-length.ts';
import type { Candidate } from './choose-fitting.ts';
import { isMandatory } from './is-mandatory.ts';
import { lineValue } from './line-value.ts';

/** Sections whose core follows from the answers, so it comes before everything else. */
const answered = new Set(['behavior', 'external']);

/** Returns what a line costs in each of its forms and what it is worth, with what makes it one of the first. */
export function candidateOf(
  placed: PlacedDirective,
  forms: readonly RuleLine[],
  language: ContentLanguage,
  size: RuleSize,
  isNeeded: boolean,
  asFirst: number,
): Candidate {
  const { directive, section } = placed;
  return {
    id: directive.id,
    value:
      answered.has(section) && isMandatory(section, directive)
        ? Number.POSITIVE_INFINITY
        : lineValue(directive) + asFirst,
    isMandatory: isNeeded || isMandatory(section, directive),
    costs: forms.map((line) => lineLength(line, section === 'commands', language, size)),
  };
}
