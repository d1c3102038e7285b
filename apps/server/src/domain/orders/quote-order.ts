import type { ExpectedOffer, Quote } from '@regelwerk/contract/shop/checkout';
import { orderVersions } from '@regelwerk/legal/order-versions';
import type { Addressee } from '../invoices/addressee.ts';
import { isVatIdValid } from '../invoices/is-vat-id-valid.ts';
import { proveVatId } from '../invoices/prove-vat-id.ts';
import { requireServedCountry } from '../invoices/require-served-country.ts';
import { vatIdState } from '../invoices/vat-id-state.ts';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { type PricedOffer, priceOrder } from './price-order.ts';
import type { PlanChange } from './read-plan-change.ts';

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
  const quote = presentQuote(context, priced, buyer);
  requireShownOffer(quote, input.expected);
  return quote;
}

/** A VAT id that is still being typed is none yet, and is not looked up. */
async function identify(context: OpenBilling, userId: string, typed: NonNullable<Typed>) {
  const buyer = isVatIdValid(typed) ? typed : { ...typed, vatId: '' };
  return { ...buyer, vatIdProof: await proveVatId(context, userId, buyer) };
}

/** Presents a priced offer as the order dialog shows it to this buyer. */
export function presentQuote(
  { clock, operator }: Pick<OpenBilling, 'clock' | 'operator'>,
  priced: PricedOffer,
  buyer: Pick<Addressee, 'vatId' | 'country' | 'vatIdProof'> | undefined,
): Quote {
  const { offer, trialDays, trialTokens, amount, discount, change } = priced;
  const firstCharge = new Date(clock().getTime() + trialDays * 86_400_000);
  return {
    priceId: offer.priceId,
    productName: offer.productName,
    tokens: offer.tokens,
    listAmount: offer.amount,
    amount,
    currency: offer.currency,
    interval: offer.interval,
    intervalCount: offer.intervalCount ?? 1,
    trialDays,
    trialTokens,
    firstChargeOn: trialDays > 0 ? firstCharge.toISOString() : null,
    discountName: discount?.name ?? null,
    discount,
    vatIdState: buyer === undefined ? 'none' : vatIdState(operator, buyer),
    startsOn: change?.startsAt.toISOString() ?? null,
    replaces: change === undefined ? null : presentPlan(change.order),
    consent: orderVersions(operator),
  };
}

function presentPlan(order: PlanChange['order']): NonNullable<Quote['replaces']> {
  const {
    product_name: productName,
    list_amount: listAmount,
    currency,
    interval,
    interval_count: intervalCount,
  } = order;
  return { productName, listAmount, currency, interval: interval ?? 'month', intervalCount: intervalCount ?? 1 };
}

/** Refuses an order whose offer differs from the one that its buyer saw. */
export function requireShownOffer(offer: Quote, shown: Readonly<Record<string, unknown>> | undefined): void {
  const offered: Readonly<Record<string, unknown>> = { ...offer };
  for (const [field, value] of Object.entries(shown ?? {}))
    if (value !== undefined && offered[field] !== value)
      throw new AppError('offer_changed', 'This offer has changed. Please look at it again.', {
        field: 'expected',
        offer,
      });
}
