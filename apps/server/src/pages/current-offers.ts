import type { ShopCurrency } from '@regelwerk/contract/admin-stripe';
import { lowestRulePrice, type ShownRulePrice } from '@regelwerk/contract/rule-price';
import { priceSentence } from '@regelwerk/legal/vat';
import { listOffers, type PublicOffer } from '../domain/catalog/list-offers.ts';
import type { LegalContext } from '../domain/legal/legal-context.ts';

const holdMs = 5_000;

/** What is for sale, and the lowest price of a rule; without the price if there is none. */
export interface CurrentOffers {
  readonly offers: readonly PublicOffer[];
  readonly rulePrice?: ShownRulePrice;
}

/**
 * Returns a function that reads what is for sale, at most once in five seconds. It returns nothing if the shop is
 * closed or the catalog cannot be read: a page without a price is better than a wrong price.
 */
export function currentOffers(
  { database, clock, operator }: Pick<LegalContext, 'database' | 'clock' | 'operator'>,
  sellsIn: ShopCurrency | undefined,
): () => Promise<CurrentOffers> {
  let known: { readonly current: Promise<CurrentOffers>; readonly until: number } | undefined;
  const read = async (currency: ShopCurrency): Promise<CurrentOffers> => {
    const offers = await listOffers(database, currency).catch(() => []);
    const lowest = lowestRulePrice(offers);
    return { offers, ...(lowest && { rulePrice: { ...lowest, tax: priceSentence[operator.vatMode] } }) };
  };
  return async () => {
    if (sellsIn === undefined) return { offers: [] };
    const now = clock().getTime();
    if (known === undefined || known.until < now) known = { current: read(sellsIn), until: now + holdMs };
    return known.current;
  };
}
