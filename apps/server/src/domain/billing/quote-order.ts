import type { ExpectedOffer, Quote } from '@regelwerk/contract/checkout';
import type { OpenBilling } from './billing-context.ts';
import { presentQuote } from './present-quote.ts';
import { priceOrder } from './price-order.ts';
import { requireExpected } from './require-expected.ts';

/** What an order would cost, as it is shown before the order. */
export async function quoteOrder(
  context: OpenBilling,
  input: {
    readonly userId: string;
    readonly priceId: string;
    readonly promotionCode: string | undefined;
    readonly expected?: ExpectedOffer;
  },
): Promise<Quote> {
  const quote = presentQuote(context, await priceOrder(context, input));
  requireExpected(quote, input.expected);
  return quote;
}
