import type { Stripe } from 'stripe';

const active = ['succeeded', 'pending', 'requires_action'];

/** Whether the cardholder has or will get the money of a refund. One that has succeeded may still fail. */
export const isActiveRefund = ({ status }: Stripe.Refund) => active.includes(status ?? '');
