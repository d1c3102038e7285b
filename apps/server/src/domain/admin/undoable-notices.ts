import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';

/**
 * Returns a query of the cancellations `n` that a stranger declared and whose plan still runs and is not about to be ended, joined with
 * the order `o` and subscription `s` of that plan.
 */
export function undoableNotices(executor: Kysely<Schema>) {
  return (
    executor
      .selectFrom('private.legal_notices as n')
      .innerJoin('public.orders as o', 'o.id', 'n.accepted_order_id')
      .innerJoin('auth.users as owner', (join) =>
        join.onRef('owner.id', '=', 'o.user_id').on('owner.deleted_at', 'is', null),
      )
      .innerJoin('public.subscriptions as s', 's.stripe_subscription_id', 'o.stripe_subscription_id')
      .where('n.kind', '=', 'cancellation')
      .where('n.applied_at', 'is not', null)
      .where('n.taken_back_at', 'is', null)
      .where('owner.email', '<>', sql<string>`lower(n.email)`)
      .where('s.status', 'not in', endedStatuses)
      // a withdrawal that waits ends the plan too
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('private.legal_notices as other')
              .innerJoin('public.orders as named', 'named.id', 'other.accepted_order_id')
              .select('other.id')
              .whereRef('named.stripe_subscription_id', '=', 's.stripe_subscription_id')
              .where('other.kind', '=', 'withdrawal')
              .where('other.effective_end', 'is not', null)
              .where('other.taken_back_at', 'is', null),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('private.settlements as d')
              .innerJoin('public.orders as decided', 'decided.id', 'd.order_id')
              .select('d.id')
              .whereRef('decided.stripe_subscription_id', '=', 's.stripe_subscription_id')
              .where('d.ends_plan', '=', true)
              .where('d.done_at', 'is', null),
          ),
        ),
      )
  );
}
