import type { Stripe } from 'stripe';
import { earliestEnd } from './earliest-end.ts';

/** The metadata key on a subscription for a later end that its subscriber asked for, in unix seconds. */
export const askedEndKey = 'asked_end';

/**
 * The end, in unix seconds, to which a cancelled subscription has to be brought forward; undefined if it ends early enough
 * or was not cancelled. The provider noted when the cancellation came: its clock counts. It announces an end as `cancel_at`, as
 * `cancel_at_period_end`, or as both, depending on the billing mode and on where it was cancelled.
 */
export function shortenedEnd({
  items,
  status,
  start_date,
  trial_end,
  metadata,
  canceled_at: cancelledAt,
  cancel_at: present,
  cancel_at_period_end: endsWithPeriod,
}: Stripe.Subscription): number | undefined {
  const [item] = items.data;
  if (item === undefined || status !== 'active' || cancelledAt === null || (present === null && !endsWithPeriod))
    return undefined;
  const { current_period_start: periodStart, current_period_end: periodEnd } = item;
  // the first paid term begins where the trial ends
  const term = { firstTermStart: trial_end ?? start_date, periodStart, periodEnd };
  const end = Math.min(periodEnd, Math.max(earliestEnd(term, cancelledAt), Number(metadata[askedEndKey] ?? 0)));
  return end < (present ?? periodEnd) ? end : undefined;
}
