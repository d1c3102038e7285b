import type { Decision } from '../rule.ts';
import type { Placed } from './collect-directives.ts';

/**
 * Keeps one directive for each slot: security first, then the more specific, the heavier, the smaller id.
 * What lost is told as a decision, in the order of the slots.
 */
export function resolveSlots(collected: readonly Placed[]): { kept: Placed[]; decisions: Decision[] } {
  const winners = new Map<string, Placed>();
  for (const placed of collected) {
    const held = winners.get(placed.directive.slot);
    if (held === undefined || compare(placed, held) < 0) winners.set(placed.directive.slot, placed);
  }
  const kept = collected.filter((placed) => winners.get(placed.directive.slot) === placed);
  const decisions = collected.flatMap((placed) => {
    const winner = winners.get(placed.directive.slot);
    if (winner === undefined || winner === placed) return [];
    return [{ slot: placed.directive.slot, kept: winner.directive.id, dropped: placed.directive.id }];
  });
  return { kept, decisions };
}

function compare(a: Placed, b: Placed): number {
  return (
    Number(b.directive.class === 'security') - Number(a.directive.class === 'security') ||
    b.specificity - a.specificity ||
    b.directive.weight - a.directive.weight ||
    (a.directive.id < b.directive.id ? -1 : 1)
  );
}
