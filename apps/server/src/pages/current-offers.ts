import type { ShopCurrency } from '@regelwerk/contract/shared/shop-currency';
import { listOffers, type PublicOffer } from '../domain/catalog/offers.ts';
import type { LegalContext } from '../domain/legal/legal-context.ts';

const holdMs = 5_000;

/**
 * Returns a function that reads what is for sale, at most once in five seconds. It returns nothing if the shop is
 * closed or the catalog cannot be read: a page without a price is better than a wrong price.
 */
export function currentOffers(
  context: Pick<LegalContext, 'database' | 'clock'>,
  sellsIn: ShopCurrency | undefined,
): () => Promise<readonly PublicOffer[]> {
  let known: { readonly offers: Promise<readonly PublicOffer[]>; readonly until: number } | undefined;
  return async () => {
    if (sellsIn === undefined) return [];
    const now = context.clock().getTime();
    if (known === undefined || known.until < now)
      known = { offers: listOffers(context.database, sellsIn).catch(() => []), until: now + holdMs };
    return known.offers;
  };
}
