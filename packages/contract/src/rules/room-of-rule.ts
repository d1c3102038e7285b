import type { RuleSize } from './rule-size.ts';

/** Both sides of an app need more than one does; beyond the lean size there is enough. */
const shareForBoth = 1.2;

/** Returns the most characters of a rule's document, from the room that its target gives to each size. */
export function roomOfRule(
  budget: Readonly<Record<RuleSize, number>>,
  size: RuleSize,
  applicationType: string | undefined,
): number {
  if (size !== 'lean' || applicationType !== 'Fullstack') return budget[size];
  return Math.min(Math.round(budget.lean * shareForBoth), budget.standard);
}
