import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { dropChange } from './drop-change.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { releaseSchedule } from './release-schedule.ts';

/** Takes back a person's own change of plan that has not started: the present plan goes on as before. */
export async function takeBackChange(
  context: OpenBilling,
  { userId, number }: { readonly userId: string; readonly number: number },
): Promise<void> {
  const { kysely } = context.database;
  const order = await kysely
    .selectFrom('public.orders')
    .select(['id', 'state', 'stripe_price_id as priceId', 'stripe_subscription_id as subscriptionId'])
    .where('user_id', '=', userId)
    .where('number', '=', String(number))
    .where('changes_order_id', 'is not', null)
    .executeTakeFirst();
  if (order === undefined || order.subscriptionId === null)
    throw new AppError('not_found', 'This order does not exist.', { field: 'number' });
  if (order.state === 'canceled') return;
  const started = new AppError('stale_edit', 'The new plan has started already.', { field: 'number' });
  if (order.state !== 'scheduled') throw started;
  const subscription = await context.payments.stripe.subscriptions.retrieve(order.subscriptionId);
  if (subscription.items.data[0]?.price.id === order.priceId) {
    await refreshSubscription(context, order.subscriptionId);
    throw started;
  }
  await releaseSchedule(context, subscription);
  await kysely
    .transaction()
    .execute((transaction) =>
      dropChange(transaction, { orderId: order.id, siteUrl: context.siteUrl, because: 'taken_back' }),
    );
}
