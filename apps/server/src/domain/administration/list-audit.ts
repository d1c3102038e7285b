import type { AdminDataView } from '@regelwerk/contract/admin-data';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { pageWindow, searchPattern } from './page-window.ts';

const columns = { created_at: sql`log.id`, action: sql`log.action`, actor: sql`actor.email` };

/** Condition for the lines of `log`, with their `actor`, that match a search. */
export function auditFits(search: string, action: string) {
  const pattern = searchPattern(search);
  return sql<boolean>`(${pattern}::text is null or actor.email ilike ${pattern} or log.subject_id = ${search} or log.reason ilike ${pattern})
    and (${action} = '' or log.action = ${action})`;
}

/** Returns a page of the audit log, newest first by default. */
export async function listAudit({ kysely }: Database, query: Extract<AdminDataView, { view: 'audit' }>) {
  const { limit, offset } = pageWindow(query);
  const matching = kysely
    .selectFrom('private.audit_log as log')
    .leftJoin('auth.users as actor', 'actor.id', 'log.actor_id')
    .where(auditFits(query.search, query.action ?? ''));
  const rows = await matching
    .select([sql<string>`log.id::text`.as('id'), 'log.created_at', 'actor.email as actor', 'log.action'])
    .select(['log.subject_id as subject', 'log.before', 'log.after', 'log.reason'])
    .orderBy(columns[query.sort], (by) => by[query.direction]().nullsLast())
    .orderBy('log.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const actions = await kysely.selectFrom('private.audit_log').select('action').distinct().orderBy('action').execute();
  return { rows, total, actions: actions.map(({ action }) => action) };
}
