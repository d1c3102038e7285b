import type { AdminStripeAction } from '@regelwerk/contract/admin-stripe';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { pageWindow, searchPattern } from '../administration/page-window.ts';

type Query = Extract<AdminStripeAction, { action: 'getCustomers' }>;

const columns = { created_at: sql`c.created_at`, email: sql`c.email`, name: sql`c.name` };

/** Condition for the customers `c` that match a search. */
export function customersFit(search: string) {
  const pattern = searchPattern(search);
  return sql<boolean>`(${pattern}::text is null or c.email ilike ${pattern} or c.name ilike ${pattern} or c.stripe_customer_id = ${search})`;
}

/** Returns a page of the people who have ordered. */
export async function listCustomers({ kysely }: Database, query: Query) {
  const { limit, offset } = pageWindow(query);
  const matching = kysely.selectFrom('public.customers as c').where(customersFit(query.search));
  const rows = await matching
    .select(['c.id', 'c.user_id', 'c.email', 'c.name', 'c.stripe_customer_id', 'c.created_at'])
    .orderBy(columns[query.sort], query.direction)
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
