import type { Stripe } from 'stripe';
import { earliestEnd } from './earliest-end.ts';
import { firstTermStart } from './first-term-start.ts';

/** The metadata key on a subscription for the end of a declared cancellation, in unix seconds: it ends no earlier. */
export const askedEndKey = 'asked_end';

/**
 * The end, in unix seconds, to which a canceled subscription has to be brought forward; undefined if it ends early enough
 * or was not canceled. The provider noted when the cancellation came: its clock counts. It announces an end as `cancel_at`, as
 * `cancel_at_period_end`, or as both, depending on the billing mode and on where it was canceled.
 */
export function shortenedEnd(subscription: Stripe.Subscription): number | undefined {
  const { items, status, metadata, canceled_at: canceledAt } = subscription;
  const { cancel_at: present, cancel_at_period_end: endsWithPeriod } = subscription;
  const [item] = items.data;
  if (item === undefined || status !== 'active' || canceledAt === null || (present === null && !endsWithPeriod))
    return undefined;
  const { current_period_start: periodStart, current_period_end: periodEnd } = item;
  const term = { firstTermStart: firstTermStart(subscription), periodStart, periodEnd };
  const end = Math.max(earliestEnd(term, canceledAt), Number(metadata[askedEndKey] ?? 0));
  return end < (present ?? periodEnd) ? end : undefined;
}
