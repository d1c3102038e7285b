import { currentPrice } from '../catalog/current-price.ts';
import { takeBilling } from '../invoices/take-billing.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { changePlan } from './change-plan.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { expireCheckout } from './expire-checkout.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { openCheckout } from './open-checkout.ts';
import { placeOrder } from './place-order.ts';
import { presentQuote } from './present-quote.ts';
import { priceOrder } from './price-order.ts';
import { requireConsent } from './require-consent.ts';
import { requireCustomer } from './require-customer.ts';
import { requireExpectedOffer } from './require-expected-offer.ts';
import { requireNoSubscription } from './require-no-subscription.ts';
import { shownOffer } from './shown-offer.ts';

/**
 * Places an order and returns the address of its payment page. The order is stored before the provider is asked, and repeated
 * with the same key: a second click, a second tab or a crash in between leads to one page and one payment.
 */
export async function startCheckout(context: OpenBilling, input: CheckoutInput): Promise<{ readonly url: string }> {
  if (input.changesPlan && input.kind === 'subscription') return changePlan(context, input);
  const { consent, buyer, kind } = input;
  const language = requireConsent(consent, context.operator);
  const priceId = await currentPrice(context.database, input.priceId);
  const priced = await priceOrder(context, { ...input, priceId, changesPlan: false, userId: buyer.userId });
  const billing = await takeBilling(context, {
    userId: buyer.userId,
    amount: Math.max(priced.amount, priced.offer.amount),
    given: input.billing,
  });
  requireExpectedOffer(presentQuote(context, priced, billing), shownOffer(input));
  const customer = await requireCustomer(context, { ...buyer, language }, priced.offer.currency);
  if (kind === 'subscription') await requireNoSubscription(context, { userId: buyer.userId, customer });
  for (;;) {
    const { order, replaced } = await placeOrder(context, { ...input, billing }, priced, language);
    for (const session of replaced) await expireCheckout(context, session);
    if (order.checkout_session_id === null) {
      await input.usePage();
      return { url: await openCheckout(context, { order, customer, priced }) };
    }
    const session = await context.payments.stripe.checkout.sessions.retrieve(order.checkout_session_id);
    if (session.status === 'open' && session.url !== null) return { url: session.url };
    // paid or expired meanwhile: settle that order and place another one
    await fulfilOrder(context, session.id);
    if (kind === 'subscription') await requireNoSubscription(context, { userId: buyer.userId, customer });
  }
}
