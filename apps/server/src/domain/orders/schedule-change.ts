import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Schema } from '@regelwerk/database/schema';
import { type Selectable, sql } from 'kysely';
import type { Stripe } from 'stripe';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { termStart } from '../contracts/first-term-start.ts';
import { AppError } from '../kernel/app-error.ts';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { planEnding } from '../subscriptions/plan-ending.ts';
import { orderKey, readScheduledOrder } from '../subscriptions/read-scheduled-order.ts';
import { releaseSchedule } from '../subscriptions/release-schedule.ts';
import { releaseStaleSchedule } from '../subscriptions/release-stale-schedule.ts';
import { acknowledgeOrder } from './acknowledge-order.ts';
import { confirmationMail } from './confirmation-mail.ts';

type Order = Selectable<Schema['public.orders']>;

/**
 * Has the provider change the price at the end of the running period, and then concludes the contract on the change: it is
 * acknowledged and confirmed, and its tokens are agreed on. Run again, it continues where it stopped.
 */
export async function scheduleChange(context: OpenBilling, orderId: string): Promise<void> {
  const order = await readDraft(context, orderId);
  if (order === undefined) return;
  const id = order.stripe_subscription_id ?? '';
  try {
    const subscription = await context.payments.stripe.subscriptions.retrieve(id);
    await setPhases(context, order, subscription);
  } catch (error) {
    const failure = providerFailure(error);
    if (failure === undefined) throw error;
    context.log.error({ order: orderId, failure }, 'the provider did not schedule a change of plan');
    // it repeats its answer to a key
    if (failure === 'broken' || failure === 'refused')
      await context.database.kysely
        .updateTable('public.orders')
        .set({ attempt: order.attempt + 1 })
        .where('id', '=', orderId)
        .execute();
    throw new AppError('payment_failed', 'Could not process your subscription. Please try again.');
  }
  if (await concludeChange(context, order)) return;
  // another plan was ordered meanwhile
  await releaseStaleSchedule(context, await context.payments.stripe.subscriptions.retrieve(id));
}

/**
 * Concludes a change that the provider has scheduled although our answer got lost; returns whether it has. One that does not start,
 * because the plan ends or the schedule is for another order, is concluded by nobody.
 */
export async function finishChange(context: OpenBilling, orderId: string): Promise<boolean> {
  const order = await readDraft(context, orderId);
  if (order === undefined) return false;
  const { stripe } = context.payments;
  const subscription = await stripe.subscriptions.retrieve(order.stripe_subscription_id ?? '');
  const { status, items, cancel_at: end, cancel_at_period_end: endsWithPeriod } = subscription;
  // it was carried out, whatever became of the plan
  if (items.data[0]?.price.id === order.stripe_price_id) return concludeChange(context, order);
  const isOver = endedStatuses.some((ended) => ended === status);
  if (isOver || end !== null || endsWithPeriod) return false;
  if ((await readScheduledOrder(context, subscription)) === orderId) return concludeChange(context, order);
  await releaseStaleSchedule(context, subscription);
  return false;
}

async function readDraft({ database }: OpenBilling, id: string): Promise<Order | undefined> {
  return database.kysely
    .selectFrom('public.orders')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where('changes_order_id', 'is not', null)
    .executeTakeFirst();
}

async function setPhases(context: OpenBilling, order: Order, subscription: Stripe.Subscription): Promise<void> {
  const { id, stripe_price_id: price, starts_at: startsAt, interval, interval_count } = order;
  const { items, cancel_at: end, cancel_at_period_end: endsWithPeriod } = subscription;
  // canceled at the provider, which has not told us yet: a schedule would let it run on
  if (end !== null || endsWithPeriod) throw planEnding();
  if (startsAt === null || interval === null) throw new Error('a change of plan has a start and a term');
  const start = Math.floor(startsAt.getTime() / 1000);
  // another period has begun meanwhile, which a change would cut short
  if (items.data[0]?.current_period_end !== start) throw new AppError('stale_edit', 'Please look at this order again.');
  const schedule = await ownSchedule(context, order, subscription);
  const present = schedule.phases.find(({ start_date: from }) => from === schedule.current_phase?.start_date);
  if (present === undefined) throw new Error('a plan has a running phase');
  await context.payments.stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    metadata: { [orderKey]: id },
    phases: [
      {
        start_date: present.start_date,
        end_date: start,
        items: present.items.map(({ price: item, quantity }) => ({ price: idOf(item) ?? '', quantity: quantity ?? 1 })),
        discounts: present.discounts.map(({ coupon, discount }) =>
          discount == null ? { coupon: idOf(coupon) ?? '' } : { discount: idOf(discount) ?? '' },
        ),
        proration_behavior: 'none',
        ...(present.trial_end === null ? {} : { trial_end: present.trial_end }),
      },
      {
        items: [{ price, quantity: 1 }],
        duration: { interval, interval_count: interval_count ?? 1 },
        // without it the provider keeps the former day of billing, and may charge nothing where another interval starts
        billing_cycle_anchor: 'phase_start',
        proration_behavior: 'none',
        // what was ordered is what is charged: a former discount does not go on
        discounts: '',
        metadata: { [termStart]: start },
      },
    ],
  });
}

/**
 * Returns a schedule that only this order writes to; any other one is released. The provider knows no condition on a release, so one
 * that is meant for the schedule of a former order must have no way to hit this one.
 */
async function ownSchedule(
  context: OpenBilling,
  { id, attempt }: Order,
  { id: subscription, schedule: known }: Stripe.Subscription,
): Promise<Stripe.SubscriptionSchedule> {
  const { subscriptionSchedules: schedules } = context.payments.stripe;
  // two tabs get the same one
  const create = (after = '') =>
    schedules.create({ from_subscription: subscription }, { idempotencyKey: `change-${id}-${attempt}${after}` });
  const present = idOf(known) === undefined ? undefined : await schedules.retrieve(idOf(known) ?? '');
  if (present === undefined) return create();
  const named = present.metadata?.[orderKey];
  if (named === id) return present;
  if (named === undefined) {
    try {
      return await create();
    } catch (error) {
      // it is not from another tab either
      if (providerFailure(error) !== 'refused') throw error;
    }
  }
  await releaseSchedule(context, { schedule: present });
  return create(`-${present.id}`);
}

/** Returns false, and concludes nothing, if the order is not open any more. */
async function concludeChange(context: OpenBilling, { id, starts_at: startsAt }: Order): Promise<boolean> {
  return context.database.kysely.transaction().execute(async (transaction) => {
    const order = await transaction
      .updateTable('public.orders')
      .set({ state: 'scheduled', scheduled_at: sql`clock_timestamp()`, problem: null })
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .returningAll()
      .executeTakeFirst();
    if (order === undefined || order.stripe_subscription_id === null || startsAt === null) return false;
    await transaction
      .insertInto('public.plan_terms')
      .values({
        user_id: order.user_id,
        stripe_subscription_id: order.stripe_subscription_id,
        stripe_price_id: order.stripe_price_id,
        tokens: order.tokens,
        valid_from: startsAt,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['stripe_subscription_id', 'valid_from'])
          .doUpdateSet({ stripe_price_id: order.stripe_price_id, tokens: order.tokens }),
      )
      .execute();
    await acknowledgeOrder(transaction, { orderId: id, siteUrl: context.siteUrl });
    const mail = await confirmationMail(context, id, transaction);
    if (mail !== undefined)
      await queueMail(transaction, mail, { isLegal: true, ofOrder: { orderId: id, purpose: 'confirmation' } });
    return true;
  });
}
