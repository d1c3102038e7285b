import type { AdminDataView, ReviewRow } from '@regelwerk/contract/admin-data';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { orderNumberIn } from '../billing/order-number-in.ts';
import { pageWindow, searchPattern } from './page-window.ts';

const columns = { created_at: sql`o.created_at`, number: sql`o.number`, email: sql`u.email` };

/** Returns a page of orders that are or were in review, oldest first by default. */
export async function listReviews(
  { kysely }: Database,
  query: Extract<AdminDataView, { view: 'reviews' }>,
): Promise<{ readonly rows: readonly ReviewRow[]; readonly total: number }> {
  const { limit, offset } = pageWindow(query);
  const pattern = searchPattern(query.search);
  const from = sql`public.orders o join auth.users u on u.id = o.user_id
    left join lateral (
      select log.reason from private.audit_log log
      where log.action = 'resolve_order' and log.subject_id = o.id::text order by log.id desc limit 1
    ) resolved on true
    where ${query.state === 'open' ? sql`o.state = 'review'` : sql`o.state <> 'review' and (o.state = 'refunded' or resolved.reason is not null)`}
      and (${pattern}::text is null or u.email ilike ${pattern} or ${orderNumberIn('o.number')} ilike ${pattern})`;
  const { rows } = await sql<ReviewRow>`
    select o.id, ${orderNumberIn('o.number')} as number, o.product_name as product, o.kind, o.tokens, o.amount, o.currency,
      o.paid_amount, o.paid_currency, o.problem, o.state, o.created_at, resolved.reason,
      case when u.deleted_at is null then u.email end as email, case when u.deleted_at is null then u.id end as user_id
    from ${from} order by ${columns[query.sort]} ${sql.raw(query.direction)}, o.id limit ${limit} offset ${offset}`.execute(
    kysely,
  );
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(kysely);
  return { rows, total: counted[0]?.total ?? 0 };
}
