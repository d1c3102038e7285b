import type { DiscountData } from '@regelwerk/contract/admin/admin-stripe';
import type { ShownFields } from '@regelwerk/contract/admin/seen-fields';
import { dateInShop, endOfDay } from '@regelwerk/contract/shared/end-of-day';
import { sql } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { requireUnchanged } from '../kernel/require-unchanged.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { recordCoupon } from './record-coupon.ts';

/**
 * Changes a discount: name and description at the provider, which allows no other change, and our own switch and last
 * day. A day counts to its end in the shop's time zone.
 */
export async function updateDiscount(
  context: OpenBilling,
  input: {
    readonly actor: string;
    readonly id: string;
    readonly data: DiscountData;
    readonly seen: ShownFields;
  },
): Promise<void> {
  const { actor, data, seen } = input;
  const { database, payments, clock } = context;
  const before = await database.kysely
    .selectFrom('public.discounts')
    .selectAll()
    .where((found) => found.or([found(sql<string>`id::text`, '=', input.id), found('stripe_coupon_id', '=', input.id)]))
    .executeTakeFirst();
  if (before === undefined) throw new AppError('not_found', 'This discount does not exist.', { field: 'discountId' });
  const shown = {
    name: before.name,
    description: before.description ?? '',
    active: before.active,
    valid_until: before.valid_until === null ? null : dateInShop(before.valid_until),
  } satisfies DiscountData;
  requireUnchanged(seen, shown);
  const lastDay = data.valid_until === null ? null : endOfDay(data.valid_until);
  if (data.valid_until !== shown.valid_until && lastDay !== null) {
    if (lastDay <= clock())
      throw new AppError('invalid_input', 'The last day must not be in the past.', {
        field: 'discountData.valid_until',
      });
    if (before.redeem_by !== null && lastDay > before.redeem_by)
      throw new AppError(
        'invalid_input',
        'The provider ends this discount earlier, and that cannot be changed. Make a new one.',
        { field: 'discountData.valid_until' },
      );
  }
  await recordAudit(database.kysely, {
    actor,
    action: 'update_discount',
    subject: before.id,
    before: shown,
    after: data,
  });
  const coupon = await withProviderErrors(() =>
    payments.stripe.coupons.update(before.stripe_coupon_id, {
      name: data.name,
      metadata: { description: data.description },
    }),
  );
  await recordCoupon(context, coupon, undefined);
  await database.kysely
    .updateTable('public.discounts')
    .set({ active: data.active, valid_until: lastDay })
    .where('id', '=', before.id)
    .execute();
}
