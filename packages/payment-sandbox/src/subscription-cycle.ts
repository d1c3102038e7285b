import { addInterval } from './add-interval.ts';
import { appliedCoupon } from './applied-coupon.ts';
import { enterPhase } from './enter-phase.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { hasSameInterval } from './has-same-interval.ts';
import { keepDraft } from './keep-draft.ts';
import type { Card, Objects } from './objects.ts';
import { payInvoice } from './pay-invoice.ts';
import { detachSchedule } from './schedule.ts';
import type { World } from './world.ts';
import { writeInvoice } from './write-invoice.ts';

type Subscription = Objects['subscription'];

const day = 86_400;
const retryAfter = 3 * day;
const mostFailures = 3;
const noDetails = { comment: null, feedback: null, feedback_option: null, reason: null } as const;

/** Creates a subscription from a completed checkout, with its first invoice, which is 0 during a trial. */
export async function startSubscription(
  world: World,
  session: Objects['checkout.session'],
  card: Card,
): Promise<{ subscription: string; invoice: string }> {
  const [item] = session._line_items;
  const price = await world.read('price', item?.price ?? '');
  const id = world.newId('sub');
  const { now } = world;
  const trialEnd = session._trial_days > 0 ? now + session._trial_days * day : null;
  const interval = {
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
  };
  const couponId = session.discounts[0]?.coupon ?? null;
  const coupon = couponId === null ? undefined : await world.find('coupon', couponId);
  const subscription: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? now,
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: noDetails,
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: session.customer,
    ended_at: null,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: world.newId('si'),
          object: 'subscription_item',
          created: now,
          current_period_start: now,
          current_period_end: trialEnd ?? addInterval(now, interval, now),
          metadata: {},
          price,
          quantity: 1,
          subscription: id,
        },
      ],
    },
    latest_invoice: null,
    livemode: false,
    metadata: session._subscription_metadata,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : now,
    _card: card,
    _failures: 0,
    _next_attempt: null,
    _coupon: coupon === undefined ? null : appliedCoupon(coupon, price),
    _reminded: false,
  };
  const invoice = await writeInvoice(world, subscription, 'subscription_create');
  subscription.latest_invoice = invoice.id;
  await world.save('subscription', subscription);
  await world.announce('customer.subscription.created', subscription);
  await payInvoice(world, subscription, await finalizeInvoice(world, invoice));
  return { subscription: id, invoice: invoice.id };
}

/** Returns when the next event of a subscription is due, in Unix seconds. */
export function nextStepDue(subscription: Subscription): number | undefined {
  const { status, trial_end, cancel_at, _next_attempt, _reminded } = subscription;
  if (status === 'past_due' && _next_attempt !== null) return Math.min(_next_attempt, cancel_at ?? _next_attempt);
  if (status !== 'active' && status !== 'trialing') return undefined;
  const end = subscription.items.data[0]?.current_period_end;
  if (status === 'trialing' && trial_end !== null && !_reminded) return trial_end - 3 * day;
  return cancel_at !== null && end !== undefined ? Math.min(cancel_at, end) : end;
}

/** Performs the step that is due for a subscription at the world's time: reminder, renewal, retry or end. */
export async function takeDueStep(world: World, before: Subscription): Promise<void> {
  const subscription = structuredClone(before);
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('a subscription has an item');
  if (subscription.status === 'trialing' && !subscription._reminded) {
    subscription._reminded = true;
    await world.save('subscription', subscription);
    await world.announce('customer.subscription.trial_will_end', subscription);
    return;
  }
  if (subscription.cancel_at !== null && subscription.cancel_at <= world.now) {
    await endSubscription(world, subscription);
    return;
  }
  if (subscription.status === 'past_due') {
    await retry(world, subscription);
    return;
  }
  if (subscription.cancel_at_period_end) {
    await endSubscription(world, subscription);
    return;
  }
  const isRebilled = await enterPhase(world, subscription);
  const invoice = await startPeriod(world, subscription, isRebilled ? 'subscription_update' : 'subscription_cycle');
  await keepDraft(world, invoice);
  await world.save('subscription', subscription);
  await world.announce('customer.subscription.updated', subscription);
}

