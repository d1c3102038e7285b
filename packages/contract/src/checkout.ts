import { z } from 'zod';
import { billingDetails } from './billing.ts';
import { interfaceLanguages } from './languages.ts';

const priceId = z.string().trim().min(1).max(255);
const promotionCode = z
  .string()
  .trim()
  .max(100)
  .transform((code) => (code === '' ? undefined : code))
  .optional();

/** What was declared with the order, by the versions of the words that stood there. */
const consent = z.object({
  termsVersion: z.string().min(1).max(40),
  withdrawalVersion: z.string().min(1).max(40),
  locale: z.enum(interfaceLanguages),
});

const count = z.number().int().min(0);

/** What the caller was shown. Each field that is sent must still be true, or the answer is 409 `offer_changed`. */
const expected = z
  .object({
    amount: count,
    listAmount: count,
    currency: z.string().trim().toLowerCase().length(3),
    tokens: count,
    interval: z.enum(['day', 'week', 'month', 'year']).nullable(),
    intervalCount: count,
    trialDays: count,
    trialTokens: count,
  })
  .partial()
  .optional();

/** Bodies of `token-purchase` and `create-checkout`. Addresses to return to are made by the server: sent ones are ignored. */
export const checkoutRequest = z.object({
  priceId,
  promotionCode,
  expected,
  consent: consent.optional(),
  /** Whom the invoice goes to; without it, whom the last one went to. */
  billing: billingDetails.optional(),
});
/** The body of `quote-order`. */
export const quoteRequest = z.object({
  priceId,
  promotionCode,
  expected,
  /** Where the buyer is: a country that is not sold to is refused. */
  buyer: z.object({ country: z.string().regex(/^[A-Z]{2}$/), hasVatId: z.boolean() }).optional(),
});
/** The body of `confirm-purchase`; `sessionId` is the checkout session at the provider. */
export const confirmPurchaseRequest = z.object({ sessionId: z.string().trim().min(1).max(255) });

/** Body of `customer-portal`, which may be empty: the language of its page is otherwise the account's. */
export const portalRequest = z.object({ locale: z.enum(interfaceLanguages).optional() });

/** What a client sends to order. */
export type CheckoutRequest = z.input<typeof checkoutRequest>;
/** What the buyer saw before ordering. */
export type ExpectedOffer = z.output<typeof expected>;

/** The address of the page on which the buyer pays. */
export interface CheckoutResponse {
  readonly url: string;
}

/** What an order would cost. Amounts in minor units of `currency`; `amount` is due at once. */
export interface Quote {
  readonly productName: string;
  readonly tokens: number;
  readonly listAmount: number;
  readonly amount: number;
  readonly currency: string;
  readonly interval: 'day' | 'week' | 'month' | 'year' | null;
  readonly intervalCount: number;
  readonly trialDays: number;
  /** What the trial brings at once; 0 without a trial. */
  readonly trialTokens: number;
  /** What each later period costs, and when the first such charge comes, as an ISO date. */
  readonly firstChargeOn: string | null;
  readonly discountName: string | null;
}

/**
 * What became of a purchase: `processing` may still turn into any of the others. `review` is paid and being checked,
 * `failed` took no money.
 */
export interface PurchaseState {
  readonly state: 'fulfilled' | 'processing' | 'review' | 'refunded' | 'failed';
  readonly kind: 'token_pack' | 'subscription';
  readonly tokens: number;
  /** What the trial of a subscription brought at once. */
  readonly trialTokens: number;
  readonly balance: number;
}
