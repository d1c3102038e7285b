import type { DecisionReason } from '@regelwerk/contract/rules/rule';
import type { PlacedDirective } from '../placed-directive.ts';

/** A conflict over one slot and how it was decided. */
export interface SlotDecision {
  readonly slot: string;
  readonly reason: DecisionReason;
  readonly kept: PlacedDirective;
  readonly dropped: PlacedDirective;
}

/**
 * Keeps one directive for each slot. An explicit `supersedes` wins, then security, then higher specificity, then higher
 * weight, then the smaller id. Each directive that loses becomes a decision, in the order of collection.
 */
export function resolveSlots(collected: readonly PlacedDirective[]): {
  kept: PlacedDirective[];
  decisions: SlotDecision[];
} {
  const decisions: SlotDecision[] = [];
  const supersededBy = new Map(
    collected.flatMap((placed) => (placed.directive.supersedes ?? []).map((id) => [id, placed] as const)),
  );
  const standing = collected.filter((placed) => {
    const winner = supersededBy.get(placed.directive.id);
    if (winner === undefined) return true;
    decisions.push({ slot: placed.directive.slot, reason: 'supersedes', kept: winner, dropped: placed });
    return false;
  });
  const winners = new Map<string, PlacedDirective>();
  for (const placed of standing) {
    const held = winners.get(placed.directive.slot);
    if (held === undefined || compare(placed, held).order < 0) winners.set(placed.directive.slot, placed);
  }
  const kept = standing.filter((placed) => {
    const winner = winners.get(placed.directive.slot);
    if (winner === undefined || winner === placed) return true;
    decisions.push({
      slot: placed.directive.slot,
      reason: compare(winner, placed).reason,
      kept: winner,
      dropped: placed,
    });
    return false;
  });
  return { kept, decisions };
}

function compare(a: PlacedDirective, b: PlacedDirective): { order: number; reason: DecisionReason } {
  const security = Number(b.directive.class === 'security') - Number(a.directive.class === 'security');
  if (security !== 0) return { order: security, reason: 'security' };
  if (a.specificity !== b.specificity) return { order: b.specificity - a.specificity, reason: 'specificity' };
  return {
    order: b.directive.weight - a.directive.weight || (a.directive.id < b.directive.id ? -1 : 1),
    reason: 'weight',
  };
}
