import { z } from 'zod';
import { addInterval } from '../add-interval.ts';
import { endpoint, integerParameter, mergeMetadata, metadataParameter } from '../endpoint.ts';
import type { Objects } from '../objects.ts';
import { requireOnSale } from '../require-on-sale.ts';
import { refusedParameter, SandboxError } from '../sandbox-error.ts';
import { detachSchedule } from '../schedule.ts';
import type { SchedulePhase } from '../schedule-phase.ts';
import type { World } from '../world.ts';

const intervals = z.enum(['day', 'week', 'month', 'year']);
const prorations = z.enum(['none', 'create_prorations', 'always_invoice']);
const phaseParameter = z.strictObject({
  items: z.array(z.strictObject({ price: z.string(), quantity: integerParameter.min(1).default(1) })).length(1),
  start_date: integerParameter.optional(),
  end_date: integerParameter.optional(),
  duration: z.strictObject({ interval: intervals, interval_count: integerParameter.min(1).default(1) }).optional(),
  billing_cycle_anchor: z.enum(['automatic', 'phase_start']).optional(),
  discounts: z.union([z.literal(''), z.array(z.strictObject({ coupon: z.string() })).max(1)]).optional(),
  metadata: metadataParameter,
  proration_behavior: prorations.default('create_prorations'),
  trial_end: integerParameter.optional(),
});

/** Schedules of running subscriptions. */
export const scheduleEndpoints = [
  endpoint(
    'post',
    '/v1/subscription_schedules',
    { from_subscription: z.string() },
    async (world, { from_subscription: id }) => {
      const subscription = await world.read('subscription', id, 'from_subscription');
      const [item] = subscription.items.data;
      if (subscription.status === 'canceled' || item === undefined)
        throw refusedParameter('You cannot migrate a subscription that is canceled.', 'from_subscription');
      if (subscription.schedule != null)
        throw refusedParameter(
          'You cannot migrate a subscription that is already attached to a schedule.',
          'from_subscription',
        );
      const current_phase = { start_date: item.current_period_start, end_date: item.current_period_end };
      const schedule: Objects['subscription_schedule'] = {
        id: world.newId('sub_sched'),
        object: 'subscription_schedule',
        created: world.now,
        current_phase,
        customer: subscription.customer,
        end_behavior: 'release',
        livemode: false,
        metadata: {},
        phases: [
          {
            ...current_phase,
            items: [{ price: item.price.id, quantity: 1 }],
            billing_cycle_anchor: null,
            discounts: subscription._coupon === null ? [] : [{ coupon: subscription._coupon.id }],
            metadata: {},
            proration_behavior: 'create_prorations',
            trial_end: subscription.status === 'trialing' ? subscription.trial_end : null,
          },
        ],
        released_subscription: null,
        status: 'active',
        subscription: id,
      };
      await world.save('subscription_schedule', schedule);
      await world.announce('subscription_schedule.created', schedule);
      await saveSubscription(world, { ...subscription, schedule: schedule.id });
      return schedule;
    },
  ),
  endpoint('get', '/v1/subscription_schedules/:id', {}, async (world, _, id) =>
    world.read('subscription_schedule', id),
  ),
  endpoint(
    'post',
    '/v1/subscription_schedules/:id',
    {
      phases: z.array(phaseParameter).min(1).max(10).optional(),
      end_behavior: z.enum(['release', 'cancel']).optional(),
      proration_behavior: prorations.optional(),
      metadata: metadataParameter,
    },
    async (world, change, id) => {
      const before = await readActive(world, id, 'update');
      const schedule: Objects['subscription_schedule'] = {
        ...before,
        end_behavior: change.end_behavior ?? before.end_behavior,
        metadata: mergeMetadata(before.metadata ?? {}, change.metadata),
        phases: change.phases === undefined ? before.phases : await phasesOf(world, before, change.phases),
      };
      await world.save('subscription_schedule', schedule);
      await world.announce('subscription_schedule.updated', schedule);
      return schedule;
    },
  ),
  endpoint('post', '/v1/subscription_schedules/:id/release', {}, async (world, _, id) => {
    const { subscription: managed } = await readActive(world, id, 'release');
    const subscription = await world.read('subscription', managed ?? '');
    await saveSubscription(world, await detachSchedule(world, subscription, 'released'));
    return world.read('subscription_schedule', id);
  }),
];

async function readActive(world: World, id: string, verb: string): Promise<Objects['subscription_schedule']> {
  const schedule = await world.read('subscription_schedule', id);
  if (schedule.status !== 'active')
    throw new SandboxError(
      400,
      `You cannot ${verb} a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    );
  return schedule;
}

async function saveSubscription(world: World, subscription: Objects['subscription']): Promise<void> {
  await world.save('subscription', subscription);
  await world.announce('customer.subscription.updated', subscription);
}

async function phasesOf(
  world: World,
  { current_phase: current, subscription: id }: Objects['subscription_schedule'],
  given: readonly z.output<typeof phaseParameter>[],
): Promise<SchedulePhase[]> {
  const subscription = await world.read('subscription', id ?? '');
  const phases: SchedulePhase[] = [];
  for (const [index, phase] of given.entries()) {
    const param = `phases[${index}]`;
    const start = phases.at(-1)?.end_date ?? phase.start_date;
    if (start === undefined || (index === 0 && start !== current?.start_date))
      throw refusedParameter('The first phase must start when the current one does.', `${param}[start_date]`);
    if (phase.start_date !== undefined && phase.start_date !== start)
      throw refusedParameter('A phase must start when the one before it ends.', `${param}[start_date]`);
    const price = await world.read('price', phase.items[0]?.price ?? '', `${param}[items][0][price]`);
    await requireOnSale(world, price, subscription, `${param}[items][0][price]`);
    if (price.recurring === null || price.currency !== subscription.currency)
      throw refusedParameter('The price does not fit the subscription.', `${param}[items][0][price]`);
    if (phase.duration !== undefined && phase.end_date !== undefined)
      throw refusedParameter('You may only specify one of these parameters: duration, end_date.', param);
    const end = phase.end_date ?? addInterval(start, phase.duration ?? price.recurring, start);
    if (end <= start) throw refusedParameter('A phase must end after it starts.', `${param}[end_date]`);
    phases.push({
      start_date: start,
      end_date: end,
      items: phase.items,
      billing_cycle_anchor: phase.billing_cycle_anchor ?? null,
      discounts: phase.discounts === undefined || phase.discounts === '' ? [] : phase.discounts,
      metadata: mergeMetadata({}, phase.metadata),
      proration_behavior: phase.proration_behavior,
      trial_end: phase.trial_end ?? null,
    });
  }
  return phases;
}
