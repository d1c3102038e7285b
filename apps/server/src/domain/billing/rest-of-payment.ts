import type { ContractPayment } from './read-contracts.ts';
import { shareOf } from './share-of.ts';

/**
 * What a payment for a period pays back when its plan ends at a time, in milliseconds since 1970: the share of the time that
 * is left, or of the unused tokens where that is less. Minor units.
 */
export function restOfPayment(
  { paid, tokens, unspent, returned, periodStart, periodEnd }: ContractPayment,
  ended: number,
): number {
  if (periodStart === null || periodEnd === null) return 0;
  const [start, end] = [periodStart.getTime(), periodEnd.getTime()];
  if (ended >= end) return 0;
  const time = shareOf(paid, end - Math.max(ended, start), end - start);
  const left = tokens > 0 ? shareOf(paid, unspent, tokens) : paid;
  return Math.max(0, Math.min(time, left, paid - returned));
}
