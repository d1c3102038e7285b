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

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
