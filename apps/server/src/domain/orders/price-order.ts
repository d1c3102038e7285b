import type { ExpectedOffer, Quote } from '@regelwerk/contract/shop/checkout';
import { leastPayment } from '@regelwerk/contract/shop/least-payment';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import type { Database } from '@regelwerk/database/open-database';
import type { ContractDiscount } from '@regelwerk/legal/contract-terms';
import { orderVersions } from '@regelwerk/legal/order-versions';
import { type Offer, readOffer } from '../catalog/offers.ts';
import { readDiscount } from '../catalog/read-discount.ts';
import type { Addressee } from '../invoices/addressee.ts';
import { requireServedCountry } from '../invoices/require-served-country.ts';
import { isVatIdValid, proveVatId, vatIdState } from '../invoices/vat-id.ts';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { type PlanChange, readPlanChange } from './read-plan-change.ts';

/** An offer as one person would order it now, with their code and their one free trial. */
export interface PricedOffer {
  readonly offer: Offer;
  /** As it is shown and kept; null without a code. */
  readonly discount: ContractDiscount | null;
  /** The provider's id of the code. */
  readonly promotionCodeId: string | undefined;
  readonly trialDays: number;
  /** The tokens credited when the trial starts. */
  readonly trialTokens: number;
  /** Due at once, in minor units. */
  readonly amount: number;
  /** The plan that a change replaces; undefined for any other order. */
  readonly change: PlanChange | undefined;
}

/** Returns the price of an order; refuses one that could not be paid, before the buyer leaves for the payment page. */
export async function priceOrder(
  context: OpenBilling,
  input: {
    readonly userId: string;
    readonly priceId: string;
    readonly promotionCode?: string | undefined;
    readonly kind?: OrderKind;
    readonly changesPlan: boolean;
  },
): Promise<PricedOffer> {
  if (input.changesPlan) return priceChange(context, input);
  const offer = await readOffer(context.database, input);
  const { discount, promotionCodeId } =
    input.promotionCode === undefined
      ? { discount: null, promotionCodeId: undefined }
      : await readDiscount(context, { code: input.promotionCode, offer });
  const hadTrial = offer.trialDays > 0 && (await hasSubscribedBefore(context.database, input.userId));
  const trialDays = hadTrial ? 0 : offer.trialDays;
  const remaining = discount?.amount ?? offer.amount;
  if (remaining > 0 && remaining < leastPayment)
    throw new AppError('amount_too_small', 'The amount is too small to be paid.', { field: 'promotionCode' });
  const hasTrial = trialDays > 0;
  return {
    offer,
    discount,
    promotionCodeId,
    trialDays,
    trialTokens: hasTrial ? offer.trialTokens : 0,
    amount: hasTrial ? 0 : remaining,
    change: undefined,
  };
}

/** A change of plan has no trial and takes no code: its whole price is due when the running period ends. */
async function priceChange(
  context: OpenBilling,
  { userId, priceId, promotionCode }: Parameters<typeof priceOrder>[1],
): Promise<PricedOffer> {
  const offer = await readOffer(context.database, { priceId, kind: 'subscription' });
  if (promotionCode !== undefined)
    throw new AppError('discount_unusable', 'A change of plan takes no code.', { field: 'promotionCode' });
  const change = await readPlanChange(context, { userId, priceId });
  return { offer, discount: null, promotionCodeId: undefined, trialDays: 0, trialTokens: 0, amount: 0, change };
}

async function hasSubscribedBefore({ kysely }: Database, userId: string): Promise<boolean> {
  const found = await kysely
    .selectFrom('public.subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

type Typed = { readonly country: string; readonly vatId: string } | undefined;

/** Returns the price of an order, as the order dialog shows it. */
export async function quoteOrder(
  context: OpenBilling,
  input: {
    readonly userId: string;
    readonly priceId: string;
    readonly promotionCode?: string | undefined;
    readonly changesPlan: boolean;
    readonly expected?: ExpectedOffer;
    readonly buyer?: Typed;
  },
): Promise<Quote> {
  const priced = await priceOrder(context, input);
  const buyer = input.buyer && (await identify(context, input.userId, input.buyer));
  if (buyer !== undefined) {
    const { country, vatIdProof } = buyer;
    await requireServedCountry(context, { country, hasVatId: vatIdProof !== null, amount: priced.offer.amount });
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
