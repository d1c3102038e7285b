import type { Stripe } from 'stripe';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { type DropReason, dropChange } from '../subscriptions/drop-change.ts';
import { readScheduledOrder } from '../subscriptions/read-scheduled-order.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { releaseSchedule } from '../subscriptions/release-schedule.ts';
import { mailDroppedChange } from './mail-dropped-change.ts';

/** Takes a change of plan off at the provider and cancels its order; returns false, and cancels nothing, if it has started after all. */
export async function dropPendingChange(
  context: OpenBilling,
  orderId: string,
  because: Exclude<DropReason, 'undone' | 'unpaid'>,
): Promise<boolean> {
  const { database, payments, siteUrl } = context;
  const { subscriptions } = payments.stripe;
  const order = await database.kysely
    .selectFrom('public.orders')
    .select(['stripe_price_id as priceId', 'stripe_subscription_id as id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { id } = order;
  if (id === null) throw new Error('a change of plan has a subscription');
  const subscription = await subscriptions.retrieve(id);
  const scheduled = await readScheduledOrder(context, subscription);
  // another change may have been ordered since, or the operator has a schedule of their own
  const isOurs = scheduled === undefined ? await leadsTo(context, subscription, order.priceId) : scheduled === orderId;
  if (isOurs) await releaseSchedule(context, subscription);
  // it may have started until then, and from now on it cannot
  const { items } = await subscriptions.retrieve(id);
  if (items.data[0]?.price.id === order.priceId) {
    await refreshSubscription(context, id);
    return false;
  }
  await database.kysely.transaction().execute(async (transaction) => {
    const isDropped = await dropChange(transaction, { orderId, because });
    // a withdrawal has a mail of its own
    if (isDropped && because !== 'withdrawn') await mailDroppedChange(transaction, siteUrl, { orderId, because });
  });
  return true;
}

/** Whether a schedule that names no order, as one of a former version or one that is being written, brings a price. */
async function leadsTo(
  { payments }: OpenBilling,
  { schedule }: Pick<Stripe.Subscription, 'schedule'>,
  priceId: string | null,
): Promise<boolean> {
  const id = idOf(schedule);
  if (id === undefined) return false;
  const { phases } = await payments.stripe.subscriptionSchedules.retrieve(id);
  return phases.some(({ items }) => items.some(({ price }) => idOf(price) === priceId));
}
