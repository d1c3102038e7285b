import type { HealthDetail } from '@regelwerk/contract/admin/health-detail';
import { longestTerm } from '@regelwerk/contract/shop/longest-term';
import { statedTokens, tokensOf } from '@regelwerk/contract/shop/token-package';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BillingContext } from '../kernel/payments-context.ts';

interface OnSale {
  readonly name: string;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly prices: readonly {
    unit_amount: number;
    currency: string;
    interval: keyof typeof longestTerm | null;
    interval_count: number | null;
  }[];
}

/** Returns each active product that cannot be bought or gives an unintended number of tokens. */
export async function catalogFaults({
  database,
  currency,
}: Pick<BillingContext, 'database' | 'currency'>): Promise<HealthDetail[]> {
  const products = await database.kysely
    .selectFrom('public.products as p')
    .select(({ selectFrom }) => [
      'p.name',
      'p.description',
      'p.metadata',
      jsonArrayFrom(
        selectFrom('public.prices as price')
          .select(['price.unit_amount', 'price.currency', 'price.interval', 'price.interval_count'])
          .whereRef('price.product_id', '=', 'p.id')
          .where('price.active', '=', true),
      ).as('prices'),
    ])
    .where('p.active', '=', true)
    .orderBy(sql`lower(p.name)`)
    .orderBy('p.id')
    .execute();
  return products.flatMap((product) => {
    const fault = faultOf(product, currency);
    return fault === undefined ? [] : [fault];
  });
}

function faultOf(product: OnSale, currency: string): HealthDetail | undefined {
  const values = { product: product.name };
  if (product.prices.length === 0) return { code: 'product_without_price', values };
  const price = product.prices.find((one) => one.currency === currency);
  if (price === undefined)
    return { code: 'product_without_currency', values: { ...values, currency: currency.toUpperCase() } };
  if (price.interval !== null && (price.interval_count ?? 1) > longestTerm[price.interval])
    return { code: 'product_binds_too_long', values };
  if (statedTokens(product.metadata) !== undefined) return undefined;
  if (price.interval !== null) return { code: 'plan_without_tokens', values };
  return { code: 'pack_without_tokens', values: { ...values, count: tokensOf(product, price.unit_amount) } };
}
