import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { type PlanInterval, periodWords } from './period-words.ts';

/** Returns a price in minor units in words, such as "29.00 € per month"; without an interval the price alone. */
export function priceWithPeriod(
  price: {
    readonly amount: number;
    readonly currency: string;
    readonly interval: PlanInterval | null;
    readonly intervalCount: number;
  },
  language: InterfaceLanguage,
): string {
  const money = formatMoney(price.amount, price.currency, language);
  return price.interval === null
    ? money
    : `${money} ${periodWords[language].each(price.interval, price.intervalCount)}`;
}
