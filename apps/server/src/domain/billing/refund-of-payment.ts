import type { ContractPayment } from './read-contracts.ts';
import { shareOf } from './share-of.ts';

/** What a settlement pays back of one payment, in minor units and maybe nothing, and how many used tokens nobody owes for it. */
export interface Refund {
  readonly payment: string;
  readonly amount: number;
  readonly keptTokens: number;
}

/**
 * What a withdrawal pays back of one payment: all of it but the value of the tokens used since the buyer agreed to early
 * performance and the confirmation left; where a period brings no tokens, of the time since then. Rounded up to whole minor
 * units, in favor of the consumer, and never more than is left of the payment.
 */
export function refundOfPayment(
  { payment, paid, tokens, unspent, unconfirmed, returned, periodStart, periodEnd }: ContractPayment,
  { valueFrom, withdrawnAt }: { readonly valueFrom: Date | null; readonly withdrawnAt: Date },
): Refund | undefined {
  if (payment === null) return undefined;
  const worth =
    tokens > 0
      ? shareOf(paid, unspent + unconfirmed, tokens)
      : unusedTime(paid, { periodStart, periodEnd, valueFrom, withdrawnAt });
  const amount = Math.min(worth, paid - returned);
  return { payment, amount: Math.max(0, amount), keptTokens: unconfirmed };
}

interface Time {
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly valueFrom: Date | null;
  readonly withdrawnAt: Date;
}

function unusedTime(paid: number, { periodStart, periodEnd, valueFrom, withdrawnAt }: Time): number {
  if (periodStart === null || periodEnd === null || valueFrom === null) return paid;
  const whole = periodEnd.getTime() - periodStart.getTime();
  const from = Math.max(valueFrom.getTime(), periodStart.getTime());
  const used = Math.min(Math.max(0, withdrawnAt.getTime() - from), whole);
  return whole <= 0 ? paid : shareOf(paid, whole - used, whole);
}
