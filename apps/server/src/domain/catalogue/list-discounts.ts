import type { AdminDiscount, AdminStripeAction } from '@regelwerk/contract/admin-stripe';
import { dateInShop } from '@regelwerk/contract/end-of-day';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { pageWindow, searchPattern } from '../administration/page-window.ts';

type Query = Extract<AdminStripeAction, { action: 'getDiscounts' }>;

const columns = { created_at: sql`d.created_at`, name: sql`lower(d.name)` };
/** By the provider's rules and ours. */
const usable = sql`(d.is_valid and d.active and (d.valid_until is null or d.valid_until > now()) and (d.redeem_by is null or d.redeem_by > now()))`;

/** Condition for the discounts `d` that match a search. */
export function discountsFit(search: string, active: boolean | undefined) {
  const pattern = searchPattern(search);
  return sql`(${pattern}::text is null or d.name ilike ${pattern} or d.promotion_code ilike ${pattern})
    and (${active ?? null}::boolean is null or ${usable} = ${active ?? null})`;
}

/** Returns a page of discounts; `active` selects those that can be used now. */
export async function listDiscounts(
  { kysely }: Database,
  query: Query,
): Promise<{ readonly rows: readonly AdminDiscount[]; readonly total: number }> {
  const { limit, offset } = pageWindow(query);
  const fits = discountsFit(query.search, query.active);
  const { rows } = await sql<Omit<AdminDiscount, 'valid_until'> & { valid_until: Date | null }>`
    select id, stripe_coupon_id, name, description, percent_off::float8 as percent_off, amount_off, currency, duration,
      duration_in_months, max_redemptions, times_redeemed, redeem_by, active, valid_until, promotion_code as code, ${usable} as usable
    from public.discounts d where ${fits}
    order by ${columns[query.sort]} ${sql.raw(query.direction)}, d.id limit ${limit} offset ${offset}`.execute(kysely);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from public.discounts d where ${fits}`.execute(kysely);
  const shown = rows.map((row) => ({
    ...row,
    valid_until: row.valid_until === null ? null : dateInShop(row.valid_until),
  }));
  return { rows: shown, total: counted[0]?.total ?? 0 };
}
