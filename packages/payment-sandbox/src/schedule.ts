import type { Objects } from './objects.ts';
import type { World } from './world.ts';

type Subscription = Objects['subscription'];

/** Ends the schedule of a subscription and returns the subscription without it; the caller saves that. */
export async function detachSchedule(
  world: World,
  subscription: Subscription,
  status: 'released' | 'canceled' | 'completed',
): Promise<Subscription> {
  const schedule =
    subscription.schedule == null ? undefined : await world.find('subscription_schedule', subscription.schedule);
  if (schedule === undefined) return subscription;
  const ended: Objects['subscription_schedule'] = {
    ...schedule,
    status,
    current_phase: null,
    subscription: null,
    released_subscription: status === 'released' ? subscription.id : null,
  };
  await world.save('subscription_schedule', ended);
  await world.announce(`subscription_schedule.${status}`, ended);
  return { ...subscription, schedule: null };
}
