import type { Quote } from '@regelwerk/contract/shop/checkout';
import { orderVersions } from '@regelwerk/legal/order-versions';
import type { Addressee } from '../invoices/addressee.ts';
import { vatIdState } from '../invoices/vat-id-state.ts';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import type { PricedOffer } from './price-order.ts';
import type { PlanChange } from './read-plan-change.ts';

/** Presents a priced offer as the order dialog shows it to this buyer; refuses it if it differs from the one that they saw. */
export function presentQuote(
  { clock, operator }: Pick<OpenBilling, 'clock' | 'operator'>,
  priced: PricedOffer,
  buyer: Pick<Addressee, 'vatId' | 'country' | 'vatIdProof'> | undefined,
  expected: Readonly<Record<string, unknown>> | undefined,
): Quote {
  const { offer, trialDays, trialTokens, amount, discount, change } = priced;
  const firstCharge = new Date(clock().getTime() + trialDays * 86_400_000);
  const quote: Quote = {
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
  requireExpected(quote, expected);
  return quote;
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

function requireExpected(offer: Quote, expected: Readonly<Record<string, unknown>> | undefined): void {
  const offered: Readonly<Record<string, unknown>> = { ...offer };
  for (const [field, value] of Object.entries(expected ?? {}))
    if (value !== undefined && offered[field] !== value)
      throw new AppError('offer_changed', 'This offer has changed. Please look at it again.', {
        field: 'expected',
        offer,
      });
}
