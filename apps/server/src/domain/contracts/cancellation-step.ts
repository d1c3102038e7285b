import type { Database } from '@regelwerk/database/open-database';
import type { Stripe } from 'stripe';
import { askedAtKey, isAskedEnd, presentEnd } from './asked-end.ts';
import { firstTermStart } from './first-term-start.ts';
import { isEndSettled } from './is-end-settled.ts';
import { noticeEndKey } from './notice-end.ts';
import { earliestOf, type PlanEnds, planEnds } from './plan-ends.ts';
import { shortenedEnd } from './shortened-end.ts';

/**
 * Returns the job that a canceled subscription needs next: one that ends it again, one that brings its end forward, one that moves an end that
 * nothing asks for any more, or one that pays back the rest after its end; undefined if it needs none.
 */
export async function cancellationStep(
  { kysely }: Database,
  subscription: Stripe.Subscription,
): Promise<'keepNotice' | 'shortenNotice' | 'followEnd' | 'settleEndedPlan' | undefined> {
  if (isNoticeUndone(subscription)) return 'keepNotice';
  if (shortenedEnd(subscription) !== undefined) return 'shortenNotice';
  const ends = await planEnds(kysely, subscription.id);
  if (subscription.ended_at === null) return isEndUnfounded(subscription, ends) ? 'followEnd' : undefined;
  if (!endedEarly(subscription, ends.cancellation)) return undefined;
  return (await isEndSettled(kysely, subscription.id)) ? undefined : 'settleEndedPlan';
}

/** Whether the operator ended it with notice, and its subscriber reactivated it at the provider. */
const isNoticeUndone = ({ status, metadata, cancel_at: end, cancel_at_period_end: endsAnyway }: Stripe.Subscription) =>
  status !== 'canceled' && end === null && !endsAnyway && Number(metadata[noticeEndKey] ?? 0) > 0;

/**
 * Whether it ends when we set it to, although what asked for that no longer counts: its job was given up. Without the time at which
 * we set it, it may be an end that its subscriber has set since.
 */
function isEndUnfounded(subscription: Stripe.Subscription, ends: PlanEnds): boolean {
  const end = earliestOf(ends);
  if (ends.isOver || !isAskedEnd(subscription) || subscription.metadata[askedAtKey] === undefined) return false;
  return end === undefined || end.getTime() / 1000 > (presentEnd(subscription) ?? 0);
}

/**
 * Whether it was canceled and ended within a period, by a declaration or after its first term, so that a part of the price may
 * be left. A plan that ended because its payments failed was canceled by nobody.
 */
function endedEarly(subscription: Stripe.Subscription, declared: Date | null): boolean {
  const { items, ended_at: endedAt, cancellation_details: details } = subscription;
  const [item] = items.data;
  if (item === undefined || endedAt === null) return false;
  if (declared !== null && declared.getTime() / 1000 < item.current_period_end) return true;
  if (endedAt >= item.current_period_end) return false;
  return details?.reason !== 'payment_failed' && item.current_period_start > firstTermStart(subscription);
}
