import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { sql } from 'kysely';
import { queueAlert } from '../alerts/queue-alert.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { dropChange } from '../subscriptions/drop-change.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { returnToFormerPlan } from '../subscriptions/return-to-former-plan.ts';
import { voidUnpaidInvoices } from '../subscriptions/void-unpaid-invoices.ts';

const overdue: readonly string[] = ['past_due', 'unpaid'];

/**
 * Undoes a change of plan whose first charge failed: its invoice is voided, its order canceled, and the plan before it goes on at its
 * own price. A payment that arrives first, or is still under way, leaves the change as it is. Run again, it continues where it stopped.
 */
export async function undoUnpaidChange(context: OpenBilling, orderId: string): Promise<void> {
  const { database, payments, siteUrl } = context;
  const order = await database.kysely
    .selectFrom('public.orders')
    .select(['number', 'stripe_price_id as priceId', 'stripe_subscription_id as subscriptionId'])
    .where('id', '=', orderId)
    .where('changes_order_id', 'is not', null)
    .executeTakeFirst();
  if (order === undefined || order.subscriptionId === null) return;
  const { subscriptionId: id } = order;
  // its start may not be recorded yet
  await refreshSubscription(context, id);
  const {
    status,
    items,
    cancel_at: end,
    cancel_at_period_end: endsWithPeriod,
  } = await payments.stripe.subscriptions.retrieve(id);
  if (items.data[0]?.price.id !== order.priceId || endedStatuses.some((ended) => ended === status)) return;
  if (overdue.includes(status)) await voidUnpaidInvoices(context, id);
  const isUndone = await database.kysely.transaction().execute(async (transaction) => {
    const settled = await transaction
      .selectFrom('public.orders as o')
      .select('o.state')
      .where('o.id', '=', orderId)
      .where(sql<boolean>`not exists (
        select from public.invoices i where i.stripe_subscription_id = o.stripe_subscription_id and i.status <> 'void'
          and private.order_of_period(i.stripe_subscription_id, i.period_start) = o.id
      )`)
      .forUpdate()
      .executeTakeFirst();
    if (settled?.state === 'fulfilled') {
      const because = end !== null || endsWithPeriod ? 'unpaid_and_plan_ends' : 'unpaid';
      await dropChange(transaction, { orderId, siteUrl, because });
      const facts = { number: orderNumber(order.number) };
      await queueAlert(transaction, { kind: 'change_undone', key: `change:${orderId}`, facts });
    }
    return settled !== undefined;
  });
  if (isUndone) await returnToFormerPlan(context, orderId);
}
