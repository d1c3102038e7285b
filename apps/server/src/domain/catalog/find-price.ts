import { sql } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import type { BillingContext } from '../kernel/payments-context.ts';

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
