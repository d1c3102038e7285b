import type { PriceData } from '@regelwerk/contract/admin/admin-stripe';
import { leastPayment } from '@regelwerk/contract/shop/least-payment';
import { AppError } from '../kernel/app-error.ts';
import { nameSubject } from '../kernel/name-subject.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { findPrice, findProduct, lentKey, recordPrice } from './catalog-record.ts';

/**
 * Creates a price of a product; the same request creates it once. Amounts never change at the provider: `replaces`
 * archives the old price once the new one exists.
 */
export async function createPrice(
  context: OpenBilling,
  input: {
    readonly actor: string;
    readonly data: PriceData;
    readonly replaces: string | undefined;
    readonly requestId: string;
  },
): Promise<void> {
  const { actor, data, replaces, requestId } = input;
  const { unit_amount, currency, active, recurring } = data;
  if (unit_amount < leastPayment)
    throw new AppError('amount_too_small', 'A card payment cannot be less than 0.50.', {
      field: 'priceData.unit_amount',
    });
  const product = await findProduct(context, data.product);
  const replaced = replaces === undefined ? undefined : await findPrice(context, replaces);
  if (replaced?.active === false)
    throw new AppError('stale_edit', 'The price to replace is off sale already. Please look again.', {
      field: 'replaces',
    });
  await recordAudit(context.database.kysely, { actor, action: 'create_price', subject: requestId, after: data });
  const trial = recurring?.trial_period_days ?? 0;
  const price = await withProviderErrors(() =>
    context.payments.stripe.prices.create(
      {
        product: product.stripe_product_id,
        currency,
        unit_amount,
        active,
        tax_behavior: 'inclusive',
        ...(recurring === undefined
          ? {}
          : { recurring: { interval: recurring.interval, interval_count: recurring.interval_count } }),
        metadata: {
          ...(trial === 0 ? {} : { trial_period_days: String(trial) }),
          // makes requests that differ only in this distinct for the provider
          ...(replaced === undefined ? {} : { replaces: replaced.stripe_price_id }),
        },
      },
      { idempotencyKey: `admin-price-${requestId}` },
    ),
  );
  await recordPrice(context, price, product.id);
  const made = await context.database.kysely
    .selectFrom('public.prices')
    .select('id')
    .where('stripe_price_id', '=', price.id)
    .executeTakeFirst();
  if (made !== undefined) await nameSubject(context.database.kysely, { requestId, subject: made.id });
  if (replaced !== undefined) await archivePrice(context, { actor, id: replaced.id });
}

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
