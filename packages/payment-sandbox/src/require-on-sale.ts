import type { Objects } from './objects.ts';
import { refusedParameter } from './sandbox-error.ts';
import type { World } from './world.ts';

/** Refuses a price for a subscription that is archived, or whose product is, unless the subscription has it already. */
export async function requireOnSale(
  world: World,
  price: Objects['price'],
  { items }: Objects['subscription'],
  param: string,
): Promise<void> {
  if (price.id === items.data[0]?.price.id) return;
  if (!price.active)
    throw refusedParameter('The price specified is inactive. This field only accepts active prices.', param);
  const product = await world.read('product', price.product);
  if (!product.active)
    throw refusedParameter(
      `The product ${product.id} is marked as inactive, and thus no new subscriptions can be created to any of its prices.`,
      param,
    );
}
