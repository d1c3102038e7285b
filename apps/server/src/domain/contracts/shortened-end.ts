import type { Stripe } from 'stripe';
import { isAskedEnd, presentEnd } from './asked-end.ts';
import { earliestEnd } from './earliest-end.ts';
import { firstTermStart } from './first-term-start.ts';

/**
 * The end, in unix seconds, to which a plan that its subscriber canceled at the provider has to be brought forward; undefined if it ends
 * early enough, or by a declaration, which was counted already. The provider noted when the cancellation came: its clock counts.
 */
export function shortenedEnd(subscription: Stripe.Subscription): number | undefined {
  const { items, status, canceled_at: canceledAt } = subscription;
  const present = presentEnd(subscription);
  const [item] = items.data;
  if (item === undefined || status !== 'active' || canceledAt === null || present === undefined) return undefined;
  if (isAskedEnd(subscription)) return undefined;
  const { current_period_start: periodStart, current_period_end: periodEnd } = item;
  const end = earliestEnd({ firstTermStart: firstTermStart(subscription), periodStart, periodEnd }, canceledAt);
  return end < present ? end : undefined;
}
