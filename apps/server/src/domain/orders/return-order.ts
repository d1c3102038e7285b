import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordInvoice } from '../subscriptions/record-invoice.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { closeReturnedOrder } from './close-returned-order.ts';
import { refundPayment } from './refund-payment.ts';
import { retrieveSession } from './retrieve-session.ts';

/**
 * Refunds an order in review: ends its subscription, refunds its payment and closes it. Returns its state; run again, it
 * continues where it stopped.
 */
export async function returnOrder(context: OpenBilling, orderId: string): Promise<'refunded' | 'failed' | 'review'> {
  const { database, payments } = context;
  const order = await database.kysely
    .selectFrom('public.orders')
    .select(['checkout_session_id', 'payment_intent_id', 'stripe_subscription_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const subscription = order.stripe_subscription_id;
  let payment = order.payment_intent_id;
  if (subscription !== null) {
    try {
      await payments.stripe.subscriptions.cancel(subscription);
    } catch (error) {
      if (providerFailure(error) !== 'missing') throw error;
    }
    await refreshSubscription(context, subscription);
    const session = await retrieveSession(context, order.checkout_session_id ?? '');
    const invoice = idOf(session?.invoice);
    if (invoice !== undefined) {
      await recordInvoice(context, invoice);
      payment = await paymentOfInvoice(context, invoice);
    }
  }
  if (payment !== null) await refundPayment(context, { payment_intent: payment });
  return closeReturnedOrder(context, orderId);
}

async function paymentOfInvoice({ database }: OpenBilling, id: string): Promise<string | null> {
  const invoice = await database.kysely
    .selectFrom('public.invoices')
    .select('payment_intent_id as payment')
    .where('id', '=', id)
    .executeTakeFirst();
  return invoice?.payment ?? null;
}
