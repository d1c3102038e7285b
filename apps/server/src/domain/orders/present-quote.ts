import type { Quote } from '@regelwerk/contract/shop/checkout';
import { orderVersions } from '@regelwerk/legal/order-versions';
import type { Addressee } from '../invoices/addressee.ts';
import { vatIdState } from '../invoices/vat-id-state.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import type { PricedOffer } from './price-order.ts';
import type { PlanChange } from './read-plan-change.ts';

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
