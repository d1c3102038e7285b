import type { ContractRow } from '@regelwerk/contract/contracts';
import { endedStatuses } from '@regelwerk/contract/subscription-status';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { withdrawalEnd } from '../legal/withdrawal-end.ts';

interface Row extends Omit<ContractRow, 'withdrawableUntil' | 'orderedAt' | 'number'> {
  readonly id: string;
  readonly number: string;
  readonly ordered_at: Date;
  readonly concluded_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly is_business: boolean;
}

const shown = 200;

/** The contracts of a person, the newest first; orders that were never paid are none. `id` is the order's. */
export async function listContracts(
  { database, clock }: { readonly database: Pick<Database, 'kysely'>; readonly clock: () => Date },
  userId: string,
  number?: number,
): Promise<readonly (ContractRow & { readonly id: string })[]> {
  const { rows } = await sql<Row>`
    select o.id, o.number, o.kind, o.product_name as name, o.list_amount as amount, o.currency, o.interval,
      coalesce(o.interval_count, 1) as "intervalCount", o.state, o.created_at as ordered_at, o.fulfilled_at as concluded_at,
      coalesce((o.billing ->> 'isBusiness')::boolean, false) as is_business,
      (select min(m.sent_at) from private.mails m where m.order_id = o.id) as confirmed_at,
      coalesce((
        select s.status <> all(${endedStatuses}) from public.subscriptions s
        where s.stripe_subscription_id = o.stripe_subscription_id
      ), false) as "isRunning"
    from public.orders o
    where o.user_id = ${userId} and o.state in ('processing', 'fulfilled', 'review', 'refunded')
      and o.number = coalesce(${number ?? null}::bigint, o.number)
    order by o.number desc limit ${shown}`.execute(database.kysely);
  const now = clock();
  return rows.map(({ ordered_at, concluded_at, confirmed_at, is_business: isBusiness, number: of, ...row }) => {
    const until = withdrawalEnd(concluded_at ?? ordered_at, confirmed_at);
    const canWithdraw = !isBusiness && row.state !== 'refunded' && now <= until;
    return {
      ...row,
      number: Number(of),
      orderedAt: ordered_at.toISOString(),
      withdrawableUntil: canWithdraw ? until.toISOString() : null,
    };
  });
}
