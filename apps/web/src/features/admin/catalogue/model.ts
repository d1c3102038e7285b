import type { AdminPrice, AdminProduct } from '@regelwerk/contract/admin-stripe';
import { parseMoney } from '@regelwerk/contract/money';
import type { PriceForm, ProductForm } from './form.ts';

/** What the form of a product starts with. */
export function productFormOf(product: AdminProduct | undefined): ProductForm {
  const tokens = product?.metadata.tokens ?? product?.metadata.tokens_per_period ?? '';
  return {
    name: product?.name ?? '',
    description: product?.description ?? '',
    tokens,
    active: product?.active ?? true,
  };
}

/** What is sent of the form of a product; an emptied number takes it away. */
export function productDataOf({ name, description, tokens, active }: ProductForm, hadTokens: boolean) {
  const stated = tokens === '' ? (hadTokens ? { tokens: 0 } : {}) : { tokens: Number(tokens) };
  return { name: name.trim(), description: description.trim(), active, ...stated };
}

/** What is sent of the form of a price. */
export function priceDataOf({ product, amount, currency, recurring, interval, intervalCount, trialDays }: PriceForm) {
  return {
    product,
    unit_amount: parseMoney(amount) ?? 0,
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
