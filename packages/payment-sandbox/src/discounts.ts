import { isValidCoupon } from './api/coupons.ts';
import type { Objects } from './objects.ts';
import { refusedParameter } from './sandbox-error.ts';
import type { World } from './world.ts';

/** Returns the coupon that a checkout names, or throws the provider's refusal if it cannot be used. */
export async function findDiscount(
  world: World,
  { coupon: couponId, promotion_code: codeId }: { coupon?: string | undefined; promotion_code?: string | undefined },
  currency: string,
): Promise<Objects['coupon']> {
  const code =
    codeId === undefined ? undefined : await world.read('promotion_code', codeId, 'discounts[0][promotion_code]');
  const coupon = await world.read('coupon', code?.promotion.coupon ?? couponId ?? '', 'discounts[0][coupon]');
  if (code !== undefined) {
    const isUsedUp = code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions;
    if (!code.active || isUsedUp || (code.expires_at !== null && code.expires_at <= world.now))
      throw refusedParameter('This promotion code cannot be redeemed because it is expired or used up.', 'discounts');
  }
  if (!isValidCoupon(coupon, world.now))
    throw refusedParameter('Coupon expired: it can no longer be redeemed.', 'discounts');
  if (coupon.currency !== null && coupon.currency !== currency)
    throw refusedParameter(`The coupon is for the currency ${coupon.currency}.`, 'discounts');
  return coupon;
}

/** Returns an amount after the discount, in minor units. */
export function discounted(amount: number, coupon: Objects['coupon'] | undefined): number {
  if (coupon === undefined) return amount;
  const off = coupon.amount_off ?? Math.round((amount * (coupon.percent_off ?? 0)) / 100);
  return Math.max(0, amount - off);
}

/** Whether a discount that a checkout was opened with can still be redeemed. */
export async function isRedeemable(
  world: World,
  { coupon: couponId, promotion_code: codeId }: { coupon: string | null; promotion_code: string | null },
): Promise<boolean> {
  const coupon = couponId === null ? undefined : await world.find('coupon', couponId);
  const code = codeId === null ? undefined : await world.find('promotion_code', codeId);
  const isUsedUp = code !== undefined && code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions;
  return !isUsedUp && (coupon === undefined || isValidCoupon(coupon, world.now));
}

/** Counts one use of a coupon and of its promotion code. */
export async function redeemDiscount(
  world: World,
  { coupon: couponId, promotion_code: codeId }: { coupon: string | null; promotion_code: string | null },
): Promise<void> {
  const coupon = couponId === null ? undefined : await world.find('coupon', couponId);
  if (coupon !== undefined) await world.save('coupon', { ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  const code = codeId === null ? undefined : await world.find('promotion_code', codeId);
  if (code !== undefined) await world.save('promotion_code', { ...code, times_redeemed: code.times_redeemed + 1 });
}
