import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { recordPrice } from './apply-product.ts';
import { findPrice } from './find-price.ts';

/** Archives a price; active subscriptions keep it. A default price is first unset at its product. */
export async function archivePrice(
  context: OpenBilling,
  { actor, id }: { readonly actor: string; readonly id: string },
): Promise<void> {
  const { database, payments } = context;
  const price = await findPrice(context, id);
  await recordAudit(database.kysely, {
    actor,
    action: 'archive_price',
    subject: price.id,
    before: { active: price.active },
    after: { active: false },
  });
  const archived = await withProviderErrors(async () => {
    const product = await payments.stripe.products.retrieve(price.stripe_product_id);
    const standard = typeof product.default_price === 'string' ? product.default_price : product.default_price?.id;
    if (standard === price.stripe_price_id)
      await payments.stripe.products.update(price.stripe_product_id, { default_price: '' });
    return payments.stripe.prices.update(price.stripe_price_id, { active: false });
  });
  await recordPrice(context, archived, price.product_id);
}
