import type { Stripe } from 'stripe';
import { askedAtKey, askedEndKey } from '../contracts/asked-end.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { endSubscriptionAt } from './end-subscription-at.ts';

/**
 * Sets the end of a running subscription for a declaration or a notice, in unix seconds, and marks it as ours, with the time that the
 * provider notes for it (`isAskedEnd`).
 */
export async function endAsAsked(
  context: OpenBilling,
  subscription: Pick<Stripe.Subscription, 'id' | 'cancel_at_period_end' | 'schedule'>,
  end: number,
  metadata: Stripe.MetadataParam = {},
): Promise<Stripe.Subscription> {
  const ended = await endSubscriptionAt(context, subscription, end, {
    ...metadata,
    [askedEndKey]: end,
    [askedAtKey]: '',
  });
  if (ended.cancel_at !== end || ended.canceled_at === null) return ended;
  const { subscriptions } = context.payments.stripe;
  return subscriptions.update(subscription.id, { metadata: { [askedAtKey]: ended.canceled_at } });
}
