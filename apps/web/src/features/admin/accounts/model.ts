import { largestAdjustment } from '@regelwerk/contract/admin/admin-tokens';
import { type SubscriptionStatus, subscriptionStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { RefusalWords } from '../../../i18n/use-refusal.ts';
import type { copy } from './copy.ts';

/** The filters of the subscriptions: all that run, or one state. */
export const subscriptionFilters = ['running', ...subscriptionStatuses] as const;
export type SubscriptionFilter = (typeof subscriptionFilters)[number];

const looks: ReadonlyMap<SubscriptionStatus, string> = new Map([
  ['active', 'bg-emerald-100 text-emerald-900 dark:bg-emerald-900/60 dark:text-emerald-100'],
  ['trialing', 'bg-blue-100 text-blue-900 dark:bg-blue-900/60 dark:text-blue-100'],
  ['incomplete', 'bg-yellow-100 text-yellow-900 dark:bg-yellow-900/60 dark:text-yellow-100'],
  ['canceled', 'bg-red-100 text-red-900 dark:bg-red-900/60 dark:text-red-100'],
  ['past_due', 'bg-orange-100 text-orange-900 dark:bg-orange-900/60 dark:text-orange-100'],
]);

/** The classes of a status badge. */
export function statusLook(status: SubscriptionStatus): string {
  return looks.get(status) ?? 'bg-sunken text-ink';
}

/** The beginning of a provider's id, for tables. */
export function shortId(id: string | null, none: string): string {
  return id === null ? none : `${id.slice(0, 8)}...`;
}

/** The customer number, once the person is known at the provider. */
export function customerNumber(
  customer: { readonly id: string; readonly stripe_customer_id: string | null },
  none: string,
) {
  return customer.stripe_customer_id === null ? none : `CUST-${customer.id.slice(0, 8).toUpperCase()}`;
}

/** Parses the number of tokens to book: a whole number other than 0; undefined for anything else. */
export function parseAmount(text: string): number | undefined {
  const amount = /^-?\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return amount !== 0 && Math.abs(amount) <= largestAdjustment ? amount : undefined;
}

/** Bookings of at least this many tokens need a second confirmation. */
export const largeAmount = 1000;

const byCode = { no_tokens: 'people.belowZero', request_reused: 'people.reused' } as const;

/** The words for refused bookings that add or take tokens. */
export const adjustmentRefusals = {
  add: { byCode, otherwise: 'people.addFailedText' },
  take: { byCode, otherwise: 'people.removeFailedText' },
} as const satisfies Record<string, RefusalWords<keyof (typeof copy)['en']>>;

/** The sentences for refused acts on an account. */
export const personRefusals = {
  byCode: { stale_edit: 'person.changed', user_not_found: 'person.unknown' },
} as const satisfies RefusalWords<keyof (typeof copy)['en']>;
