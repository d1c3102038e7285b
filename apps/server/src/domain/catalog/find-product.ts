import { sql } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import type { BillingContext } from '../kernel/payments-context.ts';

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
