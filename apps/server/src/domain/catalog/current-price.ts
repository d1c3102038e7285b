import type { Database } from '@regelwerk/database/open-database';

/** Returns the price that has taken the place of one that is off sale, for the same product and term; else the price itself. */
export async function currentPrice({ kysely }: Database, priceId: string): Promise<string> {
  const successor = await kysely
    .selectFrom('public.prices as old')
    .innerJoin('public.prices as now', 'now.product_id', 'old.product_id')
    .select('now.stripe_price_id as id')
    .where('old.stripe_price_id', '=', priceId)
    .where('old.active', '=', false)
    .where('now.active', '=', true)
    .whereRef('now.currency', '=', 'old.currency')
    .where(({ eb, ref }) => eb('now.interval', 'is not distinct from', ref('old.interval')))
    .where(({ eb, ref }) => eb('now.interval_count', 'is not distinct from', ref('old.interval_count')))
    .orderBy('now.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return successor?.id ?? priceId;
}
