import type { AdminDiscount, AdminStripeAction } from '@regelwerk/contract/admin-stripe';
import { dateInShop } from '@regelwerk/contract/end-of-day';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { pageWindow, searchPattern } from '../administration/page-window.ts';

type Query = Extract<AdminStripeAction, { action: 'getDiscounts' }>;

const columns = { created_at: sql`created_at`, name: sql`lower(name)` };
/** By the provider's rules and by our own. */
const usable = sql`(is_valid and active and (valid_until is null or valid_until > now()) and (redeem_by is null or redeem_by > now()))`;

/** A page of the discounts; `active` asks for those that can be used now. */
export async function listDiscounts(
  { kysely }: Database,
  query: Query,
): Promise<{ readonly rows: readonly AdminDiscount[]; readonly total: number }> {
  const pattern = searchPattern(query.search);
  const { limit, offset } = pageWindow(query);
  const fits = sql`(${pattern}::text is null or name ilike ${pattern} or promotion_code ilike ${pattern})
    and (${query.active ?? null}::boolean is null or ${usable} = ${query.active ?? null})`;
  const { rows } = await sql<Omit<AdminDiscount, 'valid_until'> & { valid_until: Date | null }>`
    select id, stripe_coupon_id, name, description, percent_off::float8 as percent_off, amount_off, currency, duration,
      duration_in_months, max_redemptions, times_redeemed, redeem_by, active, valid_until, promotion_code as code, ${usable} as usable
    from public.discounts where ${fits}
    order by ${columns[query.sort]} ${sql.raw(query.direction)}, id limit ${limit} offset ${offset}`.execute(kysely);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from public.discounts where ${fits}`.execute(kysely);
  const shown = rows.map((row) => ({
    ...row,
    valid_until: row.valid_until === null ? null : dateInShop(row.valid_until),
  }));
  return { rows: shown, total: counted[0]?.total ?? 0 };
}
