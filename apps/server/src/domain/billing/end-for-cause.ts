import type { Stripe } from 'stripe';
import type { OpenBilling } from './billing-context.ts';
import { endSubscriptionAt } from './end-subscription-at.ts';

/**
 * The mark on a subscription that was ended for good cause: the seconds between the receipt of the declaration and the end,
 * which the refund covers too.
 */
export const endedForCause = 'ended_for_cause';

/** Ends a subscription for good cause: now, or at a later time in unix seconds within its paid period. */
export async function endForCause(
  context: OpenBilling,
  subscription: Stripe.Subscription,
  { receivedAt, askedEnd }: { readonly receivedAt: Date; readonly askedEnd: number },
): Promise<Stripe.Subscription> {
  const { payments, clock } = context;
  const { id, items } = subscription;
  const now = clock().getTime();
  const periodEnd = items.data[0]?.current_period_end ?? 0;
  const isLater = askedEnd * 1000 > now;
  const waited = isLater ? 0 : Math.max(0, Math.floor((now - receivedAt.getTime()) / 1000));
  // marked first: a plan that has ended is settled by this mark
  await payments.stripe.subscriptions.update(id, { metadata: { [endedForCause]: waited } });
  if (isLater) return endSubscriptionAt(context, subscription, Math.min(askedEnd, periodEnd));
  return payments.stripe.subscriptions.cancel(id);
}
