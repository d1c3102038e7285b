/** The states of a subscription, as the provider names them. */
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

/** The states of a subscription that charges no more money. */
export const endedStatuses = [
  'canceled',
  'incomplete_expired',
] as const satisfies readonly (typeof subscriptionStatuses)[number][];

/** The states of a subscription that has not begun or has ended. Every other one runs. */
export const notRunningStatuses = [...endedStatuses, 'incomplete'] as const;

/** One of the states of a subscription at the provider. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
