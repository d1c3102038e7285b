import type { RefundableOrder } from '@regelwerk/contract/admin/admin-notices';
import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import { cancellationEnd } from '../contracts/cancellation-end.ts';
import { isEndSettled } from '../contracts/is-end-settled.ts';
import { planPayments } from '../contracts/plan-payments.ts';
import type { Contract } from '../contracts/read-contracts.ts';
import { refundAtEnd } from '../contracts/refund-at-end.ts';

/** A declared cancellation, as far as its outcome depends on it. */
export interface CancellationNotice {
  readonly receivedAt: Date;
  /** The day that it names; empty for the earliest possible end. */
  readonly end: string;
  readonly isExtraordinary: boolean;
}

/**
 * Returns what a declared cancellation does to a plan: when the plan ends by it, with notice and for good cause, and what goes back
 * of the person's payments for the time after that. Undefined for a contract that it cannot end: a package, a plan that was changed, or one whose end is settled.
 */
export async function presentCancellation(
  executor: Kysely<Schema>,
  now: Date,
  {
    contracts,
    plan: { subscriptionId, isPresentPlan },
    notice: { receivedAt, end, isExtraordinary },
  }: { readonly contracts: readonly Contract[]; readonly plan: Contract; readonly notice: CancellationNotice },
): Promise<NonNullable<RefundableOrder['cancellation']> | undefined> {
  if (subscriptionId === null || !isPresentPlan || (await isEndSettled(executor, subscriptionId))) return undefined;
  const payments = planPayments(contracts, subscriptionId);
  const outcome = async (isForCause: boolean) => {
    const effectiveEnd = await cancellationEnd(executor, subscriptionId, { receivedAt, end, isForCause });
    if (effectiveEnd === undefined) return undefined;
    const refund = payments.reduce((sum, payment) => sum + refundAtEnd(payment, effectiveEnd.getTime()), 0);
    return { ends_at: effectiveEnd.toISOString(), has_ended: effectiveEnd <= now, refund };
  };
  const withNotice = await outcome(false);
  const forCause = isExtraordinary ? await outcome(true) : undefined;
  if (withNotice === undefined) return undefined;
  return { with_notice: withNotice, for_cause: forCause ?? null };
}
