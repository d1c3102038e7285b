import type { AdminStripeAction } from '@regelwerk/contract/admin/admin-stripe';
import { dateInShop } from '@regelwerk/contract/shared/end-of-day';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { pageWindow, searchPattern } from '../kernel/page-window.ts';

type Query = Extract<AdminStripeAction, { action: 'getDiscounts' }>;

const columns = { created_at: sql`d.created_at`, name: sql`lower(d.name)` };
/** By the provider's rules and ours. */
const usable = sql<boolean>`(d.is_valid and d.active and (d.valid_until is null or d.valid_until > now()) and (d.redeem_by is null or d.redeem_by > now()))`;

/** Condition for the discounts `d` that match a search. */
export function discountsFit(search: string, active: boolean | undefined) {
  const pattern = searchPattern(search);
  return sql<boolean>`(${pattern}::text is null or d.name ilike ${pattern} or d.promotion_code ilike ${pattern})
    and (${active ?? null}::boolean is null or ${usable} = ${active ?? null})`;
}

/** Returns a page of discounts; `active` selects those that can be used now. */
export async function listDiscounts({ kysely }: Database, query: Query) {
  const { limit, offset } = pageWindow(query);
  const matching = kysely.selectFrom('public.discounts as d').where(discountsFit(query.search, query.active));
  const rows = await matching
    .select(['d.id', 'd.stripe_coupon_id', 'd.name', 'd.description', 'd.amount_off', 'd.currency', 'd.duration'])
    .select([
      'd.duration_in_months',
      'd.max_redemptions',
      'd.times_redeemed',
      'd.redeem_by',
      'd.active',
      'd.valid_until',
    ])
    .select([
      'd.promotion_code as code',
      sql<number | null>`d.percent_off::float8`.as('percent_off'),
      usable.as('usable'),
    ])
    .orderBy(columns[query.sort], query.direction)
    .orderBy('d.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const shown = rows.map((row) => ({
    ...row,
    redeem_by: row.redeem_by === null ? null : row.redeem_by.getTime() / 1000,
    valid_until: row.valid_until === null ? null : dateInShop(row.valid_until),
  }));
  return { rows: shown, total };
}
