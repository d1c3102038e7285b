import { z } from 'zod';
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

/** Bodies of `token-purchase` and `create-checkout`. Addresses to return to are made by the server: sent ones are ignored. */
export const checkoutRequest = z.object({ priceId, promotionCode, consent: consent.optional() });
export const quoteRequest = z.object({ priceId, promotionCode });
export const confirmPurchaseRequest = z.object({ sessionId: z.string().trim().min(1).max(255) });

/** Body of `customer-portal`, which may be empty: the language of its page is otherwise the account's. */
export const portalRequest = z.object({ locale: z.enum(interfaceLanguages).optional() });

export type CheckoutRequest = z.input<typeof checkoutRequest>;

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
  /** What each later period costs, and when the first such charge comes, as an ISO date. */
  readonly firstChargeOn: string | null;
  readonly discountName: string | null;
}

/** What became of a purchase: `processing` may still turn into either of the others. */
export interface PurchaseState {
  readonly state: 'fulfilled' | 'processing' | 'failed';
  readonly kind: 'token_pack' | 'subscription';
  readonly tokens: number;
  readonly balance: number;
}
