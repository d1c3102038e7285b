import { intervals } from '@regelwerk/contract/shop/interval';
import { periodAfter } from '@regelwerk/contract/shop/period-after';
import type { Stripe } from 'stripe';

/** The metadata key on a subscription that the operator ends with notice: the end, in unix seconds. */
export const noticeEndKey = 'notice_end';

/**
 * Returns the end, in unix seconds, of a plan that the operator ends with a month's notice: the first end of a period that is at
 * least a month after the notice. A first term that binds the operator too is a period.
 */
export function noticeEnd({ items, billing_cycle_anchor: anchor }: Stripe.Subscription, givenAt: Date): number {
  const [item] = items.data;
  const { interval, interval_count: count } = item?.price.recurring ?? {};
  const known = intervals.find((one) => one === interval);
  if (item === undefined || known === undefined || count === undefined) throw new Error('a plan has periods');
  const aMonthLater = Math.floor(periodAfter(givenAt, 'month', 1).getTime() / 1000);
  let end = item.current_period_end;
  // counted from the anchor, which keeps the day of the month
  for (let periods = 0; end < aMonthLater || end < item.current_period_end; periods += 1)
    end = periodAfter(new Date(anchor * 1000), known, count * periods).getTime() / 1000;
  return end;
}
