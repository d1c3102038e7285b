import type { ProductData } from '@regelwerk/contract/admin/admin-stripe';
import { nameSubject } from '../kernel/name-subject.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { applyProduct } from './apply-product.ts';

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
 * One number serves both kinds: a package reads the first key, a plan the second. An empty value removes the key at
 * the provider.
 */
export function tokensMetadata(tokens: number | undefined): Record<string, string> {
  if (tokens === undefined) return {};
  const stated = tokens === 0 ? '' : String(tokens);
  return { tokens: stated, tokens_per_period: stated };
}
