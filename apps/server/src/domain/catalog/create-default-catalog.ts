import type { OpenBilling } from '../kernel/payments-context.ts';
import { refreshCatalog } from './refresh-catalog.ts';

interface Item {
  readonly name: string;
  readonly metadata: Record<string, string>;
  readonly amount: number;
  readonly every?: 'month' | 'year';
  readonly trialDays?: number;
}

/** The first catalog, in the shop's currency. A rule costs less with a plan than in the largest package. */
const items: readonly Item[] = [
  { name: 'Basic', metadata: { tokens: '10' }, amount: 499 },
  { name: 'Standard', metadata: { tokens: '25' }, amount: 999 },
  { name: 'Premium', metadata: { tokens: '50' }, amount: 1499 },
  {
    name: 'Starter',
    metadata: { tokens_per_period: '36', trialTokens: '3' },
    amount: 900,
    every: 'month',
    trialDays: 7,
  },
  {
    name: 'Studio',
    metadata: { tokens_per_period: '120' },
    amount: 2900,
    every: 'month',
  },
];

/** Marks the first product until everything is there. */
const unfinished = { catalog: 'unfinished' };

/**
 * Creates the first catalog at the provider if it has no product yet, and records it here. Run again after a failure, it
 * continues. Returns the number of products.
 */
export async function createDefaultCatalog(context: OpenBilling): Promise<number> {
  const { products } = context.payments.stripe;
  const { data: known } = await products.list({ limit: 100 });
  let first = known.find(({ metadata }) => metadata.catalog === unfinished.catalog)?.id;
  if (known.length === 0 || first !== undefined) {
    for (const item of items) {
      const metadata = first === undefined ? { ...item.metadata, ...unfinished } : item.metadata;
      const { id } =
        known.find(({ name }) => name === item.name) ?? (await createProduct(context, item.name, metadata));
      first ??= id;
      await requirePrice(context, item, id);
    }
    if (first !== undefined) await products.update(first, { metadata: { catalog: '' } });
  }
  return refreshCatalog(context);
}

async function createProduct(context: OpenBilling, name: string, metadata: Item['metadata']) {
  return context.payments.stripe.products.create({ name, metadata }, keyOf(context, 'product', name));
}

async function requirePrice(context: OpenBilling, item: Item, product: string): Promise<void> {
  const { prices } = context.payments.stripe;
  const { amount, every, trialDays = 0 } = item;
  const { data } = await prices.list({ product, limit: 1 });
  if (data.length > 0) return;
  await prices.create(
    {
      product,
      currency: context.currency,
      unit_amount: amount,
      tax_behavior: 'inclusive',
      ...(every === undefined ? {} : { recurring: { interval: every } }),
      ...(trialDays > 0 ? { metadata: { trial_period_days: String(trialDays) } } : {}),
    },
    keyOf(context, 'price', product),
  );
}

/** Two servers that start together create everything once. The provider also repeats a failure for a known key. */
function keyOf({ clock, currency }: OpenBilling, what: 'product' | 'price', of: string) {
  const minute = Math.floor(clock().getTime() / 60_000);
  return { idempotencyKey: `catalog-${what}-${of}-${currency}-${minute}` };
}
