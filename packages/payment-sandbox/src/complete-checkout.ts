import { isRedeemable, redeemDiscount } from './discounts.ts';
import type { Card, Objects } from './objects.ts';
import { homeCountry, openDispute, takePayment } from './payment.ts';
import { startSubscription } from './subscription-cycle.ts';
import type { World } from './world.ts';

type Session = Objects['checkout.session'];

const surcharge = 100;
const foreignCountry = 'AT';

/** The outcome of a payment; all but `completed` change nothing. */
export type CheckoutOutcome = 'completed' | 'declined' | 'needs_action' | 'used_up' | 'closed';

/**
 * Completes a checkout as if the customer had paid on the hosted page. `isConfirmed` means that they passed the
 * bank's check.
 */
export async function completeCheckout(
  world: World,
  session: Session,
  card: Card,
  isConfirmed = false,
): Promise<CheckoutOutcome> {
  if (session.status !== 'open' || session.expires_at <= world.now) return 'closed';
  if (card === 'declined') return 'declined';
  if (card === 'needs_action' && !isConfirmed) return 'needs_action';
  // several pages may have been opened for one redemption
  for (const discount of session.discounts) if (!(await isRedeemable(world, discount))) return 'used_up';
  const total = session.amount_total ?? 0;
  const isDelayed = card === 'delayed' || card === 'delayed_fails';
  const country = card === 'foreign' ? foreignCountry : homeCountry;
  const customer = await world.find('customer', session.customer);
  const completed: Session = {
    ...session,
    status: 'complete',
    url: null,
    // the page asks for the country of the card, as the provider's does
    customer_details: { email: customer?.email ?? null, name: customer?.name ?? null, address: { country } },
  };
  for (const discount of session.discounts) await redeemDiscount(world, discount);
  if (session.mode === 'subscription') {
    const { subscription, invoice } = await startSubscription(world, session, card);
    completed.subscription = subscription;
    completed.invoice = invoice;
    completed.payment_status = total === 0 ? 'no_payment_required' : 'paid';
  } else if (total === 0) {
    completed.payment_status = 'no_payment_required';
  } else if (isDelayed) {
    // the bank answers within days of virtual time
    completed.payment_intent = world.newId('pi');
    await world.save('payment_intent', {
      id: completed.payment_intent,
      object: 'payment_intent',
      amount: total,
      amount_received: 0,
      created: world.now,
      currency: session.currency ?? 'eur',
      customer: session.customer,
      latest_charge: null,
      livemode: false,
      metadata: { outcome: card },
      status: 'processing',
    });
  } else {
    if (card === 'surcharged') completed.amount_total = total + surcharge;
    const intent = await takePayment(world, { ...paymentOf(completed), country });
    completed.payment_intent = intent.id;
    completed.payment_status = 'paid';
    if (card === 'disputed') await openDispute(world, intent);
  }
  await world.save('checkout.session', completed);
  await world.announce('checkout.session.completed', completed);
  return 'completed';
}

/** Applies a bank's delayed answer. */
export async function settleDelayed(world: World, session: Session): Promise<void> {
  const waiting = await world.read('payment_intent', session.payment_intent ?? '');
  if (waiting.metadata.outcome === 'delayed_fails') {
    await world.save('payment_intent', { ...waiting, status: 'requires_payment_method' });
    await world.announce('checkout.session.async_payment_failed', session);
    return;
  }
  const intent = await takePayment(world, paymentOf(session));
  await world.remove('payment_intent', waiting.id);
  const paid: Session = { ...session, payment_status: 'paid', payment_intent: intent.id };
  await world.save('checkout.session', paid);
  await world.announce('checkout.session.async_payment_succeeded', paid);
}

const paymentOf = ({ amount_total, currency, customer, metadata }: Session) => ({
  amount: amount_total ?? 0,
  currency: currency ?? 'eur',
  customer,
  metadata: metadata ?? {},
});
