import type { Stripe } from 'stripe';

/** Whether a subscription ended within a paid period after its first term, so that a part of the price is left. */
export function endedEarly({ items, ended_at: endedAt, start_date, trial_end }: Stripe.Subscription): boolean {
  const [item] = items.data;
  if (item === undefined || endedAt === null) return false;
  return endedAt < item.current_period_end && item.current_period_start > (trial_end ?? start_date);
}
