import type { Objects } from './objects.ts';
import { takePayment } from './payment.ts';
import type { World } from './world.ts';

/** Charges the card of a subscription for an invoice, and saves it; returns whether it is paid. */
export async function payInvoice(
  world: World,
  subscription: Objects['subscription'],
  invoice: Objects['invoice'],
): Promise<boolean> {
  const isFirst = invoice.billing_reason === 'subscription_create';
  if (invoice.total > 0 && subscription._card === 'fails_later' && !isFirst) {
    await world.save('invoice', invoice);
    await world.announce('invoice.payment_failed', invoice);
    return false;
  }
  const intent =
    invoice.total === 0
      ? undefined
      : await takePayment(world, {
          amount: invoice.total,
          currency: invoice.currency,
          customer: invoice.customer,
          metadata: {},
        });
  const paid: Objects['invoice'] = {
    ...invoice,
    amount_paid: invoice.total,
    amount_remaining: 0,
    status: 'paid',
    _payment_intent: intent?.id ?? null,
  };
  await world.save('invoice', paid);
  await world.announce('invoice.paid', paid);
  return true;
}
