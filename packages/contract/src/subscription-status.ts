/** How a subscription may stand, in the provider's words. Spec section 4. */
export const subscriptionStatuses = [
  'trialing',
  'active',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;

/** Those of a subscription that asks for no more money. */
export const endedStatuses = [
  'canceled',
  'incomplete_expired',
] as const satisfies readonly (typeof subscriptionStatuses)[number][];

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
