import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Stripe } from 'stripe';
import { askedAtKey, askedEndKey, isAskedEnd, presentEnd } from '../contracts/asked-end.ts';
import { earliestOf, planEnds } from '../contracts/plan-ends.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { endAsAsked } from './end-as-asked.ts';
import { holdCharges } from './hold-charges.ts';
import { refreshSubscription } from './refresh-subscription.ts';

/**
 * Gives a plan the end at the provider that the declarations on it ask for, once one of them no longer counts, and charges again what a
 * withdrawal has held up. What has ended, or is about to, stays so.
 */
export async function followEnd(context: OpenBilling, id: string): Promise<void> {
  // what was taken back meanwhile no longer counts
  await refreshSubscription(context, id);
  const { kysely } = context.database;
  const ends = await planEnds(kysely, id);
  if (ends.isOver) return;
  const { subscriptions } = context.payments.stripe;
  const subscription: Stripe.Subscription = await subscriptions.retrieve(id);
  const present = presentEnd(subscription);
  const end = earliestOf(ends)?.getTime();
  const isOver = endedStatuses.some((ended) => ended === subscription.status);
  if (!isOver && end !== undefined && end / 1000 !== present) await endAsAsked(context, subscription, end / 1000);
  // its subscriber may have canceled it since
  if (!isOver && end === undefined && isAskedEnd(subscription)) {
    // the provider takes one of the two
    const wish = subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const };
    await subscriptions.update(id, { ...wish, metadata: { [askedEndKey]: '', [askedAtKey]: '' } });
  }
  await holdCharges(context, { id, isOver, isWaiting: ends.withdrawal !== null });
  await refreshSubscription(context, id);
}
