import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Stripe } from 'stripe';
import { isEndDeclared } from '../contracts/is-end-declared.ts';
import { noticeEndKey } from '../contracts/notice-end.ts';
import { askedEndKey } from '../contracts/shortened-end.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { endSubscriptionAt } from './end-subscription-at.ts';
import { refreshSubscription } from './refresh-subscription.ts';

/**
 * Lets a plan run on once a declaration that had set it to end does not end it: an admin took the cancellation back, or closed the
 * withdrawal. What has ended stays ended. With `unlessDeclared`, what another declaration ends stays so too, and what the operator ends with
 * notice ends by that notice.
 */
export async function resumePlan(
  context: OpenBilling,
  { id, unlessDeclared }: { readonly id: string; readonly unlessDeclared: boolean },
): Promise<void> {
  const { subscriptions } = context.payments.stripe;
  const subscription: Stripe.Subscription = await subscriptions.retrieve(id);
  const { status, cancel_at: end, cancel_at_period_end: endsWithPeriod, metadata } = subscription;
  const isEnding = end !== null || endsWithPeriod;
  const isOver = endedStatuses.some((ended) => ended === status);
  const staysEnded = unlessDeclared && (await isEndDeclared(context.database.kysely, id));
  const noticed = unlessDeclared ? Number(metadata[noticeEndKey] ?? 0) : 0;
  if (isEnding && !isOver && !staysEnded && noticed > 0) {
    await endSubscriptionAt(context, subscription, noticed, { [askedEndKey]: noticed });
  } else if (isEnding && !isOver && !staysEnded) {
    // the provider takes one of the two
    const wish = endsWithPeriod ? { cancel_at_period_end: false } : { cancel_at: '' as const };
    await subscriptions.update(id, { ...wish, metadata: { [askedEndKey]: '' } });
  }
  await refreshSubscription(context, id);
}
