import type { CheckedFacts } from '@regelwerk/contract/rules/stack-page';
import type { Directive } from '../directive.ts';
import { evidenceOf } from '../knowledge/evidence-of.ts';

/** Counts how the dated facts of some directives were checked. */
export function countChecks(directives: readonly Directive[]): CheckedFacts {
  const facts = directives.flatMap(({ id, evidence }) => (evidence === undefined ? [] : [evidenceOf(id, evidence)]));
  const ran = facts.filter(({ status }) => status === 'confirmed').length;
  const [latest = ''] = facts.map(({ checkedOn }) => checkedOn).toSorted((a, b) => b.localeCompare(a));
  return { ran, read: facts.length - ran, latest };
}
