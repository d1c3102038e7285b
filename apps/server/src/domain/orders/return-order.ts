import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { isForPeriod } from '../subscriptions/is-for-period.ts';
import { recordInvoice } from '../subscriptions/record-invoice.ts';
import { closeReturnedOrder } from './close-returned-order.ts';
import { endReturnedPlan } from './end-returned-plan.ts';
import { refundPayment } from './refund-payment.ts';

/**
 * Refunds an order in review: ends its subscription, refunds all of its payments and closes it. Returns its state; run again, it
 * continues where it stopped.
 */
export async function returnOrder(context: OpenBilling, orderId: string): Promise<'refunded' | 'failed' | 'review'> {
  const { database } = context;
  const order = await database.kysely
    .selectFrom('public.orders')
    .select(['payment_intent_id', 'stripe_subscription_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const subscription = order.stripe_subscription_id;
  if (subscription !== null) {
    await endReturnedPlan(context, subscription);
    await refundPeriods(context, subscription);
  } else if (order.payment_intent_id !== null)
    await refundPayment(context, { payment_intent: order.payment_intent_id });
  return closeReturnedOrder(context, orderId);
}

/** Refunds whatever is left of the charge for every paid period of a plan. */
async function refundPeriods(context: OpenBilling, subscription: string): Promise<void> {
  const { invoices } = context.payments.stripe;
  for await (const invoice of invoices.list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] })) {
    const payment = idOf(invoice.payments?.data[0]?.payment.payment_intent);
    if (invoice.id === undefined || payment === undefined || !invoice.lines.data.some(isForPeriod)) continue;
    await recordInvoice(context, invoice.id);
    await refundPayment(context, { payment_intent: payment });
  }
}
