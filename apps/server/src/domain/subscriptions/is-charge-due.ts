import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';

/** Whether we know of a period of a plan that is still to be charged, by the id of its subscription. */
export async function isChargeDue(executor: Kysely<Schema>, subscriptionId: string): Promise<boolean> {
  const unpaid = await executor
    .selectFrom('public.invoices')
    .select('id')
    .where('stripe_subscription_id', '=', subscriptionId)
    .where('is_for_period', '=', true)
    .where('status', 'in', ['draft', 'open'])
    .where('total', '>', 0)
    .executeTakeFirst();
  return unpaid !== undefined;
}
