import type { ProductChange, Seen } from '@regelwerk/contract/admin-stripe';
import { recordAudit } from '../administration/record-audit.ts';
import type { OpenBilling } from '../billing/billing-context.ts';
import { recordProduct } from '../billing/record-product.ts';
import { asProvider } from './as-provider.ts';
import { tokensMetadata } from './create-product.ts';
import { findProduct } from './find-product.ts';
import { requireUnchanged } from './require-unchanged.ts';

/** Changes what is named of a product, unless somebody else did meanwhile. */
export async function updateProduct(
  context: OpenBilling,
  input: {
    readonly actor: string;
    readonly id: string;
    readonly data: ProductChange;
    readonly seen: Seen;
  },
): Promise<void> {
  const { actor, data, seen } = input;
  const before = await findProduct(context, input.id);
  const shown = { name: before.name, description: before.description ?? '', active: before.active };
  requireUnchanged(seen, shown);
  await recordAudit(context.database.kysely, {
    actor,
    action: 'update_product',
    subject: before.id,
    before: { ...shown, metadata: before.metadata },
    after: data,
  });
  const { name, description, active, tokens } = data;
  const product = await asProvider(() =>
    context.payments.stripe.products.update(before.stripe_product_id, {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(active === undefined ? {} : { active }),
      ...(tokens === undefined ? {} : { metadata: tokensMetadata(tokens) }),
    }),
  );
  await recordProduct(context, product);
}
