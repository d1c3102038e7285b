import type { AdminOrdersAction, ReviewRow } from '@regelwerk/contract/admin/admin-orders';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { orderNumberIn } from '../contracts/order-number-in.ts';
import { countFound } from '../kernel/count-found.ts';
import { pageWindow, searchPattern } from '../kernel/page-window.ts';

const columns = { created_at: sql`o.created_at`, number: sql`o.number`, email: sql`u.email` };

/** Returns a page of orders that are or were in review, oldest first by default. */
export async function listReviews({ kysely }: Database, query: Extract<AdminOrdersAction, { action: 'reviews' }>) {
  const { limit, offset } = pageWindow(query);
  const pattern = searchPattern(query.search);
  const matching = kysely
    .selectFrom('public.orders as o')
    .innerJoin('auth.users as u', 'u.id', 'o.user_id')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('private.audit_log as log')
          .select('log.reason')
          .where('log.action', '=', 'resolve_order')
          .where('log.subject_id', '=', sql<string>`o.id::text`)
          .orderBy('log.id', 'desc')
          .limit(1)
          .as('resolved'),
      (join) => join.onTrue(),
    )
    .where(({ eb, and, or }) =>
      query.state === 'open'
        ? eb('o.state', '=', 'review')
        : and([
            eb('o.state', '<>', 'review'),
            or([eb('o.state', '=', 'refunded'), eb('resolved.reason', 'is not', null)]),
          ]),
    )
    .$if(pattern !== null, (all) =>
      all.where(({ or, eb }) => or([eb('u.email', 'ilike', pattern), eb(orderNumberIn('o.number'), 'ilike', pattern)])),
    );
  const rows = await matching
    .select([
      'o.id',
      orderNumberIn('o.number').as('number'),
      'o.product_name as product',
      'o.kind',
      'o.tokens',
      'o.amount',
    ])
    .select([
      'o.currency',
      'o.paid_amount',
      'o.paid_currency',
      'o.problem',
      'o.state',
      'o.created_at',
      'resolved.reason',
    ])
    .select([
      sql<string | null>`case when u.deleted_at is null then u.email end`.as('email'),
      sql<string | null>`case when u.deleted_at is null then u.id end`.as('user_id'),
    ])
    .orderBy(columns[query.sort], query.direction)
    .orderBy('o.id')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ state: ReviewRow['state'] }>()
    .execute();
  const total = await countFound(kysely, matching, { limit, offset });
  return { rows, total };
}
