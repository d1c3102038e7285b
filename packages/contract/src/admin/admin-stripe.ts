import { z } from 'zod';
import { hasVisibleText } from '../shared/has-visible-text.ts';
import { shopCurrencies } from '../shared/shop-currency.ts';
import { successResponse, wireTime } from '../shared/wire-values.ts';
import { intervals } from '../shop/interval.ts';
import { longestTerm } from '../shop/longest-term.ts';
import { subscriptionStatuses } from '../shop/subscription-status.ts';
import { pageSortedBy } from './admin-page.ts';
import { reasonLength } from './reason-length.ts';
import { seenFields } from './seen-fields.ts';

/** The durations for which a discount applies to a subscription. */
export const couponDurations = ['forever', 'once', 'repeating'] as const;
/** The largest amount of a price or a fixed discount, in minor units. */
export const mostAmount = 99_999_999;
/** The longest free trial, in days. */
export const mostTrialDays = 730;
/** The longest duration of a repeating discount, in months. */
export const mostDiscountMonths = 120;
/** How far ahead a discount may end, in seconds from now. */
export const longestDiscount = 5 * 365 * 86_400;

const id = z.string().trim().min(1).max(255);
/** The browser makes one for each press of a button, so that a repeated call does its work once. */
const requestId = z.uuid().optional();
/** Counted in code points, as the provider does. */
const couponName = z
  .string()
  .trim()
  .refine((name) => [...name].length >= 2 && hasVisibleText(name), 'Coupon name must be at least 2 characters.')
  .refine((name) => [...name].length <= 40, 'Coupon name must be at most 40 characters due to Stripe limitations.');
const currency = z.string().trim().toLowerCase().pipe(z.enum(shopCurrencies, 'Please provide a currency code.'));
const count = z.number().int().min(0).max(999_999);

const productFields = {
  name: z
    .string()
    .trim()
    .min(2, 'Product name must be at least 2 characters.')
    .max(5000)
    .refine(hasVisibleText, 'Product name must be at least 2 characters.'),
  description: z.string().trim().max(40_000),
  active: z.boolean(),
};
/** Tokens that a package gives once, or a plan gives each paid period. Absent keeps the value; 0 removes it. */
const tokens = count.optional();

/** The form of a new product. */
export const productData = z.object({
  ...productFields,
  description: productFields.description.default(''),
  active: productFields.active.default(true),
  tokens,
});
/** The changed fields of a product; without defaults, so that an absent field keeps its value. */
export const productChange = z.object({ ...z.object(productFields).partial().shape, tokens });

/** The form of a price; `unit_amount` is in minor units. */
export const priceData = z.object({
  product: z.string('Please select a product.').trim().min(1, 'Please select a product.').max(255),
  unit_amount: z.number().int().min(1, 'Price must be greater than 0').max(mostAmount),
  currency,
  active: z.boolean().default(true),
  recurring: z
    .object({
      interval: z.enum(intervals).default('month'),
      interval_count: z.number().int().min(1).default(1),
      trial_period_days: z.number().int().min(0).max(mostTrialDays).default(0),
    })
    .refine(({ interval, interval_count }) => interval_count <= longestTerm[interval], {
      path: ['interval_count'],
      message: 'A period may be two years at most.',
    })
    .optional(),
});

/** The form of a discount; `amount_off` is in minor units of `currency`. */
export const couponData = z
  .object({
    name: couponName,
    metadata: z.object({ description: z.string().trim().max(500).default('') }).default({ description: '' }),
    percent_off: z.number().gt(0).max(100).optional(),
    amount_off: z.number().int().min(1).max(mostAmount).optional(),
    currency: currency.optional(),
    duration: z.enum(couponDurations).default('once'),
    duration_in_months: z.number().int().min(1).max(mostDiscountMonths).optional(),
    max_redemptions: z.number().int().min(1).max(1_000_000).optional(),
    /** Unix seconds. */
    redeem_by: z.number().int().optional(),
    /** The code that customers type; without one, customers cannot use the discount. */
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,40}$/)
      .optional(),
  })
  .refine(({ percent_off, amount_off }) => (percent_off === undefined) !== (amount_off === undefined), {
    path: ['percent_off'],
    message: 'Please enter a discount amount.',
  })
  .refine(({ amount_off, currency: of }) => amount_off === undefined || of !== undefined, {
    path: ['currency'],
    message: 'Please provide a currency code.',
  })
  .refine(({ duration, duration_in_months: months }) => (duration === 'repeating') === (months !== undefined), {
    path: ['duration_in_months'],
    message: 'A repeating discount needs its months, and only that one.',
  });

/** The fields of a discount that can still be changed. */
export const discountData = z.object({
  name: couponName,
  description: z.string().trim().max(500),
  active: z.boolean(),
  /** The last day as an ISO date (to its end in Berlin time), or null for no end. */
  valid_until: z.iso.date().nullable(),
});

const noticeReason = z.string().trim().min(reasonLength.least).max(reasonLength.most);

const action = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.object({ action: z.literal(name), ...shape });

/** True reloads the data from the provider first. */
const refresh = z.boolean().default(false);

