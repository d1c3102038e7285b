import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';

/**
 * Returns when a plan ended or ends by a declared cancellation, by the id of its subscription; undefined if nobody declared one
 * that still counts.
 */
export async function declaredEnd(executor: Kysely<Schema>, subscriptionId: string): Promise<Date | undefined> {
  const declared = await executor
    .selectFrom('private.legal_notices as n')
    .innerJoin('public.orders as o', 'o.id', 'n.accepted_order_id')
    .select(sql<Date | null>`min(n.effective_end)`.as('end'))
    .where('o.stripe_subscription_id', '=', subscriptionId)
    .where('n.kind', '=', 'cancellation')
    .where('n.taken_back_at', 'is', null)
    .executeTakeFirst();
  return declared?.end ?? undefined;
}
