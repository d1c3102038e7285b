import { priceOfRule } from '@regelwerk/contract/rules/rule-price';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Quote } from '@regelwerk/contract/shop/checkout';
import type { Interval } from '@regelwerk/contract/shop/interval';
import { formatMoney } from '@regelwerk/contract/shop/money';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { tokensOfOffer, trialTokensOf } from '@regelwerk/contract/shop/token-package';
import type { RefusalWords } from '../../i18n/use-refusal.ts';
import type { copy } from './copy.ts';

/** The parts of an offer that must still hold when it is ordered. */
export function expectedOf(quote: Quote) {
  const { amount, listAmount, currency, tokens, interval, intervalCount, trialDays, trialTokens } = quote;
  const { startsOn, vatIdState } = quote;
  return {
    ...{ amount, listAmount, currency, tokens, interval, intervalCount, trialDays, trialTokens },
    ...{ startsOn, vatIdState },
  };
}

/** A product of the catalog with its prices, as everyone may read them. Amounts are in minor units. */
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

/** Returns the products with the prices at which customers of this currency can order; admins may read more. */
export function onSaleIn(products: readonly ProductRow[], currency: string): ProductRow[] {
  return products.map((product) => ({
    ...product,
    prices: product.prices.filter((price) => price.active && price.currency === currency),
  }));
}

/** Returns the price of a product: its first active one, else its first; undefined if it has none. */
export function offeredPrice({ prices }: ProductRow): PriceRow | undefined {
  return prices.find(({ active }) => active) ?? prices[0];
}

/** One row of the comparison of packages and plans. Amounts are in minor units; without an interval it is paid once. */
export interface ComparedOffer {
  readonly priceId: string;
  readonly name: string;
  readonly tokens: number;
  readonly amount: number;
  readonly currency: string;
  readonly interval: Interval | null;
  readonly intervalCount: number;
  readonly trialDays: number;
  readonly trialTokens: number;
}

/** Returns every package and plan that gives tokens, the most expensive rule first. */
export function comparedOffers(products: readonly ProductRow[]): ComparedOffer[] {
  return products
    .flatMap((product): ComparedOffer[] => {
      const price = offeredPrice(product);
      if (price === undefined) return [];
      const { unit_amount: amount, currency, interval, stripe_price_id: priceId } = price;
      const tokens = tokensOfOffer(product, amount, interval);
      if (tokens === 0) return [];
      const intervalCount = price.interval_count ?? 1;
      const trial = { trialDays: price.trial_period_days ?? 0, trialTokens: trialTokensOf(product.metadata) };
      return [{ priceId, name: product.name, tokens, amount, currency, interval, intervalCount, ...trial }];
    })
    .sort((a, b) => b.amount / b.tokens - a.amount / a.tokens);
}

/** Formats the price of one rule. */
export function pricePerRule(amount: number, tokens: number, currency: string, language: InterfaceLanguage): string {
  return formatMoney(priceOfRule(amount, tokens), currency, language);
}

/** The words for a refused order. */
export const orderRefusals = (kind: OrderKind) =>
  ({
    byCode: {
      price_unavailable: 'checkout.price_unavailable',
      discount_unusable: 'checkout.discount_unusable',
      amount_too_small: 'checkout.amount_too_small',
      country_not_served: 'checkout.country_not_served',
      address_required: 'checkout.address_required',
      vat_id_invalid: 'checkout.vat_id_invalid',
      currency_mismatch: 'checkout.currency_mismatch',
      already_subscribed: 'checkout.already_subscribed',
      no_subscription: 'checkout.no_subscription',
      plan_ending: 'checkout.plan_ending',
      plan_overdue: 'checkout.plan_overdue',
      change_pending: 'checkout.change_pending',
      stale_edit: 'checkout.stale_edit',
      offer_changed: 'checkout.offer_changed',
      consent_outdated: 'checkout.consent_outdated',
      payments_off: 'checkout.payments_off',
      rate_limited: 'checkout.rate_limited',
      too_many_payment_pages: 'checkout.too_many_payment_pages',
      no_page: 'checkout.noUrl',
    },
    otherwise: `checkout.failure.${kind}`,
  }) as const satisfies RefusalWords<keyof (typeof copy)['en']>;
