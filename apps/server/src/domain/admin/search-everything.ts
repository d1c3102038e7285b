import { type Found, mostFound, shortestSearch } from '@regelwerk/contract/admin/admin-search';
import type { Database } from '@regelwerk/database/open-database';
import { type RawBuilder, sql } from 'kysely';
import { orderNumberIn } from '../contracts/order-number-in.ts';
import { searchPattern } from '../kernel/page-window.ts';
import { matchOrders } from './match-orders.ts';
import { beginsWith, matchPeople } from './match-people.ts';

/** The most people whose orders are looked at. */
const mostPeople = 20;

/** Returns a few orders, people, products and declarations that a text names, in the order of their kinds. */
export async function searchEverything({ kysely }: Database, search: string): Promise<readonly Found[]> {
  if (search.length < shortestSearch) return [];
  const begins = (column: string) => beginsWith(sql`lower(${sql.ref(column)})`, search.toLowerCase());
  const parts: readonly RawBuilder<unknown>[] = [
    sql`(select 1 as place, 'order' as kind, o.id::text as id, ${orderNumberIn('o.number')} || ' · ' || o.product_name as title,
        coalesce((select u.email from auth.users u where u.id = o.user_id and u.deleted_at is null), '') as detail,
        o.state as state, o.created_at as at
      from public.orders o where o.id = any(${matchOrders(search, mostPeople)}) order by o.created_at desc limit ${mostFound})`,
    sql`(select 2, 'person', u.id::text, u.email, coalesce(u.user_metadata ->> 'name', ''), '', u.created_at
      from auth.users u where u.id = any(array${matchPeople(search, mostPeople)}) order by u.created_at desc limit ${mostFound})`,
    // as few as a shop has
    sql`(select 3, 'product', p.id::text, p.name, '', case when p.active then 'active' else 'archived' end, p.created_at
      from public.products p
      where p.name ilike ${searchPattern(search)} or p.stripe_product_id = ${search}
        or p.id in (select r.product_id from public.prices r where r.stripe_price_id = ${search})
      order by p.active desc, p.created_at desc limit ${mostFound})`,
    sql`(select 4, 'notice', n.id::text, n.email, n.name, n.kind || case when n.settled_at is null then '.open' else '.settled' end, n.received_at
      from private.legal_notices n
      where n.id = any(array(
        select n.id from private.legal_notices n where ${begins('n.email')} union select n.id from private.legal_notices n where ${begins('n.name')}
      )) order by n.settled_at is not null, n.received_at desc limit ${mostFound})`,
  ];
  const { rows } = await sql<Found>`
    select kind, id, title, detail, state from (${sql.join(parts, sql` union all `)}) found order by place, at desc`.execute(
    kysely,
  );
  return rows;
}
