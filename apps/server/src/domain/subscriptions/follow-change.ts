import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { dropChange } from './drop-change.ts';
import { mailDroppedChange } from './mail-dropped-change.ts';
import { releaseSchedule } from './release-schedule.ts';
import { releaseStaleSchedule } from './release-stale-schedule.ts';

/**
 * Follows what the provider made of an ordered change of plan: the order is fulfilled once the subscription has the new price, and
 * canceled if the subscription ends or the provider dropped the schedule. The schedule of an order that is no more is released.
 * `readAt` is the database's time before the subscription was read: a change that was ordered later is not in it.
 */
export async function followChange(
  context: OpenBilling,
  subscription: Stripe.Subscription,
  readAt: Date,
): Promise<void> {
  const { siteUrl } = context;
  const { kysely } = context.database;
  const hasSchedule = subscription.schedule != null && !(await releaseStaleSchedule(context, subscription));
  const [item] = subscription.items.data;
  const pending = await kysely
    .selectFrom('public.orders')
    .select(['id', 'stripe_price_id as priceId', 'starts_at as startsAt'])
    .where('stripe_subscription_id', '=', subscription.id)
    .where('state', '=', 'scheduled')
    .where('scheduled_at', '<', readAt)
    .executeTakeFirst();
  if (pending === undefined || item === undefined) return;
  if (item.price.id === pending.priceId) {
    // a schedule that is left would refuse a cancellation
    await releaseSchedule(context, subscription);
    await kysely
      .updateTable('public.orders')
      .set({ state: 'fulfilled', fulfilled_at: sql`now()`, starts_at: startOf(pending.startsAt, item) })
      .where('id', '=', pending.id)
      .where('state', '=', 'scheduled')
      .execute();
    return;
  }
  const ends = subscription.cancel_at !== null || subscription.cancel_at_period_end;
  const isOver = endedStatuses.some((ended) => ended === subscription.status);
  if (!ends && !isOver && hasSchedule) return;
  const because = ends || isOver ? 'plan_ends' : 'taken_back';
  const dropped = { orderId: pending.id, because } as const;
  await kysely.transaction().execute(async (transaction) => {
    if (await dropChange(transaction, dropped)) await mailDroppedChange(transaction, siteUrl, dropped);
  });
}

/** The provider may have begun the period of the new plan earlier than planned, never later. */
function startOf(planned: Date | null, { current_period_start: start }: Stripe.SubscriptionItem): Date {
  const begun = new Date(start * 1000);
  return planned === null || begun < planned ? begun : planned;
}
