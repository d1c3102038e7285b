import type { AdminStripeAction } from '@regelwerk/contract/admin/admin-stripe';
import { notRunningStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { countFound } from '../kernel/count-found.ts';
import { inOrder } from '../kernel/in-order.ts';
import { pageWindow, searchPattern } from '../kernel/page-window.ts';

type Query = Extract<AdminStripeAction, { action: 'getSubscriptions' }>;

const columns = {
  created_at: sql`s.created_at`,
  email: sql`c.email`,
  status: sql`s.status`,
  current_period_end: sql`s.current_period_end`,
};
const mayBeEmpty: ReadonlySet<Query['sort']> = new Set(['email', 'current_period_end']);

/** Condition for the subscriptions `s`, of customers `c`, that match a search. */
export function subscriptionsFit(search: string, status: string) {
  const pattern = searchPattern(search);
  return sql<boolean>`(${pattern}::text is null or c.email ilike ${pattern} or s.stripe_subscription_id = ${search})
    and ${ofStatus(status)}`;
}

function ofStatus(status: string) {
  if (status === '') return sql`true`;
  return status === 'running' ? sql`s.status <> all(${notRunningStatuses})` : sql`s.status = ${status}`;
}

/** Returns a page of all subscriptions, each with its owner's address. */
export async function listSubscriptions({ kysely }: Database, query: Query) {
  const { limit, offset } = pageWindow(query);
  const matching = kysely
    .selectFrom('public.subscriptions as s')
    .leftJoin('public.customers as c', 'c.id', 's.customer_id')
    .leftJoin('auth.users as u', (join) => join.onRef('u.id', '=', 's.user_id').on('u.deleted_at', 'is', null))
    .where(subscriptionsFit(query.search, query.status ?? ''));
  const rows = await matching
    .select(['s.id', 'c.email', 's.status', 's.created_at', 's.current_period_end', 's.cancel_at_period_end'])
    .select(['s.current_period_start', 's.trial_end'])
    .select(['s.stripe_price_id', 'u.id as user_id'])
    .orderBy(columns[query.sort], inOrder(query.direction, mayBeEmpty.has(query.sort)))
    .orderBy('s.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await countFound(kysely, matching, { limit, offset });
  return { rows, total };
}
