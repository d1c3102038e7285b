import type { OpenBilling } from './billing-context.ts';
import { refreshCatalog } from './refresh-catalog.ts';

interface Item {
  readonly key: string;
  readonly name: string;
  readonly metadata: Record<string, string>;
  readonly amount: number;
  readonly every?: 'month' | 'year';
  readonly trialDays?: number;
}

/** The first catalog, in the shop's currency. A rule costs less with a plan than in the largest package. */
const items: readonly Item[] = [
  { key: 'basic', name: 'Basic', metadata: { tokens: '10' }, amount: 499 },
  { key: 'standard', name: 'Standard', metadata: { tokens: '25' }, amount: 999 },
  { key: 'premium', name: 'Premium', metadata: { tokens: '50' }, amount: 1499 },
  {
    key: 'starter',
    name: 'Starter',
    metadata: { tokens_per_period: '36', trialTokens: '3' },
    amount: 900,
    every: 'month',
    trialDays: 7,
  },
  {
    key: 'studio',
    name: 'Studio',
    metadata: { tokens_per_period: '120' },
    amount: 2900,
    every: 'month',
  },
];

/**
 * Creates the first catalog at the provider if it has no product yet, and records it here. Run again after a failure, it
 * continues: every write has its own key. Returns the number of products.
 */
export async function createDefaultCatalog(context: OpenBilling): Promise<number> {
  const { stripe } = context.payments;
  const { data } = await stripe.products.list({ limit: 1 });
  if (data.length === 0) {
    for (const { key, name, metadata, amount, every, trialDays = 0 } of items) {
      const product = await stripe.products.create({ name, metadata }, { idempotencyKey: `catalog-product-${key}` });
      await stripe.prices.create(
        {
          product: product.id,
          currency: context.currency,
          unit_amount: amount,
          tax_behavior: 'inclusive',
          ...(every === undefined ? {} : { recurring: { interval: every } }),
          ...(trialDays > 0 ? { metadata: { trial_period_days: String(trialDays) } } : {}),
        },
        { idempotencyKey: `catalog-price-${key}-${product.id}` },
      );
    }
  }
  return refreshCatalog(context);
}
