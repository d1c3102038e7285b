import type { Summary } from './summary.ts';

/** Whether the median keeps the figure's bound; undefined without one. */
export function isMet({ goal, value, ratio }: Summary): boolean | undefined {
  if (goal === undefined) return undefined;
  const { median } = goal.of === 'ratio' && ratio !== undefined ? ratio : value;
  return median >= (goal.atLeast ?? -Infinity) && median <= (goal.atMost ?? Infinity);
}
