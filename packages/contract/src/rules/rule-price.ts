/** The price of one rule in minor units of a currency, in whole tenths, tax included. */
export interface RulePrice {
  readonly amount: number;
  readonly currency: string;
}

/** Where a page that is rendered ahead leaves place for the lowest price of a rule, formatted. */
export const rulePricePlace = '{{rule-price}}';
/** Where it leaves place for the sentence on tax that stands beside every price. */
export const priceSentencePlace = '{{price-sentence}}';

/**
 * Returns the price of one of `tokens` rules in minor units, rounded up to whole tenths: never understated, and exact
 * enough to compare offers.
 */
export function priceOfRule(amount: number, tokens: number): number {
  return Math.ceil((amount * 10) / Math.max(1, tokens)) / 10;
}

/**
 * Returns the lowest price of a rule among offers in one currency; undefined if none gives tokens. Of a product with
 * several prices the highest counts, because the shop offers one of them.
 */
export function lowestRulePrice(
  offers: readonly {
    readonly productId: string;
    readonly amount: number;
    readonly tokens: number;
    readonly currency: string;
  }[],
): RulePrice | undefined {
  const byProduct = Map.groupBy(
    offers.filter(({ tokens }) => tokens > 0),
    ({ productId }) => productId,
  );
  const prices = [...byProduct.values()].map((ones) =>
    Math.max(...ones.map(({ amount, tokens }) => priceOfRule(amount, tokens))),
  );
  const currency = offers[0]?.currency;
  return prices.length === 0 || currency === undefined ? undefined : { amount: Math.min(...prices), currency };
}
