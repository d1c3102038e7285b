import type { InterfaceLanguage } from './languages.ts';

/** The price of one rule in minor units of a currency, tax included. */
export interface RulePrice {
  readonly amount: number;
  readonly currency: string;
}

/** The lowest price of a rule, with the sentence on tax that stands beside every price. */
export interface ShownRulePrice extends RulePrice {
  readonly tax: Readonly<Record<InterfaceLanguage, string>>;
}

/** The id of the element in a served page with the lowest price of a rule, as JSON. */
export const embeddedRulePriceId = 'rule-price';

/** Returns the price of one of `tokens` rules, rounded up to whole minor units so that it is never understated. */
export function priceOfRule(amount: number, tokens: number): number {
  return Math.ceil(amount / Math.max(1, tokens));
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
