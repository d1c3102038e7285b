import type { AdminStripeAction, AdminSubscription } from '@regelwerk/contract/admin-stripe';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { pageWindow, searchPattern } from '../administration/page-window.ts';

type Query = Extract<AdminStripeAction, { action: 'getSubscriptions' }>;

const columns = {
  created_at: sql`s.created_at`,
  email: sql`c.email`,
  status: sql`s.status`,
  current_period_end: sql`s.current_period_end`,
};

/** Condition for the subscriptions `s`, of customers `c`, that match a search. */
export function subscriptionsFit(search: string, status: string) {
  const pattern = searchPattern(search);
  return sql`(${pattern}::text is null or c.email ilike ${pattern} or s.stripe_subscription_id = ${search})
    and (${status} = '' or s.status = ${status})`;
}

/** Returns a page of all subscriptions, each with its owner's address. */
export async function listSubscriptions(
  { kysely }: Database,
  query: Query,
): Promise<{ readonly rows: readonly AdminSubscription[]; readonly total: number }> {
  const { limit, offset } = pageWindow(query);
  const from = sql`public.subscriptions s left join public.customers c on c.id = s.customer_id
    where ${subscriptionsFit(query.search, query.status ?? '')}`;
  const { rows } = await sql<AdminSubscription>`
    select s.id, c.email, s.status, s.created_at, s.current_period_end, s.cancel_at_period_end, s.stripe_price_id from ${from}
    order by ${columns[query.sort]} ${sql.raw(query.direction)} nulls last, s.id limit ${limit} offset ${offset}`.execute(
    kysely,
  );
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(kysely);
  return { rows, total: counted[0]?.total ?? 0 };
}
