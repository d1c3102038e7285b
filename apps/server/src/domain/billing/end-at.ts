import { Stripe } from 'stripe';
import type { OpenBilling } from './billing-context.ts';

/**
 * Ends a subscription at a time within its paid period, in unix seconds, or now if that time has passed; what was paid is
 * settled once it has ended.
 */
export async function endAt({ payments, clock }: OpenBilling, id: string, end: number): Promise<Stripe.Subscription> {
  if (end * 1000 <= clock().getTime()) return payments.stripe.subscriptions.cancel(id);
  try {
    // no key of our own: after a cancellation was taken back, the same end may have to be set again
    return await payments.stripe.subscriptions.update(id, { cancel_at: end, proration_behavior: 'none' });
  } catch (error) {
    // the provider's clock may be ahead of ours
    const hasPassed = error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'cancel_at';
    if (!hasPassed) throw error;
    return payments.stripe.subscriptions.cancel(id);
  }
}
