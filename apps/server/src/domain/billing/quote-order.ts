import type { ExpectedOffer, Quote } from '@regelwerk/contract/checkout';
import { requireServedCountry } from '../invoicing/require-served-country.ts';
import type { OpenBilling } from './billing-context.ts';
import { presentQuote } from './present-quote.ts';
import { priceOrder } from './price-order.ts';
import { requireExpectedOffer } from './require-expected-offer.ts';

/** Returns the price of an order, as the order dialog shows it. */
export async function quoteOrder(
  context: OpenBilling,
  input: {
    readonly userId: string;
    readonly priceId: string;
    readonly promotionCode: string | undefined;
    readonly expected?: ExpectedOffer;
    readonly buyer?: { readonly country: string; readonly hasVatId: boolean } | undefined;
  },
): Promise<Quote> {
  const priced = await priceOrder(context, input);
  if (input.buyer !== undefined)
    await requireServedCountry(context, { ...input.buyer, amount: Math.max(priced.amount, priced.offer.amount) });
  const quote = presentQuote(context, priced);
  requireExpectedOffer(quote, input.expected);
  return quote;
}
