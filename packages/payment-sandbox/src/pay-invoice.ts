import type { Card, Objects } from './objects.ts';
import { takePayment } from './payment.ts';
import type { World } from './world.ts';

/** The most that the card `limited` pays after the first payment, in minor units. */
const limit = 1000;

/** Charges the card of a subscription for an invoice, unless it is paid, and saves it; returns whether it is paid. */
export async function payInvoice(
  world: World,
  subscription: Objects['subscription'],
  due: Objects['invoice'],
): Promise<boolean> {
  if (due.status === 'paid') return true;
  const invoice = { ...due, attempted: true, attempt_count: due.attempt_count + 1 };
  const isFirst = invoice.billing_reason === 'subscription_create';
  if (!isFirst && isRefused(subscription._card, invoice.total)) {
    await world.save('invoice', invoice);
    await world.announce('invoice.payment_failed', invoice);
    return false;
  }
  const intent = await takePayment(world, {
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
    status_transitions: { ...invoice.status_transitions, paid_at: world.now },
    _payment_intent: intent.id,
  };
  await world.save('invoice', paid);
  await world.announce('invoice.paid', paid);
  return true;
}

const isRefused = (card: Card, total: number) => card === 'fails_later' || (card === 'limited' && total > limit);
