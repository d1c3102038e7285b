import type { ContractRow } from '@regelwerk/contract/shop/contracts';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { withdrawalEnd } from '../legal/withdrawal-end.ts';
import { isPresentPlan } from './is-present-plan.ts';

const concluded = ['processing', 'scheduled', 'fulfilled', 'review', 'refunded', 'canceled'] as const;
const shown = 200;

/** Returns the contracts of a person, newest first; an unpaid order is not a contract. `id` is the order's. */
export async function listContracts(
  { database, clock }: { readonly database: Pick<Database, 'kysely'>; readonly clock: () => Date },
  userId: string,
  number?: number,
): Promise<readonly (ContractRow & { readonly id: string })[]> {
  const rows = await database.kysely
    .selectFrom('public.orders as o')
    .select([
      'o.id',
      'o.number',
      'o.kind',
      'o.product_name as name',
      'o.list_amount as amount',
      'o.currency',
      'o.interval',
    ])
    .select(['o.state', 'o.created_at', 'o.fulfilled_at', 'o.scheduled_at', 'o.starts_at'])
    .select(({ fn, and, exists, selectFrom }) => [
      fn.coalesce('o.interval_count', sql.lit(1)).as('intervalCount'),
      sql<boolean>`coalesce((o.billing ->> 'isBusiness')::boolean, false)`.as('isBusiness'),
      selectFrom('private.mails as m')
        .select(({ fn: aggregate }) => aggregate.min('m.sent_at').as('sent_at'))
        .whereRef('m.order_id', '=', 'o.id')
        .where('m.purpose', '=', 'confirmation')
        .as('confirmed_at'),
      exists(
        selectFrom('private.settlements as w')
          .select('w.id')
          .whereRef('w.order_id', '=', 'o.id')
          .where('w.cause', '=', 'withdrawal'),
      )
        .$castTo<boolean>()
        .as('isWithdrawn'),
      and([
        isPresentPlan,
        exists(
          selectFrom('public.subscriptions as s')
            .select('s.id')
            .whereRef('s.stripe_subscription_id', '=', 'o.stripe_subscription_id')
            .where('s.status', 'not in', endedStatuses),
        ),
      ])
        .$castTo<boolean>()
        .as('isRunning'),
    ])
    .where('o.user_id', '=', userId)
    .where('o.state', 'in', concluded)
    .$if(number !== undefined, (query) => query.where('o.number', '=', String(number)))
    .orderBy('o.number', 'desc')
    .limit(shown)
    .$narrowType<{ state: (typeof concluded)[number] }>()
    .execute();
  const now = clock();
  return rows.map(({ created_at, fulfilled_at, confirmed_at, isBusiness, number: digits, ...given }) => {
    const { scheduled_at, starts_at, isWithdrawn, ...row } = given;
    const until = withdrawalEnd(scheduled_at ?? fulfilled_at ?? created_at, confirmed_at);
    const canWithdraw =
      !isBusiness && !isWithdrawn && row.state !== 'refunded' && row.state !== 'canceled' && now <= until;
    return {
      ...row,
      number: Number(digits),
      orderedAt: created_at.toISOString(),
      startsOn: starts_at?.toISOString() ?? null,
      withdrawableUntil: canWithdraw ? until.toISOString() : null,
    };
  });
}
