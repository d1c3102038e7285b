import type { Stripe } from 'stripe';
import { isProviderError } from '../../gateways/stripe/is-provider-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { releaseSchedule } from './release-schedule.ts';

/**
 * Sets the end of a running subscription, in unix seconds, at the latest the end of its paid period; cancels it now if that
 * time has passed. Nothing is prorated: what was paid is settled once it has ended.
 */
export async function endSubscriptionAt(
  context: OpenBilling,
  subscription: Pick<Stripe.Subscription, 'id' | 'cancel_at_period_end' | 'schedule'>,
  end: number,
  metadata: Stripe.MetadataParam = {},
): Promise<Stripe.Subscription> {
  const { payments, providerClock } = context;
  const { id, cancel_at_period_end: endsWithPeriod } = subscription;
  const { subscriptions } = payments.stripe;
  if (end * 1000 <= providerClock().getTime()) return subscriptions.cancel(id);
  await releaseSchedule(context, subscription);
  try {
    // no key of our own: after a cancellation was taken back, the same end may have to be set again
    return await subscriptions.update(id, { cancel_at: end, proration_behavior: 'none', metadata });
  } catch (error) {
    // the provider's clock may be ahead of ours; where the end of the period is set too, that may be what it refuses
    const isRefused =
      isProviderError(error) && error.type === 'StripeInvalidRequestError' && error.param === 'cancel_at';
    if (!isRefused || endsWithPeriod) throw error;
    return subscriptions.cancel(id);
  }
}
