import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { recordCoupon, retireCoupons } from './record-coupon.ts';

const most = 10_000;

/** Stores all coupons and their codes as the provider has them now. */
export async function refreshDiscounts(context: OpenBilling): Promise<void> {
  const { stripe } = context.payments;
  const { coupons, codes } = await withProviderErrors(async () => ({
    coupons: await stripe.coupons.list({ limit: 100 }).autoPagingToArray({ limit: most }),
    codes: await stripe.promotionCodes.list({ active: true, limit: 100 }).autoPagingToArray({ limit: most }),
  }));
  const codeOf = new Map(codes.map(({ promotion: { coupon }, code }) => [idOf(coupon) ?? '', code]));
  for (const coupon of coupons) await recordCoupon(context, coupon, codeOf.get(coupon.id));
  await retireCoupons(
    context,
    coupons.map(({ id }) => id),
  );
}
