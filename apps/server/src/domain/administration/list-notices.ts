import type { AdminDataView, NoticeRow } from '@regelwerk/contract/admin-data';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { pageWindow, searchPattern } from './page-window.ts';

const columns = { due_at: sql`n.due_at`, received_at: sql`n.received_at`, email: sql`lower(n.email)` };

/** Condition for the declarations `n` that match a search. */
export function noticesFit(search: string, isOpen: boolean | undefined) {
  const pattern = searchPattern(search);
  return sql`(${pattern}::text is null or n.email ilike ${pattern} or n.name ilike ${pattern} or n.contract_reference ilike ${pattern})
    and (${isOpen ?? null}::boolean is null or (n.settled_at is null) = ${isOpen ?? null})`;
}

/** Returns a page of declared withdrawals and cancellations, most urgent first by default. */
export async function listNotices(
  { kysely }: Database,
  query: Extract<AdminDataView, { view: 'notices' }>,
): Promise<{ readonly rows: readonly NoticeRow[]; readonly total: number }> {
  const { limit, offset } = pageWindow(query);
  const isOpen = query.state === undefined ? undefined : query.state === 'open';
  const from = sql`private.legal_notices n left join auth.users u on u.email = lower(n.email) and u.deleted_at is null
    where ${noticesFit(query.search, isOpen)}`;
  const { rows } = await sql<NoticeRow>`
    select n.id, n.kind, n.email, n.name, n.contract_reference as contract, n.details, n.received_at, n.due_at, n.settled_at,
      n.accepted_at is not null as is_accepted, (select s.problem from private.settlements s where s.notice_id = n.id) as problem, u.id as user_id
    from ${from} order by ${columns[query.sort]} ${sql.raw(query.direction)}, n.id limit ${limit} offset ${offset}`.execute(
    kysely,
  );
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(kysely);
  return { rows, total: counted[0]?.total ?? 0 };
}
