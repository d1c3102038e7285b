import { z } from 'zod';
import { asciiDigits } from '../shared/ascii-digits.ts';
import { interfaceLanguages } from '../shared/languages.ts';
import { billingDetails, typedVatId, vatIdStates } from './billing.ts';
import { intervals } from './interval.ts';
import { orderKinds } from './order-kind.ts';

const priceId = z.string().trim().min(1).max(255);
const promotionCode = z
  .string()
  .trim()
  .max(100)
  .transform((code) => (code === '' ? undefined : asciiDigits(code)))
  .optional();

/** Whether the order puts another plan in the place of the running one, from the end of its period on. */
const changesPlan = z.boolean().default(false);

/** The declarations made with the order, by the version of each text. */
const consent = z.object({
  termsVersion: z.string().min(1).max(40),
  withdrawalVersion: z.string().min(1).max(40),
  locale: z.enum(interfaceLanguages),
});

const count = z.number().int().min(0);

/** The offer that the caller saw. If a given field no longer matches, the answer is 409 `offer_changed`. */
const expected = z
  .object({
    amount: count,
    listAmount: count,
    currency: z.string().trim().toLowerCase().length(3),
    tokens: count,
    interval: z.enum(intervals).nullable(),
    intervalCount: count,
    trialDays: count,
    trialTokens: count,
    vatIdState: z.enum(vatIdStates),
    startsOn: z.string().max(40).nullable(),
  })
  .partial()
  .optional();

/**
 * Bodies of `token-purchase` and `create-checkout`. The server makes the return addresses; of `successUrl` it reads only the
 * `tokens` that the caller saw.
 */
export const checkoutRequest = z.object({
  priceId,
  promotionCode,
  changesPlan,
  expected,
  successUrl: z.string().max(2000).optional().catch(undefined),
  consent: consent.optional(),
  /** The recipient of the invoice; defaults to the last one. */
  billing: billingDetails.optional(),
});
/** Body of `quote-order`. */
export const quoteRequest = z.object({
  priceId,
  promotionCode,
  changesPlan,
  expected,
  /** The country of the buyer; a country outside the sales area is refused. */
  buyer: z.object({ country: z.string().regex(/^[A-Z]{2}$/), vatId: typedVatId.default('') }).optional(),
});
/** Body of `confirm-purchase`; `sessionId` is the checkout session at the provider. */
export const confirmPurchaseRequest = z.object({ sessionId: z.string().trim().min(1).max(255) });

/** Body of `customer-portal`, which may be absent; the language defaults to the account's. */
export const portalRequest = z.object({ locale: z.enum(interfaceLanguages).optional() }).prefault({});

/** Request body of `token-purchase` and `create-checkout`, before parsing. */
export type CheckoutRequest = z.input<typeof checkoutRequest>;
/** The offer that the buyer saw before ordering. */
export type ExpectedOffer = z.output<typeof expected>;

/**
 * The address of the provider's page on which the buyer pays or manages a subscription; of our own page about the order if
 * nothing is due yet.
 */
export const hostedPage = z.object({ url: z.string() });

/**
 * The discount of an order: `amount` is what a reduced payment costs. Reduced are the first payment, all of them, or those in the
 * first `months` after the order.
 */
export const orderDiscount = z.object({
  name: z.string(),
  amount: z.number(),
  duration: z.enum(['once', 'repeating', 'forever']),
  months: z.number().nullable(),
});

/** The response of `quote-order`. */
export const quoteResponse = z.object({
  /** The price at which it is ordered. */
  priceId: z.string(),
  productName: z.string(),
  tokens: z.number(),
  listAmount: z.number(),
  /** Due at once: 0 for a trial and for a change of plan. */
  amount: z.number(),
  currency: z.string(),
  interval: z.enum(intervals).nullable(),
  intervalCount: z.number(),
  trialDays: z.number(),
  /** Tokens given at the start of the trial; 0 without a trial. */
  trialTokens: z.number(),
  /** The date (ISO) of the first charge for a later period. */
  firstChargeOn: z.string().nullable(),
  discountName: z.string().nullable(),
  discount: orderDiscount.nullable(),
  /** Whether the buyer's VAT id makes the buyer owe the VAT; the price is the same. */
  vatIdState: z.enum(vatIdStates),
  /** When a change of plan starts (ISO), which is also its first charge; null for any other order. */
  startsOn: z.string().nullable(),
  /** The plan that a change puts an end to; null for any other order. */
  replaces: z
    .object({
      productName: z.string(),
      listAmount: z.number(),
      currency: z.string(),
      interval: z.enum(intervals),
      intervalCount: z.number(),
    })
    .nullable(),
  /** The texts that the declarations of the order are about, as its `consent` names them. */
  consent: z.object({ termsVersion: z.string(), withdrawalVersion: z.string() }),
});
/** The cost of an order before it is placed. Amounts are in minor units of `currency`. */
export type Quote = Readonly<z.output<typeof quoteResponse>>;

/** The response of `confirm-purchase`. */
export const purchaseStateResponse = z.object({
  state: z.enum(['fulfilled', 'processing', 'review', 'refunded', 'failed']),
  orderNumber: z.number(),
  kind: z.enum(orderKinds),
  tokens: z.number(),
  /** Tokens given at the start of the subscription's trial. */
  trialTokens: z.number(),
  balance: z.number(),
});
/**
 * The state of a purchase: `processing` can still become any other. `review` is paid and being checked; `failed` took
 * no money.
 */
export type PurchaseState = Readonly<z.output<typeof purchaseStateResponse>>;
