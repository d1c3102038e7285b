import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { formatMoney } from '@regelwerk/contract/money';
import { embeddedRulePriceId, type ShownRulePrice } from '@regelwerk/contract/rule-price';
import { dataBlock } from './data-block.ts';

/** The element that the build rendered for the price, with its placeholders. */
const place = /<p data-rule-price="".*?<\/p>/s;

/** Fills the lowest price of a rule into a page, as text and as data, or removes its place if it is unknown. */
export function withRulePrice(page: string, shown: ShownRulePrice | undefined, language: InterfaceLanguage): string {
  if (shown === undefined) return page.replace(place, '');
  return page
    .replace('{{rule-price}}', () => formatMoney(shown.amount, shown.currency, language))
    .replace('{{price-sentence}}', () => shown.tax[language])
    .replace('</head>', () => `${dataBlock('application/json', shown, embeddedRulePriceId)}</head>`);
}
