import { orderDiscount } from '@regelwerk/contract/shop/checkout';
import type { ContractDiscount } from '@regelwerk/legal/contract-terms';
import type { Stripe } from 'stripe';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import type { Offer } from './offers.ts';

/** Returns the discount of a code, or throws why it cannot be used. The operator's own switches count beside the provider's. */
export async function readDiscount(
  { payments, database, clock }: OpenBilling,
  { code, offer }: { readonly code: string; readonly offer: Offer },
): Promise<{ readonly promotionCodeId: string; readonly discount: ContractDiscount }> {
  const { data } = await payments.stripe.promotionCodes.list({
    code,
    active: true,
    limit: 1,
    expand: ['data.promotion.coupon'],
  });
  const [found] = data;
  const coupon = found?.promotion.coupon;
  const isUsedUp = found?.max_redemptions != null && found.times_redeemed >= found.max_redemptions;
  if (found === undefined || coupon === null || coupon === undefined || typeof coupon === 'string')
    throw new AppError('discount_unusable', 'This discount code is not valid.', { field: 'promotionCode' });
  const overlay = await database.kysely
    .selectFrom('public.discounts')
    .select(['active', 'valid_until'])
    .where('stripe_coupon_id', '=', coupon.id)
    .executeTakeFirst();
  const isSwitchedOff =
    overlay !== undefined && (!overlay.active || (overlay.valid_until !== null && overlay.valid_until <= clock()));
  const expiresAt = found.expires_at === null ? Number.POSITIVE_INFINITY : found.expires_at * 1000;
  if (!coupon.valid || isUsedUp || isSwitchedOff || expiresAt <= clock().getTime())
    throw new AppError('discount_unusable', 'This discount code has expired or is used up.', {
      field: 'promotionCode',
    });
  if (coupon.currency !== null && coupon.currency !== offer.currency)
    throw new AppError('discount_unusable', 'This discount code is for another currency.', { field: 'promotionCode' });
  return {
    promotionCodeId: found.id,
    discount: {
      name: coupon.name ?? code,
      amount: amountAfter(offer.amount, coupon),
      duration: orderDiscount.shape.duration.parse(coupon.duration),
      months: coupon.duration_in_months,
    },
  };
}

function amountAfter(amount: number, { amount_off, percent_off }: Stripe.Coupon): number {
  return Math.max(0, amount - (amount_off ?? Math.round((amount * (percent_off ?? 0)) / 100)));
}
