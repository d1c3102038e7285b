import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { recordPrice } from './apply-product.ts';
import { findPrice } from './find-price.ts';
import { lentKey } from './lend-price.ts';

/** Puts an archived price back on sale; with `productId`, only a price of that product. */
export async function activatePrice(
  context: OpenBilling,
  { actor, id, productId }: { readonly actor: string; readonly id: string; readonly productId?: string },
): Promise<void> {
  const { database, payments } = context;
  const price = await findPrice(context, id);
  if (productId !== undefined && price.product_id !== productId)
    throw new AppError('invalid_input', 'This price belongs to another product.', { field: 'prices' });
  await recordAudit(database.kysely, {
    actor,
    action: 'activate_price',
    subject: price.id,
    before: { active: price.active },
    after: { active: true },
  });
  const change = { active: true, metadata: { [lentKey]: '' } };
  const activated = await withProviderErrors(() => payments.stripe.prices.update(price.stripe_price_id, change));
  await recordPrice(context, activated, price.product_id);
}
