import type { AdminProduct, AdminStripeAction } from '@regelwerk/contract/admin-stripe';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { pageWindow, searchPattern } from '../administration/page-window.ts';

type Query = Extract<AdminStripeAction, { action: 'getProducts' }>;

const columns = { created_at: sql`p.created_at`, name: sql`lower(p.name)`, active: sql`p.active` };

/** Condition for the products `p` that match a search. */
export function productsFit(search: string, active: boolean | undefined) {
  const pattern = searchPattern(search);
  return sql`(${pattern}::text is null or p.name ilike ${pattern} or p.description ilike ${pattern})
    and (${active ?? null}::boolean is null or p.active = ${active ?? null})`;
}

/** Returns a page of the catalog with all prices, each with its number of active subscriptions. */
export async function listProducts(
  { kysely }: Database,
  query: Query,
): Promise<{ readonly rows: readonly AdminProduct[]; readonly total: number }> {
  const { limit, offset } = pageWindow(query);
  const fits = productsFit(query.search, query.active);
  const direction = sql.raw(query.direction);
  const { rows } = await sql<AdminProduct>`
    with page as (
      select p.id from public.products p where ${fits} order by ${columns[query.sort]} ${direction}, p.id limit ${limit} offset ${offset}
    )
    select p.id, p.stripe_product_id, p.name, p.description, p.active, p.metadata, p.created_at, coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', r.id, 'stripe_price_id', r.stripe_price_id, 'active', r.active, 'unit_amount', r.unit_amount, 'currency', r.currency,
        'interval', r.interval, 'interval_count', r.interval_count, 'trial_period_days', r.trial_period_days, 'subscribers', (
          select count(*) from public.subscriptions s
          where s.stripe_price_id = r.stripe_price_id and s.status not in ('canceled', 'incomplete_expired')
        )
      ) order by r.active desc, r.unit_amount) from public.prices r where r.product_id = p.id
    ), '[]') as prices
    from public.products p join page using (id) order by ${columns[query.sort]} ${direction}, p.id`.execute(kysely);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from public.products p where ${fits}`.execute(kysely);
  return { rows, total: counted[0]?.total ?? 0 };
}
