import { shopCurrencies } from '@regelwerk/contract/shared/shop-currency';
import type { Interval } from '@regelwerk/contract/shop/interval';
import { longestTerm } from '@regelwerk/contract/shop/longest-term';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { tokensOf, tokensPerPeriod, trialTokensOf } from '@regelwerk/contract/shop/token-package';
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
  { kysely }: Database,
  { priceId, kind }: { readonly priceId: string; readonly kind?: OrderKind },
): Promise<Offer> {
  const row = await kysely
    .selectFrom('public.prices as price')
    .innerJoin('public.products as product', 'product.id', 'price.product_id')
    .select([
      'price.unit_amount',
      'price.currency',
      'price.interval',
      'price.interval_count',
      'price.trial_period_days',
      'product.name',
      'product.description',
      'product.metadata',
    ])
    .where('price.stripe_price_id', '=', priceId)
    .where('price.active', '=', true)
    .where('price.currency', 'in', [...shopCurrencies])
    .where('product.active', '=', true)
    .executeTakeFirst();
  const found = row?.interval === null ? 'token_pack' : 'subscription';
  const isTooLong = row?.interval != null && (row.interval_count ?? 1) > longestTerm[row.interval];
  if (row === undefined || isTooLong || (kind !== undefined && kind !== found))
    throw new AppError('price_unavailable', 'This offer is not available any more.', { field: 'priceId' });
  return {
    kind: found,
    priceId,
    productName: row.name,
    tokens: found === 'token_pack' ? tokensOf(row, row.unit_amount) : tokensPerPeriod(row.metadata),
    amount: row.unit_amount,
    currency: row.currency,
    interval: row.interval,
    intervalCount: row.interval_count,
    trialDays: row.trial_period_days ?? 0,
    trialTokens: trialTokensOf(row.metadata),
  };
}
