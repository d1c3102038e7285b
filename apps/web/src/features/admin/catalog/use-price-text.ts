import type { AdminPrice } from '@regelwerk/contract/admin/admin-stripe';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from './copy.ts';

/** Formats a price with its interval, such as "€9.00 / month". */
export function usePriceText(): (price: AdminPrice) => string {
  const t = useText(copy);
  const [language] = useLanguage();
  return ({ unit_amount: amount, currency, interval, interval_count: count }) => {
    const price = formatMoney(amount, currency, language);
    if (interval === null) return price;
    const period =
      count === null || count === 1 ? t(`catalog.interval.${interval}`) : t(`catalog.intervals.${interval}`, { count });
    return t('catalog.every', { price, interval: period });
  };
}
