import type { Stripe } from 'stripe';
import { z } from 'zod';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { releaseSchedule } from './release-schedule.ts';

/** The metadata key on a schedule for the order of the change of plan that it carries out. */
export const orderKey = 'order_id';

/**
 * Releases a schedule for a change of plan that nobody waits for: the provider's answer about it was lost, and another plan was chosen
 * since, or none. Returns whether it did. A schedule that names no order is being written, or is the operator's.
 */
export async function releaseStaleSchedule(
  context: OpenBilling,
  subscription: Pick<Stripe.Subscription, 'schedule'>,
): Promise<boolean> {
  const id = idOf(subscription.schedule);
  if (id === undefined) return false;
  const { metadata } = await context.payments.stripe.subscriptionSchedules.retrieve(id);
  const orderId = z.uuid().safeParse(metadata?.[orderKey]);
  if (!orderId.success) return false;
  const awaited = await context.database.kysely
    .selectFrom('public.orders')
    .select('id')
    .where('id', '=', orderId.data)
    .where('state', 'in', ['draft', 'scheduled'])
    .executeTakeFirst();
  if (awaited !== undefined) return false;
  await releaseSchedule(context, subscription);
  return true;
}
