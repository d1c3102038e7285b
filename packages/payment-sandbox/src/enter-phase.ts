import { hasSameInterval } from './has-same-interval.ts';
import type { Objects } from './objects.ts';
import { detachSchedule } from './schedule.ts';
import type { World } from './world.ts';

/**
 * Applies the phase of a subscription's schedule that starts with its next period, changing the given subscription; a schedule
 * without one is completed. Returns whether the phase starts another cycle of billing.
 */
export async function enterPhase(world: World, subscription: Objects['subscription']): Promise<boolean> {
  const [item] = subscription.items.data;
  const schedule =
    subscription.schedule == null ? undefined : await world.find('subscription_schedule', subscription.schedule);
  if (schedule === undefined || item === undefined) return false;
  const start = item.current_period_end;
  const phase = schedule.phases.find((one) => one.start_date <= start && one.end_date > start);
  if (phase === undefined) {
    Object.assign(subscription, await detachSchedule(world, subscription, 'completed'));
    return false;
  }
  const before = item.price;
  item.price = await world.read('price', phase.items[0]?.price ?? '');
  Object.assign(subscription.metadata, phase.metadata);
  const [discount] = phase.discounts;
  if (discount?.coupon !== subscription._coupon?.id)
    subscription._coupon = discount === undefined ? null : { id: discount.coupon, cycles_left: null };
  if (phase.billing_cycle_anchor === 'phase_start') subscription.billing_cycle_anchor = start;
  const current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  await world.save('subscription_schedule', { ...schedule, current_phase });
  return !hasSameInterval(before, item.price);
}
