import type { RuleLine } from '@regelwerk/contract/rules/rule';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { evidenceOf } from '../knowledge/evidence-of.ts';
import { groundOf } from '../knowledge/ground-of.ts';
import type { PlacedDirective } from '../placed-directive.ts';
import { fitOf } from '../project/fit-of.ts';
import type { Stack } from '../stack.ts';

/** Writes a directive as a line in a language; it names versions only where they may not be reached. */
export function toLine(placed: PlacedDirective, language: ContentLanguage, stack: Stack): RuleLine {
  const { directive, technology, section } = placed;
  const {
    id,
    class: kind,
    modality,
    weight,
    text,
    instead,
    why,
    example,
    scope,
    evidence,
    counted,
    claimed,
  } = directive;
  const { holdsFor, range } = fitOf(placed, stack);
  const versions = technology !== undefined && holdsFor === 'some' ? range : {};
  return {
    id,
    class: kind,
    modality,
    weight,
    text: text[language],
    ...(instead === undefined ? {} : { instead: instead[language] }),
    // one reason for all commands says nothing about any of them
    ...(section === 'commands' ? {} : { why: why[language] }),
    ...(versions.since === undefined ? {} : { since: `${technology?.name} ${versions.since}` }),
    ...(versions.until === undefined ? {} : { until: `${technology?.name} ${versions.until}` }),
    ...(example === undefined ? {} : { example }),
    ...(scope === undefined ? {} : { scope }),
    ...(evidence === undefined ? {} : { evidence: evidenceOf(id, evidence) }),
    ...(counted === undefined ? {} : { counted }),
    ...(claimed === undefined ? {} : { claimed }),
    ground: groundOf(directive),
  };
}
