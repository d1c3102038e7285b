import type { Database } from '@regelwerk/database/open-database';

/** An offer that everyone can buy. `amount` is in minor units; without an interval it is paid once. */
export interface PublicOffer {
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
  readonly interval: 'day' | 'week' | 'month' | 'year' | null;
  readonly intervalCount: number | null;
}

const most = 50;

/** Returns all offers in the shop's currency, cheapest first. */
export async function listOffers({ kysely }: Database, currency: string): Promise<PublicOffer[]> {
  return kysely
    .selectFrom('public.prices as price')
    .innerJoin('public.products as product', 'product.id', 'price.product_id')
    .select([
      'product.name',
      'price.unit_amount as amount',
      'price.currency',
      'price.interval',
      'price.interval_count as intervalCount',
    ])
    .where('price.active', '=', true)
    .where('price.currency', '=', currency)
    .where('product.active', '=', true)
    .orderBy('price.unit_amount')
    .orderBy('product.name')
    .limit(most)
    .execute();
}
