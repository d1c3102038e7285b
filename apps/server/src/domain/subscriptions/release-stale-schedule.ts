import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { readScheduledOrder } from './read-scheduled-order.ts';
import { releaseSchedule } from './release-schedule.ts';

/**
 * Releases a schedule for a change of plan that nobody waits for: the provider's answer about it was lost, and another plan was chosen
 * since, or none. Returns whether it did. A schedule that names no order is being written, or is the operator's.
 */
export async function releaseStaleSchedule(
  context: OpenBilling,
  subscription: Pick<Stripe.Subscription, 'schedule'>,
): Promise<boolean> {
  const orderId = z.uuid().safeParse(await readScheduledOrder(context, subscription));
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
