import type { Stripe } from 'stripe';
import type { OpenBilling } from './billing-context.ts';

/**
 * Has a subscription end at a time within its paid period, in unix seconds, or now where that has passed; what was paid is
 * settled when it has ended.
 */
export async function endAt({ payments, clock }: OpenBilling, id: string, end: number): Promise<Stripe.Subscription> {
  if (end * 1000 <= clock().getTime()) return payments.stripe.subscriptions.cancel(id);
  // no key of our own: after a cancellation was taken back, the same end may have to be set anew
  return payments.stripe.subscriptions.update(id, { cancel_at: end, proration_behavior: 'none' });
}
