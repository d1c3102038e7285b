import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { Quote } from '@regelwerk/contract/shop/checkout';
import { type ContractTerms, contractTerms } from '@regelwerk/legal/contract-terms';
import { priceWithPeriod } from '@regelwerk/legal/price-with-period';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';

/** Returns the terms of an offer as it would be ordered now, and each fact about its trial, first charge and discount with a label. */
export function useTermFacts(quote: Quote): { readonly terms: ContractTerms; readonly facts: [string, string][] } {
  const t = useText(copy);
  const [language] = useLanguage();
  const { listAmount: amount, startsOn, replaces } = quote;
  const firstChargeOn = startsOn ?? quote.firstChargeOn;
  const terms = contractTerms(
    {
      ...quote,
      amount,
      orderedAt: new Date(),
      firstChargeOn: firstChargeOn === null ? null : new Date(firstChargeOn),
      changesPlan: replaces !== null,
    },
    language,
  );
  const former =
    replaces === null
      ? undefined
      : t('checkout.replacesText', {
          name: replaces.productName,
          price: priceWithPeriod({ ...replaces, amount: replaces.listAmount }, language),
        });
  const rows: [string, string | undefined][] = [
    [t('checkout.replaces'), former],
    [t('checkout.startsOn'), startsOn === null ? undefined : formatDay(startsOn, language)],
    [t('checkout.trial'), terms.trial],
    [t('checkout.firstCharge'), terms.firstCharge],
    [`${t('checkout.discount')}: ${quote.discountName}`, terms.discount],
  ];
  return { terms, facts: rows.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]])) };
}
