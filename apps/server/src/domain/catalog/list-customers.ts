import type { AdminStripeAction } from '@regelwerk/contract/admin-stripe';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { pageWindow, searchPattern } from '../administration/page-window.ts';

type Query = Extract<AdminStripeAction, { action: 'getCustomers' }>;

/** Every account, and the customers whose account is gone. */
export const customersAndPeople = sql`(select * from auth.users where deleted_at is null) u
  full join public.customers c on c.user_id = u.id`;
export const customerEmail = sql<string>`coalesce(u.email, c.email)`;
export const customerName = sql<string | null>`coalesce(nullif(c.name, ''), nullif(u.user_metadata ->> 'name', ''))`;

const columns = { created_at: sql`created_at`, email: sql`email`, name: sql`name` };

/** Condition for the customers `c` and accounts `u` that match a search. */
export function customersFit(search: string) {
  const pattern = searchPattern(search);
  const number = /^cust-([0-9a-f]{8})$/i.exec(search)?.[1]?.toLowerCase() ?? null;
  return sql<boolean>`(${pattern}::text is null or ${customerEmail} ilike ${pattern} or ${customerName} ilike ${pattern}
    or c.stripe_customer_id = ${search} or left(c.id::text, 8) = ${number})`;
}

/** Returns a page of all people with an account or an order. */
export async function listCustomers({ kysely }: Database, query: Query) {
  const { limit, offset } = pageWindow(query);
  const matching = sql`from ${customersAndPeople} where ${customersFit(query.search)}`;
  const { rows } = await sql<{
    id: string;
    user_id: string | null;
    email: string;
    name: string | null;
    stripe_customer_id: string | null;
    created_at: Date;
  }>`
    select coalesce(c.id, u.id) as id, u.id as user_id, ${customerEmail} as email, ${customerName} as name, c.stripe_customer_id,
      coalesce(u.created_at, c.created_at) as created_at ${matching}
    order by ${columns[query.sort]} ${sql.raw(query.direction)} nulls last, id limit ${limit} offset ${offset}`.execute(
    kysely,
  );
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(kysely);
  return { rows, total: counts[0]?.total ?? 0 };
}
