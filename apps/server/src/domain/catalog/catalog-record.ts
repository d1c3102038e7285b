import { directionMarks } from '@regelwerk/contract/shared/direction-marks';
import { intervals } from '@regelwerk/contract/shop/interval';
import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { AppError } from '../kernel/app-error.ts';
import type { BillingContext, OpenBilling } from '../kernel/payments-context.ts';
import { raisePlanTokens } from './raise-plan-tokens.ts';

/** The metadata key on an archived price or product that the provider has on sale only while a plan returns to it. */
export const lentKey = 'lent_to_return';

/** Whether a price or product is for sale. One that is lent is not. */
export const isOnSale = ({ active, metadata }: Stripe.Price | Stripe.Product): boolean =>
  active && metadata[lentKey] === undefined;

/** Records a product as the provider has it, and gives subscribers of a plan the tokens that were added to it; returns our id. */
export async function applyProduct(
  context: Pick<OpenBilling, 'database' | 'siteUrl' | 'clock'>,
  product: Stripe.Product,
): Promise<string> {
  const { database } = context;
  const name = product.name.replaceAll(directionMarks, '');
  const row = {
    name,
    description: product.description,
    active: isOnSale(product),
    metadata: JSON.stringify(product.metadata),
  };
  const { id } = await database.kysely
    .insertInto('public.products')
    .values({ ...row, stripe_product_id: product.id, created_at: new Date(product.created * 1000) })
    .onConflict((conflict) => conflict.column('stripe_product_id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { metadata, updated } = product;
  await raisePlanTokens(context, { id, name, metadata, changedAt: new Date(updated * 1000) });
  return id;
}

/** Records a price of a product; a price without a fixed amount cannot be sold here and is left out. */
export async function recordPrice(
  { database }: Pick<OpenBilling, 'database'>,
  price: Stripe.Price,
  productId: string,
): Promise<void> {
  const interval = price.recurring === null ? null : intervals.find((one) => one === price.recurring?.interval);
  if (price.unit_amount === null || interval === undefined) return;
  const stated = Number(price.metadata.trial_period_days ?? 0);
  const trialDays = Number.isInteger(stated) && stated > 0 ? stated : 0;
  const row = {
    product_id: productId,
    active: isOnSale(price),
    unit_amount: price.unit_amount,
    currency: price.currency,
    interval,
    interval_count: price.recurring?.interval_count ?? null,
    trial_period_days: price.recurring === null ? null : trialDays,
  };
  await database.kysely
    .insertInto('public.prices')
    .values({ ...row, stripe_price_id: price.id, created_at: new Date(price.created * 1000) })
    .onConflict((conflict) => conflict.column('stripe_price_id').doUpdateSet(row))
    .execute();
}

/**
 * Products and prices are never deleted here because orders may point at them: one that the provider deleted becomes inactive.
 */
export async function retireProduct({ database }: Pick<OpenBilling, 'database'>, stripeId: string): Promise<void> {
  await database.kysely
    .with('retired', (query) =>
      query
        .updateTable('public.products')
        .set({ active: false })
        .where('stripe_product_id', '=', stripeId)
        .returning('id'),
    )
    .updateTable('public.prices')
    .set({ active: false })
    .where('product_id', 'in', ({ selectFrom }) => selectFrom('retired').select('retired.id'))
    .execute();
}

/** Returns a product by our id or the provider's. */
export async function findProduct({ database }: Pick<BillingContext, 'database'>, id: string) {
  const product = await database.kysely
    .selectFrom('public.products')
    .select(['id', 'stripe_product_id', 'name', 'description', 'active', 'metadata'])
    .where((found) => found.or([found(sql<string>`id::text`, '=', id), found('stripe_product_id', '=', id)]))
    .executeTakeFirst();
  if (product === undefined) throw new AppError('not_found', 'This product does not exist.', { field: 'productId' });
  return product;
}

/** Returns a price by our id or the provider's. */
export async function findPrice({ database }: Pick<BillingContext, 'database'>, id: string) {
  const price = await database.kysely
    .selectFrom('public.prices as price')
    .innerJoin('public.products as product', 'product.id', 'price.product_id')
    .select(['price.id', 'price.stripe_price_id', 'price.active', 'price.product_id', 'product.stripe_product_id'])
    .where((found) => found.or([found(sql<string>`price.id::text`, '=', id), found('price.stripe_price_id', '=', id)]))
    .executeTakeFirst();
  if (price === undefined) throw new AppError('not_found', 'This price does not exist.', { field: 'priceId' });
  return price;
}
