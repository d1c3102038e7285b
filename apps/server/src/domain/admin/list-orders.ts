import type { AdminOrder, AdminOrdersAction, OrderState } from '@regelwerk/contract/admin/admin-orders';
import type { Database } from '@regelwerk/database/open-database';
import { type RawBuilder, sql } from 'kysely';
import { countFound } from '../kernel/count-found.ts';
import { pageWindow } from '../kernel/page-window.ts';
import { matchOrders } from './match-orders.ts';
import { orderColumns } from './order-columns.ts';

type Query = Extract<AdminOrdersAction, { action: 'list' }>;

const columns = {
  created_at: sql`o.created_at`,
  number: sql`o.number`,
  email: sql`lower(u.email)`,
  amount: sql`o.amount`,
};

/** The filters of the list beside its state. */
export type OrderFilters = Pick<Query, 'kind' | 'from' | 'to'>;

/** Condition for the orders `o` that match a search and filters. */
export function ordersFit({
  search,
  state,
  kind,
  from,
  to,
}: OrderFilters & { readonly search: string; readonly state?: OrderState | undefined }) {
  const conditions: RawBuilder<boolean>[] = [
    ...(search === '' ? [] : [sql<boolean>`o.id = any(${matchOrders(search)})`]),
    ...(kind === undefined ? [] : [sql<boolean>`o.kind = ${kind}`]),
    ...(from === undefined ? [] : [sql<boolean>`o.created_at >= ${from}::timestamp at time zone 'Europe/Berlin'`]),
    ...(to === undefined
      ? []
      : [sql<boolean>`o.created_at < (${to}::timestamp + interval '1 day') at time zone 'Europe/Berlin'`]),
    ...(state === undefined ? [] : [state === 'returned' ? isReturned : sql<boolean>`o.state = ${state}`]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const isReturned = sql<boolean>`(
  exists (select from private.reversals r where r.source_type = 'order' and r.source_id = o.id::text and r.is_active and not r.is_open)
  or exists (
    select from public.invoices i join private.reversals r on r.source_type = 'invoice' and r.source_id = i.id
    where i.stripe_subscription_id = o.stripe_subscription_id and r.is_active and not r.is_open
      and private.order_of_period(i.stripe_subscription_id, i.period_start) = o.id
  ))`;

/** Returns a page of all orders, newest first by default. */
export async function listOrders({ kysely }: Database, query: Query) {
  const { limit, offset } = pageWindow(query);
  const matching = kysely.selectFrom('public.orders as o').where(ordersFit(query));
  const rows = await matching
    // the order of people's addresses, which would otherwise be read for all orders
    .$if(query.sort === 'email', (all) => all.innerJoin('auth.users as u', 'u.id', 'o.user_id'))
    .select(orderColumns)
    .orderBy(columns[query.sort], query.direction)
    .orderBy('o.id', query.direction)
    .limit(limit)
    .offset(offset)
    .$narrowType<Pick<AdminOrder, 'kind'>>()
    .execute();
  const total = await countFound(kysely, matching, { limit, offset });
  return { rows, total };
}
