import type { AdminCustomer, AdminStripeAction } from '@regelwerk/contract/admin-stripe';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { pageWindow, searchPattern } from '../administration/page-window.ts';

type Query = Extract<AdminStripeAction, { action: 'getCustomers' }>;

const columns = { created_at: sql`created_at`, email: sql`email`, name: sql`name` };

/** A page of the people who have ordered. */
export async function listCustomers(
  { kysely }: Database,
  query: Query,
): Promise<{ readonly rows: readonly AdminCustomer[]; readonly total: number }> {
  const pattern = searchPattern(query.search);
  const { limit, offset } = pageWindow(query);
  const fits = sql`(${pattern}::text is null or email ilike ${pattern} or name ilike ${pattern} or stripe_customer_id = ${query.search})`;
  const { rows } = await sql<AdminCustomer>`
    select id, user_id, email, name, stripe_customer_id, created_at from public.customers
    where ${fits} order by ${columns[query.sort]} ${sql.raw(query.direction)}, id limit ${limit} offset ${offset}`.execute(
    kysely,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from public.customers where ${fits}`.execute(kysely);
  return { rows, total: counted[0]?.total ?? 0 };
}
