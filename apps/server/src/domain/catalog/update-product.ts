import type { ProductChange } from '@regelwerk/contract/admin/admin-stripe';
import type { ShownFields } from '@regelwerk/contract/admin/seen-fields';
import { statedTokens } from '@regelwerk/contract/shop/token-package';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { requireUnchanged } from '../kernel/require-unchanged.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { activatePrice } from './activate-price.ts';
import { applyProduct } from './apply-product.ts';
import { tokensMetadata } from './create-product.ts';
import { findProduct } from './find-product.ts';
import { lentKey } from './lend-price.ts';

/**
 * Changes the given fields of a product, unless another admin changed it meanwhile, and puts the given prices back on
 * sale.
 */
export async function updateProduct(
  context: OpenBilling,
  input: {
    readonly actor: string;
    readonly id: string;
    readonly data: ProductChange;
    readonly seen: ShownFields;
    /** Archived prices to activate with the product. */
    readonly prices: readonly string[];
  },
): Promise<void> {
  const { actor, data, seen, prices } = input;
  const before = await findProduct(context, input.id);
  const shown = {
    name: before.name,
    description: before.description ?? '',
    active: before.active,
    tokens: statedTokens(before.metadata) ?? 0,
  } satisfies Required<ProductChange>;
  requireUnchanged(seen, shown);
  await recordAudit(context.database.kysely, {
    actor,
    action: 'update_product',
    subject: before.id,
    before: { ...shown, metadata: before.metadata },
    after: data,
  });
  const { name, description, active, tokens } = data;
  const product = await withProviderErrors(() =>
    context.payments.stripe.products.update(before.stripe_product_id, {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(active === undefined ? {} : { active }),
      metadata: {
        ...(active === undefined ? {} : { [lentKey]: '' }),
        ...(tokens === undefined ? {} : tokensMetadata(tokens)),
      },
    }),
  );
  await applyProduct(context, product);
  for (const price of prices) await activatePrice(context, { actor, id: price, productId: before.id });
}
