import type { AdminNoticesAction } from '@regelwerk/contract/admin/admin-notices';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { countFound } from '../kernel/count-found.ts';
import { pageWindow, searchPattern } from '../kernel/page-window.ts';
import { undoableNotices } from './undoable-notices.ts';

const columns = { due_at: sql`n.due_at`, received_at: sql`n.received_at`, email: sql`lower(n.email)` };

/** Condition for the declarations `n` that match a search. */
export function noticesFit(search: string, isOpen: boolean | undefined) {
  const pattern = searchPattern(search);
  return sql<boolean>`(${pattern}::text is null or n.email ilike ${pattern} or n.name ilike ${pattern} or n.contract_reference ilike ${pattern})
    and (${isOpen ?? null}::boolean is null or (n.settled_at is null) = ${isOpen ?? null})`;
}

/** Returns a page of declared withdrawals and cancellations, most urgent first by default. */
export async function listNotices({ kysely }: Database, query: Extract<AdminNoticesAction, { action: 'list' }>) {
  const { limit, offset } = pageWindow(query);
  const isOpen = query.state === undefined ? undefined : query.state === 'open';
  const matching = kysely
    .selectFrom('private.legal_notices as n')
    .leftJoin('auth.users as u', (join) =>
      join.on('u.email', '=', sql<string>`lower(n.email)`).on('u.deleted_at', 'is', null),
    )
    .where(noticesFit(query.search, isOpen));
  const rows = await matching
    .select(['n.id', 'n.kind', 'n.email', 'n.name', 'n.contract_reference as contract', 'n.details', 'n.received_at'])
    .select(['n.due_at', 'n.settled_at', 'u.id as user_id', sql<boolean>`n.accepted_at is not null`.as('is_accepted')])
    .select(['n.effective_end as ends_at', 'n.taken_back_at'])
    .select((eb) => eb('n.id', 'in', undoableNotices(kysely).select('n.id')).$castTo<boolean>().as('can_undo'))
    .select(({ selectFrom }) =>
      selectFrom('private.settlements as s').select('s.problem').whereRef('s.notice_id', '=', 'n.id').as('problem'),
    )
    .orderBy(columns[query.sort], query.direction)
    .orderBy('n.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await countFound(kysely, matching, { limit, offset });
  return { rows, total };
}
