import type { AdminProduct, AdminStripeAction } from '@regelwerk/contract/admin/admin-stripe';
import type { Database } from '@regelwerk/database/open-database';
import { type NotNull, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { pageWindow, searchPattern } from '../kernel/page-window.ts';

type Query = Extract<AdminStripeAction, { action: 'getProducts' }>;

const columns = { created_at: sql`p.created_at`, name: sql`lower(p.name)`, active: sql`p.active` };

/** Condition for the products `p` that match a search. */
export function productsFit(search: string, active: boolean | undefined) {
  const pattern = searchPattern(search);
  return sql<boolean>`(${pattern}::text is null or p.name ilike ${pattern} or p.description ilike ${pattern})
    and (${active ?? null}::boolean is null or p.active = ${active ?? null})`;
}

/** Returns a page of the catalog with all prices, each with its number of active subscriptions. */
export async function listProducts({ kysely }: Database, query: Query) {
  const { limit, offset } = pageWindow(query);
  const matching = kysely.selectFrom('public.products as p').where(productsFit(query.search, query.active));
  const rows = await matching
    .select(['p.id', 'p.stripe_product_id', 'p.name', 'p.description', 'p.active', 'p.metadata', 'p.created_at'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('public.prices as price')
          .select(['price.id', 'price.stripe_price_id', 'price.active', 'price.unit_amount', 'price.currency'])
          .select(['price.interval', 'price.interval_count', 'price.trial_period_days'])
          .select((prices) =>
            prices
              .selectFrom('public.subscriptions as s')
              .select(sql<number>`count(*)`.as('count'))
              .whereRef('s.stripe_price_id', '=', 'price.stripe_price_id')
              .where('s.status', 'not in', ['canceled', 'incomplete_expired'])
              .as('subscribers'),
          )
          .whereRef('price.product_id', '=', 'p.id')
          .orderBy('price.active', 'desc')
          .orderBy('price.unit_amount')
          .$narrowType<{ subscribers: NotNull }>(),
      ).as('prices'),
    )
    .orderBy(columns[query.sort], query.direction)
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .$narrowType<Pick<AdminProduct, 'metadata'>>()
    .execute();
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
