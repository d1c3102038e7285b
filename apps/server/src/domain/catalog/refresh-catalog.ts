import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { applyProduct, recordPrice, retireProduct } from './catalog-record.ts';
import { archiveLent } from './lend-price.ts';

const mostPrices = 1000;

/** Records one product with all of its prices as the provider has them now. */
export async function refreshProduct(context: OpenBilling, stripeId: string): Promise<void> {
  const { stripe } = context.payments;
  try {
    const product = await stripe.products.retrieve(stripeId);
    const id = await applyProduct(context, product);
    for (const active of [true, false]) {
      const prices = await stripe.prices
        .list({ product: stripeId, active, limit: 100 })
        .autoPagingToArray({ limit: mostPrices });
      for (const price of prices) await recordPrice(context, price, id);
    }
  } catch (error) {
    if (providerFailure(error) !== 'missing') throw error;
    await retireProduct(context, stripeId);
  }
}

/** Records one price, which may arrive before its product. */
export async function refreshPrice(context: OpenBilling, stripeId: string): Promise<void> {
  try {
    const price = await context.payments.stripe.prices.retrieve(stripeId);
    await refreshProduct(context, typeof price.product === 'string' ? price.product : price.product.id);
  } catch (error) {
    if (providerFailure(error) !== 'missing') throw error;
  }
}

/** Records the provider's whole catalog; returns the number of its products. */
export async function refreshCatalog(context: OpenBilling): Promise<number> {
  const { stripe } = context.payments;
  const products = await stripe.products.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const ids = new Map<string, string>();
  for (const product of products) {
    // what one was lent to has stopped in between
    await archiveLent(context, product);
    ids.set(product.id, await applyProduct(context, product));
  }
  for (const active of [true, false]) {
    for await (const price of stripe.prices.list({ active, limit: 100 })) {
      await archiveLent(context, price);
      const id = ids.get(typeof price.product === 'string' ? price.product : price.product.id);
      if (id !== undefined) await recordPrice(context, price, id);
    }
  }
  const gone = await context.database.kysely
    .selectFrom('public.products')
    .select('stripe_product_id')
    .where('active', '=', true)
    .execute();
  for (const { stripe_product_id: stripeId } of gone) {
    if (!ids.has(stripeId)) await retireProduct(context, stripeId);
  }
  return products.length;
}
