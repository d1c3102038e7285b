import { prorate } from './prorate.ts';
import type { ContractPayment } from './read-contracts.ts';

/**
 * The part of one payment that a settlement pays back, in minor units, possibly 0, and the used tokens that the person does not
 * owe for it.
 */
export interface Refund {
  readonly payment: string;
  readonly amount: number;
  readonly keptTokens: number;
}

/**
 * Returns the part of one payment that a withdrawal pays back: all except the value of the tokens used after the buyer agreed
 * to early performance and the confirmation was sent, and of a plan no more than the share of the time since then
 * (`withdrawalRules`). Rounded up to whole minor units, in favor of the consumer, and at most the rest of the payment. Undefined if
 * there was no payment.
 */
export function refundAfterWithdrawal(
  { payment, paid, tokens, unspent, unconfirmed, returned, periodStart, periodEnd }: ContractPayment,
  { valueFrom, withdrawnAt }: { readonly valueFrom: Date | null; readonly withdrawnAt: Date },
): Refund | undefined {
  if (payment === null) return undefined;
  const ofTokens = tokens > 0 ? prorate(paid, unspent + unconfirmed, tokens) : 0;
  const hasTime = tokens === 0 || periodStart !== null;
  const ofTime = hasTime ? unusedTime(paid, { periodStart, periodEnd, valueFrom, withdrawnAt }) : 0;
  const amount = Math.max(0, Math.min(Math.max(ofTokens, ofTime), paid - returned));
  // the ledger takes tokens in proportion to the money; of used ones only those that were not paid for in another way
  const taken = (money: number) => (paid === 0 ? 0 : Math.floor((tokens * money) / paid));
  const overdrawn = taken(returned + amount) - taken(returned) - unspent;
  return { payment, amount, keptTokens: Math.max(unconfirmed, overdrawn) };
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
  return whole <= 0 ? paid : prorate(paid, whole - used, whole);
}
