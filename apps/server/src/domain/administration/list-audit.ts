import type { AdminDataView, AuditPage, AuditRow } from '@regelwerk/contract/admin-data';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { pageWindow, searchPattern } from './page-window.ts';

const columns = { created_at: sql`log.id`, action: sql`log.action`, actor: sql`actor.email` };

/** Condition for the lines of `log`, with their `actor`, that match a search. */
export function auditFits(search: string, action: string) {
  const pattern = searchPattern(search);
  return sql`(${pattern}::text is null or actor.email ilike ${pattern} or log.subject_id = ${search} or log.reason ilike ${pattern})
    and (${action} = '' or log.action = ${action})`;
}

/** Returns a page of the audit log, newest first by default. */
export async function listAudit(
  { kysely }: Database,
  query: Extract<AdminDataView, { view: 'audit' }>,
): Promise<AuditPage> {
  const { limit, offset } = pageWindow(query);
  const from = sql`private.audit_log log left join auth.users actor on actor.id = log.actor_id
    where ${auditFits(query.search, query.action ?? '')}`;
  const { rows } = await sql<AuditRow>`
    select log.id::text, log.created_at, actor.email as actor, log.action, log.subject_id as subject, log.before, log.after, log.reason
    from ${from} order by ${columns[query.sort]} ${sql.raw(query.direction)} nulls last, log.id desc limit ${limit} offset ${offset}`.execute(
    kysely,
  );
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(kysely);
  const { rows: actions } = await sql<{ action: string }>`
    select distinct action from private.audit_log order by action`.execute(kysely);
  return { rows, total: counted[0]?.total ?? 0, actions: actions.map(({ action }) => action) };
}
