import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { formatMoney } from '@regelwerk/contract/money';

export type Interval = 'day' | 'week' | 'month' | 'year';

/** A product of the catalogue with its prices, as everybody may read them. Amounts are in minor units. */
export interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly prices: readonly PriceRow[];
}

export interface PriceRow {
  readonly stripe_price_id: string;
  readonly active: boolean;
  readonly unit_amount: number;
  readonly currency: string;
  readonly interval: Interval | null;
  readonly interval_count: number | null;
  readonly trial_period_days: number | null;
}

/** The price that a product is offered at: its first active one, else its first; undefined where it has none. */
export function offeredPrice({ prices }: ProductRow): PriceRow | undefined {
  return prices.find(({ active }) => active) ?? prices[0];
}

/** What one rule costs, rounded up to whole minor units so that it never promises too much. */
export function pricePerRule(amount: number, tokens: number, currency: string, language: InterfaceLanguage): string {
  return formatMoney(Math.ceil(amount / Math.max(1, tokens)), currency, language);
}
