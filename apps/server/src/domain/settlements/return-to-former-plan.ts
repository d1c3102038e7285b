import { orderDiscount } from '@regelwerk/contract/shop/checkout';
import { periodAfter } from '@regelwerk/contract/shop/period-after';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Stripe } from 'stripe';
import { endLoan, lendPrice } from '../catalog/lend-price.ts';
import { termStart } from '../contracts/first-term-start.ts';
import { isWithdrawalReceived } from '../contracts/is-withdrawal-received.ts';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { isForPeriod } from '../subscriptions/is-for-period.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { releaseSchedule } from '../subscriptions/release-schedule.ts';

/**
 * Puts a subscription back to the plan that a change of plan has replaced. It is charged for a period that begins now, at its own price
 * and with what is left of its discount, as a renewal is. A plan that is set to end, or that was withdrawn from, ends now instead.
 * Returns whether the former plan goes on. Run again, it changes nothing.
 */
export async function returnToFormerPlan(context: OpenBilling, changeId: string): Promise<boolean> {
  const { subscriptions } = context.payments.stripe;
  const { subscriptionId, priceId, former } = await readChange(context, changeId);
  const subscription = await subscriptions.retrieve(subscriptionId);
  const { status, items, cancel_at: end, cancel_at_period_end: endsWithPeriod } = subscription;
  const [item] = items.data;
  if (endedStatuses.some((ended) => ended === status)) return false;
  if (item?.price.id !== priceId) {
    await endLoan(context, former.priceId);
    return true;
  }
  const goesOn = end === null && !endsWithPeriod && !former.isWithdrawn;
  if (goesOn) {
    await releaseSchedule(context, subscription);
    const coupon = await restOfDiscount(context, former, subscription);
    const startedAt = former.startsAt === null ? '' : Math.floor(former.startsAt.getTime() / 1000);
    await lendPrice(context, former.priceId, () =>
      subscriptions.update(subscriptionId, {
        items: [{ id: item.id, price: former.priceId }],
        // without it the same interval is charged only when the unpaid period ends
        billing_cycle_anchor: { type: 'now' },
        proration_behavior: 'none',
        discounts: coupon === undefined ? '' : [{ coupon }],
        metadata: { [termStart]: startedAt },
        off_session: true,
      }),
    );
  } else await subscriptions.cancel(subscriptionId);
  await refreshSubscription(context, subscriptionId);
  return goesOn;
}

async function readChange({ database }: OpenBilling, id: string) {
  const row = await database.kysely
    .selectFrom('public.orders as o')
    .innerJoin('public.orders as former', 'former.id', 'o.changes_order_id')
    .select(['o.stripe_subscription_id as subscriptionId', 'o.stripe_price_id as priceId'])
    .select(['former.stripe_price_id', 'former.starts_at', 'former.list_amount', 'former.currency', 'former.discount'])
    .select('former.id as formerId')
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow();
  const former = {
    priceId: row.stripe_price_id,
    startsAt: row.starts_at,
    listAmount: row.list_amount,
    currency: row.currency,
    discount: orderDiscount.nullable().parse(row.discount),
    isWithdrawn: await isWithdrawalReceived(database.kysely, row.formerId),
  };
  return { subscriptionId: row.subscriptionId ?? '', priceId: row.priceId, former };
}

type Former = Awaited<ReturnType<typeof readChange>>['former'];

/** Returns a coupon for the payments that the order of the former plan still reduces; undefined if there are none. */
async function restOfDiscount(
  context: OpenBilling,
  { priceId, discount, listAmount, currency }: Former,
  { id: subscription, start_date: start }: Stripe.Subscription,
): Promise<string | undefined> {
  if (discount === null) return undefined;
  const { duration } = discount;
  if (duration === 'once' && (await wasCharged(context, subscription, priceId))) return undefined;
  const now = context.providerClock();
  const until = periodAfter(new Date(start * 1000), 'month', discount.months ?? 0);
  let months = 0;
  while (duration === 'repeating' && periodAfter(now, 'month', months) < until) months += 1;
  if (duration === 'repeating' && months === 0) return undefined;
  const { id } = await context.payments.stripe.coupons.create({
    name: discount.name.slice(0, 40),
    amount_off: listAmount - discount.amount,
    currency,
    max_redemptions: 1,
    duration,
    ...(months === 0 ? {} : { duration_in_months: months }),
  });
  return id;
}

/** Whether a period of a plan was charged at a price. A change that was undone had another. */
async function wasCharged({ payments }: OpenBilling, subscription: string, priceId: string): Promise<boolean> {
  for await (const { lines } of payments.stripe.invoices.list({ subscription, status: 'paid', limit: 100 })) {
    const line = lines.data.find(isForPeriod);
    if (line !== undefined && line.amount > 0 && idOf(line.pricing?.price_details?.price) === priceId) return true;
  }
  return false;
}
