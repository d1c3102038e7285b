import type { OpenBilling } from '../billing/billing-context.ts';
import { recordCoupon } from './record-coupon.ts';

/** Reads the coupon behind a code from the provider again, which counts its redemptions and announces none of them. */
export async function refreshDiscount(context: OpenBilling, code: string): Promise<void> {
  const { data } = await context.payments.stripe.promotionCodes.list({
    code,
    limit: 1,
    expand: ['data.promotion.coupon'],
  });
  const coupon = data[0]?.promotion.coupon;
  if (coupon == null || typeof coupon === 'string') return;
  await recordCoupon(context, coupon, data[0]?.code);
}
