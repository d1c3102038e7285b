import type { Stripe } from 'stripe';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { isOnSale, lentKey } from './catalog-record.ts';

const lent = { active: true, metadata: { [lentKey]: 'yes' } };

/**
 * Does work that sets a price of a subscription, for which the provider accepts no archived price, and none of an archived product. The
 * mark that is set with the same call keeps both out of our catalog, and leads `endLoan` to them if we stop in between.
 */
export async function lendPrice(context: OpenBilling, id: string, work: () => Promise<unknown>): Promise<void> {
  const { prices, products } = context.payments.stripe;
  const price = await prices.retrieve(id);
  const product = await products.retrieve(idOf(price.product) ?? '');
  if (!isOnSale(product)) await products.update(product.id, lent);
  if (!isOnSale(price)) await prices.update(id, lent);
  try {
    await work();
  } finally {
    await endLoan(context, id);
  }
}

/** Archives a price and its product again, as far as they were lent. */
export async function endLoan(context: OpenBilling, id: string): Promise<void> {
  const { prices, products } = context.payments.stripe;
  const price = await prices.retrieve(id);
  await archiveLent(context, price);
  await archiveLent(context, await products.retrieve(idOf(price.product) ?? ''));
}

/** Archives a price or product again that was lent; any other is left alone. */
export async function archiveLent(
  { payments }: OpenBilling,
  { id, object, metadata }: Stripe.Price | Stripe.Product,
): Promise<void> {
  if (metadata[lentKey] === undefined) return;
  const { prices, products } = payments.stripe;
  const archived = { active: false, metadata: { [lentKey]: '' } };
  if (object === 'price') await prices.update(id, archived);
  else await products.update(id, archived);
}
