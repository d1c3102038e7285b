import { largestAdjustment } from '@regelwerk/contract/admin-tokens';
import type { SubscriptionStatus } from '@regelwerk/contract/subscription-status';

const looks: ReadonlyMap<SubscriptionStatus, string> = new Map([
  ['active', 'bg-emerald-100 text-emerald-900 dark:bg-emerald-900/60 dark:text-emerald-100'],
  ['trialing', 'bg-blue-100 text-blue-900 dark:bg-blue-900/60 dark:text-blue-100'],
  ['incomplete', 'bg-yellow-100 text-yellow-900 dark:bg-yellow-900/60 dark:text-yellow-100'],
  ['canceled', 'bg-red-100 text-red-900 dark:bg-red-900/60 dark:text-red-100'],
  ['past_due', 'bg-orange-100 text-orange-900 dark:bg-orange-900/60 dark:text-orange-100'],
]);

/** The classes of a status badge, in the colours of the specification. */
export function statusLook(status: SubscriptionStatus): string {
  return looks.get(status) ?? 'bg-sunken text-ink';
}

/** A provider's id as a table shows it: its beginning. */
export function shortId(id: string | null, none: string): string {
  return id === null ? none : `${id.slice(0, 8)}...`;
}

/** The number that a customer is called by, once the provider knows them. */
export function customerNumber(
  customer: { readonly id: string; readonly stripe_customer_id: string | null },
  none: string,
) {
  return customer.stripe_customer_id === null ? none : `CUST-${customer.id.slice(0, 8).toUpperCase()}`;
}

/** How many tokens are booked: what was typed as a whole number, not nothing; undefined for anything else. */
export function parseAmount(text: string): number | undefined {
  const amount = /^-?\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return amount !== 0 && Math.abs(amount) <= largestAdjustment ? amount : undefined;
}

/** Bookings from here on are asked about once more. */
export const largeAmount = 1000;
