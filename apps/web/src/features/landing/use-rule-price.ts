import { formatMoney } from '@regelwerk/contract/money';
import { embeddedRulePriceId, type ShownRulePrice } from '@regelwerk/contract/rule-price';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { publicConfig } from '../../lib/public-config.ts';
import { whenIdle } from '../../lib/when-idle.ts';

const inPage = embedded();

/**
 * Returns the lowest price of a rule and the sentence on tax; undefined while it is unknown or nothing is for sale. A page
 * that is rendered ahead has places for both, which the server fills.
 */
export function useRulePrice(): { readonly price: string; readonly tax: string } | undefined {
  const [language] = useLanguage();
  const [known, setKnown] = useState(inPage);
  useEffect(() => whenIdle(async () => setKnown((await publicConfig().catch(() => undefined))?.rulePrice)), []);
  if (import.meta.env.SSR) return { price: '{{rule-price}}', tax: '{{price-sentence}}' };
  return known && { price: formatMoney(known.amount, known.currency, language), tax: known.tax[language] };
}

/** Returns the price that the server filled in. */
function embedded(): ShownRulePrice | undefined {
  const text = globalThis.document?.getElementById(embeddedRulePriceId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
