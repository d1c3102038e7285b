import type { Database } from '@regelwerk/database/open-database';
import type { Stripe } from 'stripe';
import { endedForCause } from './end-for-cause.ts';
import { firstTermStart } from './first-term-start.ts';
import { isEndSettled } from './is-end-settled.ts';
import { shortenedEnd } from './shortened-end.ts';

/**
 * Returns the job that a cancelled subscription needs next: one that brings its end forward, or one that pays back the rest
 * after its end; undefined if it needs neither.
 */
export async function cancellationStep(
  { kysely }: Database,
  subscription: Stripe.Subscription,
): Promise<'shortenNotice' | 'settleEndedPlan' | undefined> {
  if (shortenedEnd(subscription) !== undefined) return 'shortenNotice';
  if (!endedEarly(subscription)) return undefined;
  return (await isEndSettled(kysely, subscription.id)) ? undefined : 'settleEndedPlan';
}

/**
 * Whether it was cancelled and ended within a period, after its first term or for good cause, so that a part of the price may
 * be left. A plan that ended because its payments failed was cancelled by nobody.
 */
function endedEarly(subscription: Stripe.Subscription): boolean {
  const { items, ended_at: endedAt, metadata, cancellation_details: details } = subscription;
  const [item] = items.data;
  if (item === undefined || endedAt === null || endedAt >= item.current_period_end) return false;
  if (metadata[endedForCause] !== undefined) return true;
  return details?.reason !== 'payment_failed' && item.current_period_start > firstTermStart(subscription);
}
