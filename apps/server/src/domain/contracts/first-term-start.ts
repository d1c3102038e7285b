import type { Stripe } from 'stripe';

/** The metadata key on a subscription for the time, in unix seconds, at which a change of plan took effect. */
export const termStart = 'term_start';

/** Returns when the first paid term of the present plan began, in unix seconds: with a change of plan, after a trial, or at once. */
export function firstTermStart({ metadata, trial_end, start_date }: Stripe.Subscription): number {
  const changed = Number(metadata[termStart] ?? 0);
  return changed > 0 ? changed : (trial_end ?? start_date);
}