/** Finalizes a draft and charges for it, even if its subscription has ended meanwhile. */
export async function collectDraft(world: World, draft: Objects['invoice']): Promise<void> {
  const invoice = await finalizeInvoice(world, draft);
  const subscription = await world.read('subscription', invoice.parent.subscription_details.subscription);
  if (await payInvoice(world, subscription, invoice)) return;
  if (subscription.latest_invoice !== invoice.id || subscription.status === 'canceled') return;
  const overdue = { ...subscription, ...overdueSince(world) };
  await world.save('subscription', overdue);
  await world.announce('customer.subscription.updated', overdue);
}

const overdueSince = ({ now }: World) =>
  ({ status: 'past_due', _failures: 1, _next_attempt: now + retryAfter }) as const;

/**
 * Changes the price of a running subscription at once, without prorations: another interval, or `restarts`, starts a new period,
 * which is billed in full, without a draft; otherwise the new price is due with the next period.
 */
export async function changePrice(
  world: World,
  before: Subscription,
  { price, restarts }: { readonly price: Objects['price']; readonly restarts: boolean },
): Promise<Subscription> {
  const subscription = structuredClone(before);
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('a subscription has an item');
  const isRebilled = restarts || (!hasSameInterval(item.price, price) && subscription.status === 'active');
  item.price = price;
  if (isRebilled) {
    item.current_period_end = world.now;
    subscription.billing_cycle_anchor = world.now;
    const invoice = await finalizeInvoice(world, await startPeriod(world, subscription, 'subscription_update'));
    if (!(await payInvoice(world, subscription, invoice))) Object.assign(subscription, overdueSince(world));
  }
  await world.save('subscription', subscription);
  await world.announce('customer.subscription.updated', subscription);
  return world.read('subscription', subscription.id);
}

/** Starts the next period and returns the draft of its invoice; the caller saves both. */
async function startPeriod(
  world: World,
  subscription: Subscription,
  reason: 'subscription_cycle' | 'subscription_update',
): Promise<Objects['invoice']> {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('a subscription has an item');
  Object.assign(subscription, { status: 'active', _failures: 0, _next_attempt: null });
  const start = item.current_period_end;
  item.current_period_start = start;
  item.current_period_end = addInterval(
    start,
    { interval: item.price.recurring?.interval ?? 'month', interval_count: item.price.recurring?.interval_count ?? 1 },
    subscription.billing_cycle_anchor,
  );
  const invoice = await writeInvoice(world, subscription, reason);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

async function retry(world: World, subscription: Subscription): Promise<void> {
  const invoice = await world.read('invoice', subscription.latest_invoice ?? '');
  if (!invoice.auto_advance) {
    await world.save('subscription', { ...subscription, _next_attempt: world.now + retryAfter });
    return;
  }
  if (await payInvoice(world, subscription, invoice)) {
    const active: Subscription = { ...subscription, status: 'active', _failures: 0, _next_attempt: null };
    await world.save('subscription', active);
    await world.announce('customer.subscription.updated', active);
  } else if (subscription._failures + 1 >= mostFailures) {
    await endSubscription(world, subscription, 'payment_failed');
  } else {
    await world.save('subscription', {
      ...subscription,
      _failures: subscription._failures + 1,
      _next_attempt: world.now + retryAfter,
    });
  }
}

/** Ends a subscription now and announces it. */
export async function endSubscription(
  world: World,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' = 'cancellation_requested',
): Promise<Subscription> {
  const ended: Subscription = {
    ...(await detachSchedule(world, subscription, 'canceled')),
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? world.now,
    cancellation_details: { ...noDetails, reason },
    ended_at: world.now,
    _next_attempt: null,
  };
  await world.save('subscription', ended);
  await world.announce('customer.subscription.deleted', ended);
  return ended;
}
