import { shopCurrencies } from '@regelwerk/contract/shared/shop-currency';
import type { Interval } from '@regelwerk/contract/shop/interval';
import { longestTerm } from '@regelwerk/contract/shop/longest-term';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { tokensOf, tokensOfOffer, tokensPerPeriod, trialTokensOf } from '@regelwerk/contract/shop/token-package';
import type { Database } from '@regelwerk/database/open-database';
import { AppError } from '../kernel/app-error.ts';

/** The product and terms of a price, as the catalog has them now. */
export interface Offer {
  readonly kind: OrderKind;
  readonly priceId: string;
  readonly productName: string;
  readonly tokens: number;
  readonly amount: number;
  readonly currency: string;
  readonly interval: Interval | null;
  readonly intervalCount: number | null;
  readonly trialDays: number;
  readonly trialTokens: number;
}

/** Returns the offer of a provider's price; throws the same refusal for unknown, archived and wrong kinds of prices. */
export async function readOffer(
  database: Database,
  { priceId, kind }: { readonly priceId: string; readonly kind?: OrderKind },
): Promise<Offer> {
  const row = await onSale(database)
    .where('price.stripe_price_id', '=', priceId)
    .where('price.currency', 'in', [...shopCurrencies])
    .executeTakeFirst();
  const found = row?.interval === null ? 'token_pack' : 'subscription';
  const isTooLong = row?.interval != null && (row.intervalCount ?? 1) > longestTerm[row.interval];
  if (row === undefined || isTooLong || (kind !== undefined && kind !== found))
    throw new AppError('price_unavailable', 'This offer is not available any more.', { field: 'priceId' });
  return {
    kind: found,
    priceId,
    productName: row.name,
    tokens: found === 'token_pack' ? tokensOf(row, row.amount) : tokensPerPeriod(row.metadata),
    amount: row.amount,
    currency: row.currency,
    interval: row.interval,
    intervalCount: row.intervalCount,
    trialDays: row.trialDays ?? 0,
    trialTokens: trialTokensOf(row.metadata),
  };
}

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
export async function listOffers(database: Database, currency: string): Promise<PublicOffer[]> {
  const rows = await onSale(database)
    .where('price.currency', '=', currency)
    .orderBy('price.unit_amount')
    .orderBy('product.name')
    .execute();
  return rows.map(({ description, metadata, trialDays: _, ...offer }) => ({
    ...offer,
    tokens: tokensOfOffer({ name: offer.name, description, metadata: Object(metadata) }, offer.amount, offer.interval),
  }));
}

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

/** The prices that are on sale, each with its product. */
const onSale = ({ kysely }: Database) =>
  kysely
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
      'price.trial_period_days as trialDays',
    ])
    .where('price.active', '=', true)
    .where('product.active', '=', true);
