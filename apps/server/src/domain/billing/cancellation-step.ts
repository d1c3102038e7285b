import type { Database } from '@regelwerk/database/open-database';
import type { Stripe } from 'stripe';
import { endedForCause } from './end-for-cause.ts';
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
  const settled = await kysely
    .selectFrom('private.settlements as s')
    .innerJoin('public.orders as o', 'o.id', 's.order_id')
    .select('s.id')
    .where('o.stripe_subscription_id', '=', subscription.id)
    .executeTakeFirst();
  return settled === undefined ? 'settleEndedPlan' : undefined;
}

/** Whether it ended within a paid period, after its first term or for good cause, so that a part of the price is left. */
function endedEarly({ items, ended_at: endedAt, start_date, trial_end, metadata }: Stripe.Subscription): boolean {
  const [item] = items.data;
  if (item === undefined || endedAt === null) return false;
  const isOwed = metadata[endedForCause] !== undefined || item.current_period_start > (trial_end ?? start_date);
  return isOwed && endedAt < item.current_period_end;
}
