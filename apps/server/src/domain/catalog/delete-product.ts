import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { applyProduct, retireProduct } from './apply-product.ts';
import { archivePrice } from './archive-price.ts';
import { findProduct } from './find-product.ts';

/**
 * Takes a product off sale for good. The provider does not delete products with prices, so those are archived with
 * all of their prices.
 */
export async function deleteProduct(
  context: OpenBilling,
  { actor, id }: { readonly actor: string; readonly id: string },
): Promise<'deleted' | 'archived'> {
  const product = await findProduct(context, id);
  const prices = await context.database.kysely
    .selectFrom('public.prices')
    .select(['stripe_price_id', 'active'])
    .where('product_id', '=', product.id)
    .execute();
  const outcome = prices.length === 0 ? 'deleted' : 'archived';
  const { name, description, active } = product;
  await recordAudit(context.database.kysely, {
    actor,
    action: outcome === 'deleted' ? 'delete_product' : 'archive_product',
    subject: product.id,
    before: { name, description, active },
  });
  const { stripe } = context.payments;
  const stripeId = product.stripe_product_id;
  if (outcome === 'deleted') {
    await withProviderErrors(() => stripe.products.del(stripeId));
    await context.database.kysely.deleteFrom('public.products').where('id', '=', product.id).execute();
    return outcome;
  }
  for (const { stripe_price_id: price, active: isActive } of prices)
    if (isActive) await archivePrice(context, { actor, id: price });
  await applyProduct(context, await withProviderErrors(() => stripe.products.update(stripeId, { active: false })));
  await retireProduct(context, stripeId);
  return outcome;
}
