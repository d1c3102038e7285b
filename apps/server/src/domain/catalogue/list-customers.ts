import type { AdminCustomer, AdminStripeAction } from '@regelwerk/contract/admin-stripe';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { pageWindow, searchPattern } from '../administration/page-window.ts';

type Query = Extract<AdminStripeAction, { action: 'getCustomers' }>;

const columns = { created_at: sql`c.created_at`, email: sql`c.email`, name: sql`c.name` };

/** Condition for the customers `c` that match a search. */
export function customersFit(search: string) {
  const pattern = searchPattern(search);
  return sql`(${pattern}::text is null or c.email ilike ${pattern} or c.name ilike ${pattern} or c.stripe_customer_id = ${search})`;
}

/** Returns a page of the people who have ordered. */
export async function listCustomers(
  { kysely }: Database,
  query: Query,
): Promise<{ readonly rows: readonly AdminCustomer[]; readonly total: number }> {
  const { limit, offset } = pageWindow(query);
  const fits = customersFit(query.search);
  const { rows } = await sql<AdminCustomer>`
    select c.id, c.user_id, c.email, c.name, c.stripe_customer_id, c.created_at from public.customers c
    where ${fits} order by ${columns[query.sort]} ${sql.raw(query.direction)}, c.id limit ${limit} offset ${offset}`.execute(
    kysely,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from public.customers c where ${fits}`.execute(kysely);
  return { rows, total: counted[0]?.total ?? 0 };
}
