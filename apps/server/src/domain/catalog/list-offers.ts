import type { Interval } from '@regelwerk/contract/shop/interval';
import { tokensOfOffer } from '@regelwerk/contract/shop/token-package';
import type { Database } from '@regelwerk/database/open-database';

/** An offer that everyone can buy. `amount` is in minor units; without an interval it is paid once. */
export interface PublicOffer {
  readonly productId: string;
  readonly name: string;
  /** For each period of a plan; 0 if it gives none. */
  readonly tokens: number;
  readonly amount: number;
  readonly currency: string;
  readonly interval: Interval | null;
  readonly intervalCount: number | null;
}

/** Returns all offers in the shop's currency, cheapest first. */
export async function listOffers({ kysely }: Database, currency: string): Promise<PublicOffer[]> {
  const rows = await kysely
    .selectFrom('public.prices as price')
    .innerJoin('public.products as product', 'product.id', 'price.product_id')
    .select([
      'product.id as productId',
      'product.name',
      'product.description',
      'product.metadata',
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
    .execute();
  return rows.map(({ description, metadata, ...offer }) => ({
    ...offer,
    tokens: tokensOfOffer({ name: offer.name, description, metadata: Object(metadata) }, offer.amount, offer.interval),
  }));
}
