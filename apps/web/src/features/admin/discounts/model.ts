import { endOfDay } from '@regelwerk/contract/end-of-day';
import { parseMoney } from '@regelwerk/contract/money';
import { type CouponForm, type DiscountForm, parsePercent } from './form.ts';

/** What is sent of the form of a new discount. */
export function couponDataOf(form: CouponForm) {
  const amount =
    form.type === 'percent'
      ? { percent_off: parsePercent(form.amount) ?? 0 }
      : { amount_off: parseMoney(form.amount) ?? 0, currency: form.currency };
  return {
    name: form.name.trim(),
    metadata: { description: form.description.trim() },
    ...amount,
    duration: form.duration,
    ...(form.duration === 'repeating' ? { duration_in_months: Number(form.months) } : {}),
    ...(form.maxRedemptions === '' ? {} : { max_redemptions: Number(form.maxRedemptions) }),
    ...(form.redeemBy === '' ? {} : { redeem_by: Math.floor(endOfDay(form.redeemBy).getTime() / 1000) }),
    ...(form.code === '' ? {} : { code: form.code.toUpperCase() }),
  };
}

/** What is sent of the form of a discount that exists. */
export function discountDataOf({ name, description, active, validUntil }: DiscountForm) {
  return {
    name: name.trim(),
    description: description.trim(),
    active,
    valid_until: validUntil === '' ? null : validUntil,
  };
}
