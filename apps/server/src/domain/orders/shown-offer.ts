import type { CheckoutInput } from './checkout-input.ts';

/**
 * Returns the parts of an offer that the caller saw: those that the order expects, its price, and the tokens that the page to
 * return to names.
 */
export function shownOffer({
  priceId,
  successUrl,
  expected,
}: Pick<CheckoutInput, 'priceId' | 'successUrl' | 'expected'>): Readonly<Record<string, unknown>> {
  const shown = /[?&]tokens=(\d{1,9})(?=[&#]|$)/.exec(successUrl ?? '')?.[1];
  return { priceId, ...(shown === undefined ? {} : { tokens: Number(shown) }), ...expected };
}
