import type { AdminDataAction, SubjectKind } from '@regelwerk/contract/admin/admin-data';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { orderNumberIn } from '../contracts/order-number-in.ts';
import { countFound } from '../kernel/count-found.ts';
import { inOrder } from '../kernel/in-order.ts';
import { pageWindow, searchPattern } from '../kernel/page-window.ts';

const columns = { created_at: sql`log.id`, action: sql`log.action`, actor: sql`actor.email` };

/** The object of a line: the line of a creation carries the id of its request. */
const subjectId = sql<string>`coalesce(made.subject_id, log.subject_id)`;

/** Names the object of a line; what is deleted has no name any more. */
const subject = sql`(
  select found.* from (
    select ${subjectId} as id, case when ${subjectId} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${subjectId}::uuid end as uuid
  ) asked cross join lateral (
    select 'order' as kind, ${orderNumberIn('o.number')} as name from public.orders o where o.id = asked.uuid
    union all
    select 'person', u.email from auth.users u where u.id = asked.uuid and u.deleted_at is null
    union all
    select 'product', p.name from public.products p where p.id = asked.uuid
    union all
    select 'product', p.name from public.prices r join public.products p on p.id = r.product_id where r.id = asked.uuid
    union all
    select 'discount', d.name from public.discounts d where d.id = asked.uuid
    union all
    select 'notice', n.email from private.legal_notices n where n.id = asked.uuid
    union all
    select 'model', m.name from public.ai_models m where m.id = asked.uuid
    union all
    select 'text', asked.id where log.action in ('save_translation', 'remove_translation')
    union all
    select 'table', asked.id where log.action = 'export'
    union all
    select 'setting', asked.id where log.action = 'require_two_factor'
  ) found limit 1)`;

/**
 * Condition for the lines of `log`, with their `actor`, that match a search: by who did it, the reason, or the id, order number
 * or address of the object.
 */
export function auditFits(search: string, action: string) {
  const pattern = searchPattern(search);
  const number = /^(?:rw[-\s]*)?(\d{1,15})$/i.exec(search)?.[1] ?? null;
  return sql<boolean>`(${pattern}::text is null or actor.email ilike ${pattern} or log.reason ilike ${pattern} or log.subject_id in (
      select ${search}
      union all select made.request_id from private.audit_subjects made where made.subject_id = ${search}
      union all select o.id::text from public.orders o where o.number = ${number}::bigint
      union all select u.id::text from auth.users u where lower(u.email) = lower(${search}) and u.deleted_at is null
    ))
    and (${action} = '' or log.action = ${action})`;
}

/** Returns a page of the audit log, newest first by default. */
export async function listAudit({ kysely }: Database, query: Extract<AdminDataAction, { action: 'audit' }>) {
  const { limit, offset } = pageWindow(query);
  const matching = kysely
    .selectFrom('private.audit_log as log')
    .leftJoin('auth.users as actor', 'actor.id', 'log.actor_id')
    .where(auditFits(query.search, query.only ?? ''));
  const rows = await matching
    .leftJoin('private.audit_subjects as made', 'made.request_id', 'log.subject_id')
    .leftJoin(sql<{ kind: SubjectKind; name: string }>`lateral ${subject}`.as('named'), (join) => join.onTrue())
    .select([sql<string>`log.id::text`.as('id'), 'log.created_at', 'actor.email as actor', 'log.action'])
    .select([subjectId.as('subject'), 'named.kind as subject_kind', 'named.name as subject_name'])
    .select(['log.before', 'log.after', 'log.reason'])
    .orderBy(columns[query.sort], inOrder(query.direction, query.sort === 'actor'))
    .orderBy('log.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await countFound(kysely, matching, { limit, offset });
  // from one action to the next, which does not read the whole log
  const actions = await kysely
    .withRecursive('named', (db) =>
      db
        .selectFrom('private.audit_log')
        .select(({ fn }) => fn.min<string | null>('action').as('action'))
        .unionAll(
          db
            .selectFrom('named')
            .select(({ selectFrom }) =>
              selectFrom('private.audit_log as log')
                .select(({ fn }) => fn.min('log.action').as('action'))
                .whereRef('log.action', '>', 'named.action')
                .as('action'),
            )
            .where('named.action', 'is not', null),
        ),
    )
    .selectFrom('named')
    .select('action')
    .where('action', 'is not', null)
    .$narrowType<{ action: string }>()
    .execute();
  return { rows, total, actions: actions.map(({ action }) => action) };
}
