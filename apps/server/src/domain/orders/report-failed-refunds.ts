import { disputedPayment } from '@regelwerk/contract/admin/admin-orders';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import type { Stripe } from 'stripe';
import { queueAlert } from '../alerts/queue-alert.ts';
import type { PaidSource } from '../invoices/lock-payment.ts';
import { isActiveRefund } from './is-active-refund.ts';

/**
 * Reports the refunds of a payment that failed at the provider, even after they had succeeded: to the operator, once for each, and at
 * the decision that they were made for, until it is carried out again.
 */
export async function reportFailedRefunds(
  transaction: Transaction<Schema>,
  source: PaidSource,
  refunds: readonly Stripe.Refund[],
): Promise<void> {
  const failed = refunds.filter((refund) => !isActiveRefund(refund));
  if (failed.length === 0) return;
  const number = await numberOf(transaction, source);
  for (const { id, metadata, failure_reason: reason, status } of failed) {
    await queueAlert(transaction, { kind: 'refund_failed', key: `refund:${id}`, facts: { number } });
    const settlement = metadata?.settlement;
    const isMadeAgain = refunds.some((one) => isActiveRefund(one) && one.metadata?.settlement === settlement);
    if (settlement === undefined || isMadeAgain) continue;
    await transaction
      .updateTable('private.settlements')
      .set({ problem: reason ?? status ?? '' })
      .where(sql<string>`id::text`, '=', settlement)
      // once the bank has decided, both are paid again
      .where(sql<boolean>`problem is distinct from ${disputedPayment}`)
      .execute();
  }
}

/** The number of the order that was paid, or of an invoice without one. */
async function numberOf(transaction: Transaction<Schema>, { type, id }: PaidSource): Promise<string> {
  const orders = transaction.selectFrom('public.orders as o').select('o.number');
  const order = await (type === 'order'
    ? orders.where('o.id', '=', id)
    : orders
        .innerJoin('public.invoices as i', 'i.stripe_subscription_id', 'o.stripe_subscription_id')
        .where('i.id', '=', id)
        .where('o.id', '=', sql<string>`private.order_of_period(i.stripe_subscription_id, i.period_start)`)
  ).executeTakeFirst();
  return order === undefined ? id : orderNumber(order.number);
}
