import type { AdminStripeAction } from '@regelwerk/contract/admin/admin-stripe';
import type { Database } from '@regelwerk/database/open-database';
import { type RawBuilder, sql } from 'kysely';
import { countFound } from '../kernel/count-found.ts';
import { pageWindow, searchPattern } from '../kernel/page-window.ts';

type Query = Extract<AdminStripeAction, { action: 'getCustomers' }>;

/** Every account, and the customers whose account is gone. */
export const customersAndPeople = sql`(select * from auth.users where deleted_at is null) u
  full join public.customers c on c.user_id = u.id`;
export const customerEmail = sql<string>`coalesce(u.email, c.email)`;
export const customerName = sql<string | null>`coalesce(nullif(c.name, ''), nullif(u.user_metadata ->> 'name', ''))`;

/** Condition for the customers `c` and accounts `u` that match a search. */
export function customersFit(search: string) {
  const pattern = searchPattern(search);
  const number = /^cust-([0-9a-f]{8})$/i.exec(search)?.[1]?.toLowerCase() ?? null;
  return sql<boolean>`(${pattern}::text is null or ${customerEmail} ilike ${pattern} or ${customerName} ilike ${pattern}
    or c.stripe_customer_id = ${search} or left(c.id::text, 8) = ${number})`;
}

interface Source {
  readonly from: RawBuilder<unknown>;
  readonly fits: RawBuilder<unknown>;
  /** Orders rows of the same key. */
  readonly id: RawBuilder<unknown>;
  /** The value that orders its rows; null where they have none. */
  readonly key: RawBuilder<unknown>;
}

/** Accounts with what they ordered; of deleted ones, only customers. */
const accounts = {
  from: sql`auth.users u left join public.customers c on c.user_id = u.id`,
  fits: sql`(u.deleted_at is null or c.id is not null)`,
  id: sql`u.id`,
};
/** Customers whose account is not even kept as a deleted one. */
const withoutAccount = {
  from: sql`public.customers c left join auth.users u on false`,
  fits: sql`c.user_id is null`,
  id: sql`c.id`,
};
// every text comes after the empty one: a range of the index, which `<>` is not
const isNamed = sql`c.name > ''`;
const isUnnamed = sql`(c.name is null or c.name = '')`;
const accountName = sql`u.user_metadata ->> 'name'`;

/** For each order, parts of all people that an index has in this order, so that a page reads no more than itself. */
const sources: Readonly<Record<Query['sort'], readonly Source[]>> = {
  created_at: [
    { ...accounts, key: sql`u.created_at` },
    { ...withoutAccount, key: sql`c.created_at` },
  ],
  email: [
    { ...accounts, key: sql`lower(u.email)` },
    { ...withoutAccount, key: sql`lower(c.email)` },
  ],
  name: [
    {
      from: sql`public.customers c left join auth.users u on u.id = c.user_id`,
      fits: isNamed,
      id: sql`c.id`,
      key: sql`c.name`,
    },
    {
      ...accounts,
      fits: sql`${accounts.fits} and ${isUnnamed} and ${accountName} > ''`,
      key: accountName,
    },
    {
      ...accounts,
      fits: sql`${accounts.fits} and ${isUnnamed} and (${accountName} is null or ${accountName} = '')`,
      key: sql`null::text`,
    },
    { ...withoutAccount, fits: sql`${withoutAccount.fits} and ${isUnnamed}`, key: sql`null::text` },
  ],
};

/** All people that match a search, read only as far as they are counted: a full join is read as a whole. */
function everybody(search: string): RawBuilder<unknown> {
  const customerOf = search === '' ? sql`` : sql`left join public.customers c on c.user_id = u.id`;
  const searched = search === '' ? sql`true` : customersFit(search);
  return sql`
    select 1 from auth.users u ${customerOf} where u.deleted_at is null and ${searched}
    union all
    select 1 from public.customers c left join auth.users u on u.id = c.user_id
    where (u.id is null or u.deleted_at is not null) and ${searched}`;
}

/** Returns a page of all people with an account or an order. */
export async function listCustomers({ kysely }: Database, query: Query) {
  const { limit, offset } = pageWindow(query);
  const searched = query.search === '' ? sql`true` : customersFit(query.search);
  const direction = sql.raw(query.direction);
  const parts = sources[query.sort].map(
    ({ from, fits, id, key }) => sql`
      (select coalesce(c.id, u.id) as id, case when u.deleted_at is null then u.id end as user_id, ${customerEmail} as email,
        ${customerName} as name, c.stripe_customer_id, coalesce(u.created_at, c.created_at) as created_at, ${key} as key, ${id} as tie
      from ${from} where ${fits} and ${searched}
      order by key ${direction}, tie limit ${offset + limit})`,
  );
  const { rows } = await sql<{
    id: string;
    user_id: string | null;
    email: string;
    name: string | null;
    stripe_customer_id: string | null;
    created_at: Date;
  }>`
    select id, user_id, email, name, stripe_customer_id, created_at from (${sql.join(parts, sql` union all `)}) people
    order by key ${direction} nulls last, tie limit ${limit} offset ${offset}`.execute(kysely);
  const total = await countFound(kysely, everybody(query.search), { limit, offset });
  return { rows, total };
}
