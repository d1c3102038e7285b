import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';

/**
 * Whether it is decided what goes back for the end of a plan, by the id of its subscription. A refund out of goodwill that let the
 * plan run and the operator's notice decide nothing about it.
 */
export async function isEndSettled(executor: Kysely<Schema>, subscriptionId: string): Promise<boolean> {
  const settled = await executor
    .selectFrom('private.settlements as s')
    .innerJoin('public.orders as o', 'o.id', 's.order_id')
    .select('s.id')
    .where('o.stripe_subscription_id', '=', subscriptionId)
    // what was decided about a change of plan that never started, or about a plan that one has replaced, is over
    .where('o.state', '<>', 'canceled')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('public.orders as change')
            .select('change.id')
            .whereRef('change.changes_order_id', '=', 'o.id')
            .where('change.state', '=', 'fulfilled'),
        ),
      ),
    )
    .where(({ or, eb }) => or([eb('s.cause', 'not in', ['goodwill', 'notice']), eb('s.ends_plan', '=', true)]))
    .executeTakeFirst();
  return settled !== undefined;
}
