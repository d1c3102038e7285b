import { type CouponData, longestDiscount } from '@regelwerk/contract/admin/admin-stripe';
import { AppError } from '../kernel/app-error.ts';
import { nameSubject } from '../kernel/name-subject.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { recordCoupon } from './record-coupon.ts';

/** Creates a coupon and its promotion code; the same request creates them once. */
export async function createCoupon(
  context: OpenBilling,
  input: { readonly actor: string; readonly data: CouponData; readonly requestId: string },
): Promise<void> {
  const { actor, data, requestId } = input;
  const { code, metadata, ...coupon } = data;
  const { stripe } = context.payments;
  const now = Math.floor(context.clock().getTime() / 1000);
  if (coupon.redeem_by !== undefined && (coupon.redeem_by <= now || coupon.redeem_by > now + longestDiscount))
    throw new AppError('invalid_input', 'The last day must be in the future, and within five years.', {
      field: 'couponData.redeem_by',
    });
  if (code !== undefined) {
    const taken = await withProviderErrors(() => stripe.promotionCodes.list({ code, active: true, limit: 1 }));
    if (taken.data.length > 0)
      throw new AppError('code_taken', 'This code exists already.', { field: 'couponData.code' });
  }
  await recordAudit(context.database.kysely, { actor, action: 'create_discount', subject: requestId, after: data });
  const made = await withProviderErrors(() =>
    stripe.coupons.create(
      {
        name: coupon.name,
        duration: coupon.duration,
        metadata: { description: metadata.description },
        ...(coupon.percent_off === undefined ? {} : { percent_off: coupon.percent_off }),
        ...(coupon.amount_off === undefined
          ? {}
          : { amount_off: coupon.amount_off, currency: coupon.currency ?? context.currency }),
        ...(coupon.duration_in_months === undefined ? {} : { duration_in_months: coupon.duration_in_months }),
        ...(coupon.max_redemptions === undefined ? {} : { max_redemptions: coupon.max_redemptions }),
        ...(coupon.redeem_by === undefined ? {} : { redeem_by: coupon.redeem_by }),
      },
      { idempotencyKey: `admin-coupon-${requestId}` },
    ),
  );
  if (code !== undefined)
    await withProviderErrors(() =>
      stripe.promotionCodes.create(
        { code, promotion: { type: 'coupon', coupon: made.id } },
        { idempotencyKey: `admin-code-${requestId}` },
      ),
    );
  const id = await recordCoupon(context, made, code);
  await nameSubject(context.database.kysely, { requestId, subject: id });
}
