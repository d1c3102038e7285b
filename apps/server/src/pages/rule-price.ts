import { lowestRulePrice, priceSentencePlace, rulePricePlace } from '@regelwerk/contract/rules/rule-price';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { priceSentence, type VatMode } from '@regelwerk/legal/vat';
import type { PublicOffer } from '../domain/catalog/offers.ts';

/** The element that the build rendered for the price. */
const element = /<p data-rule-price="".*?<\/p>/s;

/** Fills the lowest price of a rule in a package into a page, or removes its element if none is known to be for sale: the price in a plan needs a subscription. */
export function withRulePrice(
  page: string,
  offers: readonly PublicOffer[],
  vatMode: VatMode,
  language: InterfaceLanguage,
): string {
  const price = lowestRulePrice(offers.filter(({ interval }) => interval === null));
  if (price === undefined) return page.replace(element, '');
  return page
    .replace(rulePricePlace, () => formatMoney(price.amount, price.currency, language))
    .replace(priceSentencePlace, () => priceSentence[vatMode][language]);
}
