import type { ProductChange, ProductData } from '@regelwerk/contract/admin/admin-stripe';
import type { ShownFields } from '@regelwerk/contract/admin/seen-fields';
import { statedTokens } from '@regelwerk/contract/shop/token-package';
import { nameSubject } from '../kernel/name-subject.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { requireUnchanged } from '../kernel/require-unchanged.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { applyProduct, findProduct, lentKey, retireProduct } from './catalog-record.ts';
import { activatePrice, archivePrice } from './edit-prices.ts';

/** Creates a product at the provider and stores it; the same request creates it once. Returns our id. */
export async function createProduct(
  context: OpenBilling,
  input: { readonly actor: string; readonly data: ProductData; readonly requestId: string },
): Promise<string> {
  const { actor, data, requestId } = input;
  const { name, description, active, tokens } = data;
  await recordAudit(context.database.kysely, { actor, action: 'create_product', subject: requestId, after: data });
  const product = await withProviderErrors(() =>
    context.payments.stripe.products.create(
      {
        name,
        active,
        ...(description === '' ? {} : { description }),
        metadata: tokensMetadata(tokens),
      },
      { idempotencyKey: `admin-product-${requestId}` },
    ),
  );
  const id = await applyProduct(context, product);
  await nameSubject(context.database.kysely, { requestId, subject: id });
  return id;
}

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

/**
 * One number serves both kinds: a package reads the first key, a plan the second. An empty value removes the key at
 * the provider.
 */
function tokensMetadata(tokens: number | undefined): Record<string, string> {
  if (tokens === undefined) return {};
  const stated = tokens === 0 ? '' : String(tokens);
  return { tokens: stated, tokens_per_period: stated };
}
