import type { Stripe } from 'stripe';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';

/** The metadata key on a schedule for the order of the change of plan that it carries out. */
export const orderKey = 'order_id';

/** Returns the id of the order whose change of plan a subscription's schedule carries out; undefined while none is named. */
export async function readScheduledOrder(
  { payments }: OpenBilling,
  { schedule }: Pick<Stripe.Subscription, 'schedule'>,
): Promise<string | undefined> {
  const id = idOf(schedule);
  if (id === undefined) return undefined;
  const { metadata } = await payments.stripe.subscriptionSchedules.retrieve(id);
  return metadata?.[orderKey];
}
