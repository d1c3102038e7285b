import type { AdminPrice, AdminProduct, ProductChange } from '@regelwerk/contract/admin/admin-stripe';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { parseMoney } from '@regelwerk/contract/shop/parse-money';
import { statedTokens, tokensOf } from '@regelwerk/contract/shop/token-package';
import type { RefusalWords } from '../../../i18n/use-refusal.ts';
import type { copy } from './copy.ts';
import type { PriceForm, ProductForm } from './form.ts';

/** The initial values of the product form. */
export function productFormOf(product: AdminProduct | undefined): ProductForm {
  return {
    name: product?.name ?? '',
    description: product?.description ?? '',
    tokens: String(statedTokens(product?.metadata ?? {}) ?? ''),
    active: product?.active ?? true,
  };
}

/** The values that the product form showed, which the server compares with the current row. */
export function productSeen({ name, description, tokens, active }: ProductForm): Required<ProductChange> {
  return { name, description, active, tokens: Number(tokens) };
}

/** The request data of the product form. */
export function productDataOf({ name, description, tokens, active }: ProductForm) {
  return { name: name.trim(), description: description.trim(), active, tokens: Number(tokens) };
}

/** The request data of the price form. */
export function priceDataOf(
  { product, amount, currency, recurring, interval, intervalCount, trialDays }: PriceForm,
  language: InterfaceLanguage,
) {
  return {
    product,
    unit_amount: parseMoney(amount, language) ?? 0,
    currency,
    active: true,
    ...(recurring
      ? {
          recurring: { interval, interval_count: Number(intervalCount), trial_period_days: Number(trialDays) },
        }
      : {}),
  };
}

/** A price with the product it belongs to. */
export interface PriceRow extends AdminPrice {
  readonly product: AdminProduct;
}

export function pricesOf(products: readonly AdminProduct[]): PriceRow[] {
  return products.flatMap((product) => product.prices.map((price) => ({ ...price, product })));
}

/**
 * The number of tokens of a product: a package without a stated number is sold with a guessed one, a plan then gives
 * none.
 */
export function tokensGiven(product: AdminProduct): { readonly count: number; readonly isGuessed: boolean } {
  const stated = statedTokens(product.metadata);
  if (stated !== undefined) return { count: stated, isGuessed: false };
  const [price] = product.prices;
  const isPackage = price !== undefined && price.interval === null;
  return { count: isPackage ? tokensOf(product, price.unit_amount) : 0, isGuessed: true };
}

/**
 * Whether a plan is billed in periods longer than a month, which German law does not allow to renew for the same
 * period.
 */
export function isLongPeriod({ recurring, interval, intervalCount }: PriceForm): boolean {
  const longest = { day: 31, week: 4, month: 1, year: 0 }[interval];
  return recurring && Number(intervalCount) > longest;
}

/** The words for refused changes of the catalog. */
export const catalogRefusals = {
  byCode: { stale_edit: 'catalog.stale', request_reused: 'catalog.reused' },
} as const satisfies RefusalWords<keyof (typeof copy)['en']>;
