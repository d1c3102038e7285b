import { z } from 'zod';

const shopDay = z.object({
  /** An ISO date, as Berlin counts days. */
  day: z.string(),
  /** Minor units of the shop's currency, less refunds. */
  revenue: z.number(),
  /** Minor units of the shop's currency, by refund or dispute. */
  refunded: z.number(),
  /** Orders of packages and plans that were delivered; the renewal and the change of a plan are none. */
  purchases: z.number(),
  /** Accounts that were opened, as far as they are still kept. */
  signUps: z.number(),
  /** Previews of visitors, who are not told apart. */
  previews: z.number(),
  sold: z.number(),
  used: z.number(),
  failed: z.number(),
  /** Subscriptions active on that day; an ended one counts until the end of its last period. */
  active: z.number(),
});
/** A day of the shop. */
export type ShopDay = Readonly<z.output<typeof shopDay>>;

const yearTurnover = z.object({ year: z.number(), total: z.number(), abroad: z.number() });
/**
 * Net turnover of a calendar year (Berlin time) in euro cents; `abroad` is the part from consumers in other EU member
 * states.
 */
export type YearTurnover = Readonly<z.output<typeof yearTurnover>>;

const taxMeters = z.object({
  vatMode: z.enum(['standard', 'small_business', 'one_stop_shop']),
  thisYear: yearTurnover,
  lastYear: yearTurnover,
  /** Invoices of both years with only one piece of evidence for the buyer's country. */
  unproven: z.number(),
});
/** How close the shop is to the limits at which its taxation changes. */
export type TaxMeters = Readonly<z.output<typeof taxMeters>>;

/** The response of the overview of `admin-data`. */
export const overviewResponse = z.object({
  currency: z.string(),
  days: z.array(shopDay).readonly(),
  /** As many days right before them. */
  before: z.array(shopDay).readonly(),
  tax: taxMeters,
});
/** The days of the shop in order, and those before them; amounts are in minor units of `currency`. */
export type Overview = Readonly<z.output<typeof overviewResponse>>;
