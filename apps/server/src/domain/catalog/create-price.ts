import type { PriceData } from '@regelwerk/contract/admin/admin-stripe';
import { leastPayment } from '@regelwerk/contract/shop/least-payment';
import { AppError } from '../kernel/app-error.ts';
import { nameSubject } from '../kernel/name-subject.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { recordPrice } from './apply-product.ts';
import { archivePrice } from './archive-price.ts';
import { findPrice } from './find-price.ts';
import { findProduct } from './find-product.ts';

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
