import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { sql } from 'kysely';
import { queueAlert } from '../alerts/queue-alert.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { dropChange } from '../subscriptions/drop-change.ts';
import { mailDroppedChange } from '../subscriptions/mail-dropped-change.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { voidUnpaidInvoices } from '../subscriptions/void-unpaid-invoices.ts';
import { returnToFormerPlan } from './return-to-former-plan.ts';

const overdue: readonly string[] = ['past_due', 'unpaid'];

/**
 * Undoes a change of plan whose first charge failed: its invoice is voided, its order canceled, and the plan before it goes on at its
 * own price; then both sides hear of it. A payment that arrives first, or is still under way, leaves the change as it is. Run again, it
 * continues where it stopped.
 */
export async function undoUnpaidChange(context: OpenBilling, orderId: string): Promise<void> {
  const { database, siteUrl } = context;
  const order = await database.kysely
    .selectFrom('public.orders')
    .select(['number', 'stripe_price_id as priceId', 'stripe_subscription_id as subscriptionId'])
    .select('dropped_because as droppedBecause')
    .where('id', '=', orderId)
    .where('changes_order_id', 'is not', null)
    .executeTakeFirst();
  if (order === undefined) return;
  const { number, droppedBecause, ...plan } = order;
  if (droppedBecause !== 'unpaid' && !(await dropUnpaid(context, orderId, plan))) return;
  const goesOn = await returnToFormerPlan(context, orderId);
  await database.kysely.transaction().execute(async (transaction) => {
    const facts = { number: orderNumber(number), ...(goesOn ? {} : { plan: 'ended' }) };
    if (!(await queueAlert(transaction, { kind: 'change_undone', key: `change:${orderId}`, facts }))) return;
    const because = goesOn ? 'unpaid' : 'unpaid_and_plan_ends';
    await mailDroppedChange(transaction, siteUrl, { orderId, because });
  });
}

/** Cancels a change whose plan runs unpaid, and returns whether it has. */
async function dropUnpaid(
  context: OpenBilling,
  orderId: string,
  { priceId, subscriptionId: id }: { readonly priceId: string; readonly subscriptionId: string | null },
): Promise<boolean> {
  if (id === null) return false;
  // its start may not be recorded yet
  await refreshSubscription(context, id);
  const { status, items } = await context.payments.stripe.subscriptions.retrieve(id);
  if (items.data[0]?.price.id !== priceId || endedStatuses.some((ended) => ended === status)) return false;
  if (overdue.includes(status)) await voidUnpaidInvoices(context, id);
  return context.database.kysely.transaction().execute(async (transaction) => {
    const unpaid = await transaction
      .selectFrom('public.orders as o')
      .select('o.id')
      .where('o.id', '=', orderId)
      .where(sql<boolean>`not exists (
        select from public.invoices i where i.stripe_subscription_id = o.stripe_subscription_id and i.status <> 'void'
          and i.is_for_period and private.order_of_period(i.stripe_subscription_id, i.period_start) = o.id
      )`)
      .forUpdate()
      .executeTakeFirst();
    return unpaid !== undefined && dropChange(transaction, { orderId, because: 'unpaid' });
  });
}
