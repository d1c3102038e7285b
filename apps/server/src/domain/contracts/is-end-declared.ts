import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';

/**
 * Whether a plan ends by a declaration that still counts, by the id of its subscription: a cancellation, or a withdrawal that waits for
 * its decision.
 */
export async function isEndDeclared(executor: Kysely<Schema>, subscriptionId: string): Promise<boolean> {
  const declared = await executor
    .selectFrom('private.legal_notices as n')
    .innerJoin('public.orders as o', 'o.id', 'n.accepted_order_id')
    .select('n.id')
    .where('o.stripe_subscription_id', '=', subscriptionId)
    .where('n.effective_end', 'is not', null)
    .where('n.taken_back_at', 'is', null)
    .executeTakeFirst();
  return declared !== undefined;
}
