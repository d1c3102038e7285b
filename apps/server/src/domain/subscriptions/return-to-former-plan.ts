import { orderDiscount } from '@regelwerk/contract/shop/checkout';
import { periodAfter } from '@regelwerk/contract/shop/period-after';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { termStart } from '../contracts/first-term-start.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { releaseSchedule } from '../subscriptions/release-schedule.ts';

/**
 * Puts a subscription back to the plan that a change of plan has replaced. It is charged for a period that begins now, at its own price
 * and with what is left of its discount, as a renewal is. A plan that is set to end ends now instead. Run again, it changes nothing.
 */
export async function returnToFormerPlan(context: OpenBilling, changeId: string): Promise<void> {
  const { subscriptions } = context.payments.stripe;
  const { subscriptionId, priceId, former } = await readChange(context, changeId);
  const subscription = await subscriptions.retrieve(subscriptionId);
  const { status, items, cancel_at: end, cancel_at_period_end: endsWithPeriod } = subscription;
  const [item] = items.data;
  if (item?.price.id !== priceId || endedStatuses.some((ended) => ended === status)) return;
  if (end !== null || endsWithPeriod) await subscriptions.cancel(subscriptionId);
  else {
    await releaseSchedule(context, subscription);
    const coupon = await restOfDiscount(context, former, subscription);
    const startedAt = former.startsAt === null ? '' : Math.floor(former.startsAt.getTime() / 1000);
    await whileOnSale(context, former.priceId, () =>
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
  }
  await refreshSubscription(context, subscriptionId);
}

async function readChange({ database }: OpenBilling, id: string) {
  const row = await database.kysely
    .selectFrom('public.orders as o')
    .innerJoin('public.orders as former', 'former.id', 'o.changes_order_id')
    .select(['o.stripe_subscription_id as subscriptionId', 'o.stripe_price_id as priceId'])
    .select(['former.stripe_price_id', 'former.starts_at', 'former.list_amount', 'former.currency', 'former.discount'])
    .select(
      sql<boolean>`exists (
        select from public.invoices i where i.stripe_subscription_id = former.stripe_subscription_id and i.status = 'paid'
          and i.tokens > 0 and private.order_of_period(i.stripe_subscription_id, i.period_start) = former.id
      )`.as('isPaid'),
    )
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow();
  const former = {
    priceId: row.stripe_price_id,
    startsAt: row.starts_at,
    listAmount: row.list_amount,
    currency: row.currency,
    discount: orderDiscount.nullable().parse(row.discount),
    isPaid: row.isPaid,
  };
  return { subscriptionId: row.subscriptionId ?? '', priceId: row.priceId, former };
}

type Former = Awaited<ReturnType<typeof readChange>>['former'];

/** Returns a coupon for the payments that the order of the former plan still reduces; undefined if there are none. */
async function restOfDiscount(
  { payments, providerClock }: OpenBilling,
  { discount, listAmount, currency, isPaid }: Former,
  { start_date: start }: Stripe.Subscription,
): Promise<string | undefined> {
  if (discount === null || (discount.duration === 'once' && isPaid)) return undefined;
  const { duration } = discount;
  const now = providerClock();
  const until = periodAfter(new Date(start * 1000), 'month', discount.months ?? 0);
  let months = 0;
  while (duration === 'repeating' && periodAfter(now, 'month', months) < until) months += 1;
  if (duration === 'repeating' && months === 0) return undefined;
  const { id } = await payments.stripe.coupons.create({
    name: discount.name.slice(0, 40),
    amount_off: listAmount - discount.amount,
    currency,
    max_redemptions: 1,
    duration,
    ...(months === 0 ? {} : { duration_in_months: months }),
  });
  return id;
}

/** The provider sets no price that is archived, although subscriptions that have it keep it. */
async function whileOnSale({ payments }: OpenBilling, priceId: string, work: () => Promise<unknown>): Promise<void> {
  const { prices } = payments.stripe;
  const { active } = await prices.retrieve(priceId);
  if (!active) await prices.update(priceId, { active: true });
  try {
    await work();
  } finally {
    if (!active) await prices.update(priceId, { active: false });
  }
}
