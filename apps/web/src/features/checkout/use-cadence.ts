import { formatMoney } from '@regelwerk/contract/money';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';
import type { Interval } from './model.ts';

/** Formats a price with its interval, such as "€9.00 per month". */
export function useCadence(): (amount: number, currency: string, interval: Interval | null, count: number) => string {
  const t = useText(copy);
  const [language] = useLanguage();
  return (amount, currency, interval, count) => {
    const price = formatMoney(amount, currency, language);
    if (interval === null) return price;
    return count === 1
      ? t(`checkout.every.${interval}`, { price })
      : t(`checkout.everyN.${interval}`, { price, count });
  };
}
