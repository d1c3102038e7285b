import type { ExpectedOffer, Quote } from '@regelwerk/contract/shop/checkout';
import { isVatIdValid } from '../invoices/is-vat-id-valid.ts';
import { proveVatId } from '../invoices/prove-vat-id.ts';
import { requireServedCountry } from '../invoices/require-served-country.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { presentQuote } from './present-quote.ts';
import { priceOrder } from './price-order.ts';

type Typed = { readonly country: string; readonly vatId: string } | undefined;

/** Returns the price of an order, as the order dialog shows it. */
export async function quoteOrder(
  context: OpenBilling,
  input: {
    readonly userId: string;
    readonly priceId: string;
    readonly promotionCode: string | undefined;
    readonly changesPlan: boolean;
    readonly expected?: ExpectedOffer;
    readonly buyer?: Typed;
  },
): Promise<Quote> {
  const priced = await priceOrder(context, input);
  const buyer = input.buyer && (await identify(context, input.userId, input.buyer));
  if (buyer !== undefined) {
    const amount = Math.max(priced.amount, priced.offer.amount);
    await requireServedCountry(context, { country: buyer.country, hasVatId: buyer.vatIdProof !== null, amount });
  }
  return presentQuote(context, priced, buyer, input.expected);
}

/** A VAT id that is still being typed is none yet, and is not looked up. */
async function identify(context: OpenBilling, userId: string, typed: NonNullable<Typed>) {
  const buyer = isVatIdValid(typed) ? typed : { ...typed, vatId: '' };
  return { ...buyer, vatIdProof: await proveVatId(context, userId, buyer) };
}
