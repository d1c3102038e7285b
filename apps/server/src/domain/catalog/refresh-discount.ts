import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordCoupon } from './record-coupon.ts';

/** Reloads the coupon behind a code from the provider, which counts redemptions without announcing them. */
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
