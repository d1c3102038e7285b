import { longestTerm } from '@regelwerk/contract/longest-term';
import { statedTokens, tokensOf } from '@regelwerk/contract/token-package';
import { sql } from 'kysely';
import type { BillingContext } from '../billing/billing-context.ts';

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

/** Returns a sentence for each active product that cannot be bought or gives an unintended number of tokens. */
export async function catalogueFaults({
  database,
  currency,
}: Pick<BillingContext, 'database' | 'currency'>): Promise<string[]> {
  const { rows } = await sql<OnSale>`
    select p.name, p.description, p.metadata, coalesce((
      select jsonb_agg(jsonb_build_object('unit_amount', r.unit_amount, 'currency', r.currency, 'interval', r.interval, 'interval_count', r.interval_count))
      from public.prices r where r.product_id = p.id and r.active
    ), '[]') as prices
    from public.products p where p.active order by lower(p.name), p.id`.execute(database.kysely);
  return rows.flatMap((product) => {
    const fault = faultOf(product, currency);
    return fault === undefined ? [] : [`${product.name}: ${fault}`];
  });
}

function faultOf(product: OnSale, currency: string): string | undefined {
  if (product.prices.length === 0) return 'is active but has no active price, so nobody can buy it.';
  const price = product.prices.find((one) => one.currency === currency);
  if (price === undefined)
    return `is active but has no active price in ${currency.toUpperCase()}, so customers do not see it.`;
  if (price.interval !== null && (price.interval_count ?? 1) > longestTerm[price.interval])
    return 'binds for more than two years, so it is not sold.';
  if (statedTokens(product.metadata) !== undefined) return undefined;
  if (price.interval !== null) return 'states no number of tokens, so subscribers get none.';
  return `states no number of tokens and is sold as ${tokensOf(product, price.unit_amount)}.`;
}
