import { paths } from '@regelwerk/contract/shared/paths';
import { currentPrice } from '../catalog/current-price.ts';
import { takeBilling } from '../invoices/take-billing.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { expireCheckout } from './expire-checkout.ts';
import { placeOrder } from './place-order.ts';
import { presentQuote } from './present-quote.ts';
import { priceOrder } from './price-order.ts';
import { requireConsent } from './require-consent.ts';
import { requireCustomer } from './require-customer.ts';
import { requireExpectedOffer } from './require-expected-offer.ts';
import { scheduleChange } from './schedule-change.ts';
import { shownOffer } from './shown-offer.ts';

/**
 * Orders another plan in the place of the running one, from the end of its period on. The order is stored before the provider is
 * asked; ordering the same again leads to the same order. Returns the address of the order.
 */
export async function changePlan(context: OpenBilling, input: CheckoutInput): Promise<{ readonly url: string }> {
  const { consent, buyer } = input;
  const language = requireConsent(consent, context.operator);
  const priceId = await currentPrice(context.database, input.priceId);
  const priced = await priceOrder(context, { ...input, priceId, userId: buyer.userId });
  const { change } = priced;
  if (change === undefined) throw new Error('a change of plan is priced as one');
  if (change.pending !== undefined) return { url: addressOf(context, change.pending.number) };
  const billing = await takeBilling(context, {
    userId: buyer.userId,
    amount: priced.offer.amount,
    given: input.billing,
  });
  requireExpectedOffer(presentQuote(context, priced, billing), shownOffer(input));
  await requireCustomer(context, { ...buyer, language }, priced.offer.currency);
  const { order, replaced } = await placeOrder(context, { ...input, billing }, priced, language);
  for (const session of replaced) await expireCheckout(context, session);
  await scheduleChange(context, order.id);
  return { url: addressOf(context, order.number) };
}

const addressOf = ({ siteUrl }: OpenBilling, number: string) => `${siteUrl}${paths.order}?number=${number}`;
