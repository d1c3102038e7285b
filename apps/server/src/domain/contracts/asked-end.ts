import type { Stripe } from 'stripe';

/** The metadata key on a subscription for the end that we set for a declaration or a notice, in unix seconds. */
export const askedEndKey = 'asked_end';
/** The metadata key for the time at which the provider says that this end was set; missing where we could not note it. */
export const askedAtKey = 'asked_at';

type Ending = Pick<Stripe.Subscription, 'cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'items' | 'metadata'>;

/** Returns the end that a subscription has at the provider, in unix seconds; undefined if it goes on. */
export function presentEnd({ items, cancel_at: at, cancel_at_period_end: endsWithPeriod }: Ending): number | undefined {
  return at ?? (endsWithPeriod ? items.data[0]?.current_period_end : undefined);
}

/**
 * Whether the end of a subscription is the one that we set. Somebody who reactivates it and cancels it again sets the same end at another
 * time, and then it is theirs.
 */
export function isAskedEnd(subscription: Ending): boolean {
  const { metadata, canceled_at: canceledAt } = subscription;
  const present = presentEnd(subscription);
  if (present === undefined || Number(metadata[askedEndKey] ?? 0) !== present) return false;
  const askedAt = metadata[askedAtKey];
  return askedAt === undefined || Number(askedAt) === canceledAt;
}
