import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { askedEndKey } from '../contracts/shortened-end.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { refreshSubscription } from './refresh-subscription.ts';

/** Lets a plan run on whose cancellation an admin took back. What has ended stays ended. */
export async function resumePlan(context: OpenBilling, id: string): Promise<void> {
  const { subscriptions } = context.payments.stripe;
  const { status, cancel_at: end, cancel_at_period_end: endsWithPeriod } = await subscriptions.retrieve(id);
  const isEnding = end !== null || endsWithPeriod;
  if (isEnding && !endedStatuses.some((ended) => ended === status)) {
    // the provider takes one of the two
    const wish = endsWithPeriod ? { cancel_at_period_end: false } : { cancel_at: '' as const };
    await subscriptions.update(id, { ...wish, metadata: { [askedEndKey]: '' } });
  }
  await refreshSubscription(context, id);
}
