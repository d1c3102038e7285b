import { z } from 'zod';

/** The codes that a part of the shop's health may report; the browser has a sentence for each. */
export const healthDetailCodes = [
  'events_failing',
  'mails_kept',
  'mails_late',
  'mails_given_up',
  'order_in_review',
  'settlement_open',
  'event_waiting',
  'price_of_other_order',
  'subscription_of_deleted',
  'order_of_deleted',
  'invoice_of_deleted',
  'customer_of_deleted',
  'holds_match_balance',
  'runs_match_ledger',
  'credits_match_purchases',
  'reversals_match_ledger',
  'balances_match_sums',
  'no_balance_below_zero',
  'not_compared_yet',
  'compared_long_ago',
  'difference',
  'more',
  'model_name',
  'mode_sandbox',
  'mode_test',
  'mode_live',
  'account_inactive',
  'address_insecure',
  'webhook_missing',
  'webhook_events',
  'key_refused',
  'provider_unreachable',
  'nothing_for_sale',
  'product_without_price',
  'product_without_currency',
  'product_binds_too_long',
  'plan_without_tokens',
  'pack_without_tokens',
  'facts_missing',
  'tax_number_missing',
] as const;

/** One thing that a part of the shop reports: a code, and the values of its sentence. */
export const healthDetail = z.object({
  code: z.enum(healthDetailCodes),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
/** One thing that a part of the shop reports: a code, and the values of its sentence. */
export type HealthDetail = Readonly<z.output<typeof healthDetail>>;
