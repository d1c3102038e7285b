import { prorate } from './prorate.ts';
import type { ContractPayment } from './read-contracts.ts';

/**
 * Returns the part of a payment for a period that is paid back, in minor units, when its plan ends at `ended`, in milliseconds
 * since 1970: the share of the remaining time, or of the unused tokens if that is less.
 */
export function refundAtEnd(
  { paid, tokens, unspent, returned, periodStart, periodEnd }: ContractPayment,
  ended: number,
): number {
  if (periodStart === null || periodEnd === null) return 0;
  const [start, end] = [periodStart.getTime(), periodEnd.getTime()];
  if (ended >= end) return 0;
  const time = prorate(paid, end - Math.max(ended, start), end - start);
  const left = tokens > 0 ? prorate(paid, unspent, tokens) : paid;
  return Math.max(0, Math.min(time, left, paid - returned));
}