/** Bodies of `admin-stripe`, one for each action. */
export const adminStripeRequest = z.discriminatedUnion('action', [
  action('getProducts', { active: z.boolean().optional(), refresh, ...pageSortedBy(['created_at', 'name', 'active']) }),
  action('getCustomers', pageSortedBy(['created_at', 'email', 'name'])),
  action('getSubscriptions', {
    /** `running` is every state but those that have not begun or have ended. */
    status: z.enum([...subscriptionStatuses, 'running']).optional(),
    ...pageSortedBy(['created_at', 'email', 'status', 'current_period_end']),
  }),
  action('getDiscounts', { active: z.boolean().optional(), refresh, ...pageSortedBy(['created_at', 'name']) }),
  action('createProduct', { productData, requestId }),
  action('updateProduct', {
    productId: id,
    productData: productChange,
    /** The values that the form showed; the edit is refused if they have changed since. */
    seen: seenFields(productChange),
    /** Archived prices of the product to reactivate with it. */
    prices: z.array(id).max(100).default([]),
  }),
  action('deleteProduct', { productId: id }),
  /** Ends a plan for all of its subscribers with notice; each reads the reason in their language. */
  action('giveNotice', { productId: id, reasons: z.object({ en: noticeReason, de: noticeReason }) }),
  action('createPrice', { priceData, replaces: id.optional(), requestId }),
  action('archivePrice', { priceId: id }),
  action('activatePrice', { priceId: id }),
  action('createCoupon', { couponData, requestId }),
  action('updateDiscount', { discountId: id, discountData, seen: seenFields(discountData) }),
]);

/** Request body of `admin-stripe`, before parsing. */
export type AdminStripeRequest = z.input<typeof adminStripeRequest>;
/** Request body of `admin-stripe`, after parsing. */
export type AdminStripeAction = z.output<typeof adminStripeRequest>;
/** A new product after parsing. */
export type ProductData = z.output<typeof productData>;
/** The changed fields of a product after parsing. */
export type ProductChange = z.output<typeof productChange>;
/** A new price after parsing. */
export type PriceData = z.output<typeof priceData>;
/** A new discount after parsing. */
export type CouponData = z.output<typeof couponData>;
/** A changed discount after parsing. */
export type DiscountData = z.output<typeof discountData>;

const text = z.string().nullable();
const number = z.number().nullable();

const adminPrice = z.object({
  id: z.string(),
  stripe_price_id: z.string(),
  active: z.boolean(),
  unit_amount: z.number(),
  currency: z.string(),
  interval: z.enum(intervals).nullable(),
  interval_count: number,
  trial_period_days: number,
  /** How many running subscriptions stay on it, also after it is archived. */
  subscribers: z.number(),
});
/** A price as admins see it; `unit_amount` is in minor units. */
export type AdminPrice = Readonly<z.output<typeof adminPrice>>;

const adminProduct = z.object({
  id: z.string(),
  stripe_product_id: z.string(),
  name: z.string(),
  description: text,
  active: z.boolean(),
  metadata: z.record(z.string(), z.string()),
  created_at: wireTime,
  prices: z.array(adminPrice).readonly(),
});
/** A product with its prices, as admins see it. */
export type AdminProduct = Readonly<z.output<typeof adminProduct>>;

const adminCustomer = z.object({
  id: z.string(),
  user_id: text,
  email: z.string(),
  name: text,
  stripe_customer_id: text,
  created_at: wireTime,
});
/** A customer at the provider, and the account that belongs to it. */
export type AdminCustomer = Readonly<z.output<typeof adminCustomer>>;

const adminSubscription = z.object({
  id: z.string(),
  user_id: text,
  email: text,
  status: z.enum(subscriptionStatuses),
  created_at: wireTime,
  current_period_start: wireTime.nullable(),
  current_period_end: wireTime.nullable(),
  trial_end: wireTime.nullable(),
  cancel_at_period_end: z.boolean(),
  stripe_price_id: text,
});
/** A subscription as admins see it; times are ISO strings. */
export type AdminSubscription = Readonly<z.output<typeof adminSubscription>>;

const adminDiscount = z.object({
  id: z.string(),
  stripe_coupon_id: z.string(),
  name: z.string(),
  description: text,
  percent_off: number,
  amount_off: number,
  currency: text,
  duration: z.enum(couponDurations),
  duration_in_months: number,
  max_redemptions: number,
  times_redeemed: z.number(),
  /** Unix seconds. */
  redeem_by: number,
  active: z.boolean(),
  /** The last valid day, as an ISO date in Berlin time. */
  valid_until: wireTime.nullable(),
  code: text,
  /** Whether it can be used now, by the provider's rules and ours. */
  usable: z.boolean(),
});
/** A discount as admins see it; `amount_off` is in minor units. */
export type AdminDiscount = Readonly<z.output<typeof adminDiscount>>;

const total = z.number();

/** The responses of `admin-stripe`, one for each action. */
export const adminStripeResponses = {
  getProducts: z.object({ products: z.array(adminProduct).readonly(), total }),
  getCustomers: z.object({ customers: z.array(adminCustomer).readonly(), total }),
  getSubscriptions: z.object({ subscriptions: z.array(adminSubscription).readonly(), total }),
  getDiscounts: z.object({ discounts: z.array(adminDiscount).readonly(), total }),
  createProduct: successResponse.extend({ id: z.string() }),
  updateProduct: successResponse,
  deleteProduct: successResponse.extend({ outcome: z.enum(['deleted', 'archived']) }),
  giveNotice: successResponse.extend({ plans: z.number() }),
  createPrice: successResponse,
  archivePrice: successResponse,
  activatePrice: successResponse,
  createCoupon: successResponse,
  updateDiscount: successResponse,
} satisfies Record<AdminStripeAction['action'], z.ZodType>;
