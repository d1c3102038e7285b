import { leastPayment } from '@regelwerk/contract/admin-stripe';
import type { Database } from '@regelwerk/database/open-database';
import { AppError } from '../app-error.ts';
import type { OpenBilling } from './billing-context.ts';
import { type Discount, readDiscount } from './read-discount.ts';
import { type Offer, type OrderKind, readOffer } from './read-offer.ts';

/** An offer as one person would order it now, with their code and their one free trial. */
export interface PricedOffer {
  readonly offer: Offer;
  readonly discount: Discount | undefined;
  readonly trialDays: number;
  /** The tokens credited when the trial starts. */
  readonly trialTokens: number;
  /** Due at once, in minor units. */
  readonly amount: number;
}

/** Returns the price of an order; refuses one that could not be paid, before the buyer leaves for the payment page. */
export async function priceOrder(
  context: OpenBilling,
  input: {
    readonly userId: string;
    readonly priceId: string;
    readonly promotionCode: string | undefined;
    readonly kind?: OrderKind;
  },
): Promise<PricedOffer> {
  const offer = await readOffer(context.database, input);
  const discount =
    input.promotionCode === undefined ? undefined : await readDiscount(context, { code: input.promotionCode, offer });
  const hadTrial = offer.trialDays > 0 && (await hasSubscribedBefore(context.database, input.userId));
  const trialDays = hadTrial ? 0 : offer.trialDays;
  const remaining = discount?.amount ?? offer.amount;
  if (remaining > 0 && remaining < leastPayment)
    throw new AppError('amount_too_small', 'The amount is too small to be paid.', { field: 'promotionCode' });
  const hasTrial = trialDays > 0;
  return {
    offer,
    discount,
    trialDays,
    trialTokens: hasTrial ? offer.trialTokens : 0,
    amount: hasTrial ? 0 : remaining,
  };
}

async function hasSubscribedBefore({ kysely }: Database, userId: string): Promise<boolean> {
  const found = await kysely
    .selectFrom('public.subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}
