import type { AdminDiscount, DiscountData } from '@regelwerk/contract/admin/admin-stripe';
import { endOfDay } from '@regelwerk/contract/shared/end-of-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { parseMoney } from '@regelwerk/contract/shop/parse-money';
import type { RefusalWords } from '../../../i18n/use-refusal.ts';
import type { copy as catalogCopy } from '../catalog/copy.ts';
import { catalogRefusals } from '../catalog/model.ts';
import type { copy } from './copy.ts';
import { type CouponForm, type DiscountForm, parsePercent } from './form.ts';

/** The request data of the form for a new discount. */
export function couponDataOf(form: CouponForm, language: InterfaceLanguage) {
  const amount =
    form.type === 'percent'
      ? { percent_off: parsePercent(form.amount) ?? 0 }
      : { amount_off: parseMoney(form.amount, language) ?? 0, currency: form.currency };
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

/** The initial values of the form for an existing discount. */
export function discountFormOf({ name, description, active, valid_until }: AdminDiscount): DiscountForm {
  return { name, description: description ?? '', active, valid_until: valid_until ?? '' };
}

/** The values that the discount form showed, which the server compares with the current row. */
export function discountSeen({ name, description, active, valid_until }: DiscountForm): DiscountData {
  return { name, description, active, valid_until: valid_until === '' ? null : valid_until };
}

/** The request data of the form for an existing discount. */
export function discountDataOf(form: DiscountForm): DiscountData {
  const { name, description, ...rest } = discountSeen(form);
  return { name: name.trim(), description: description.trim(), ...rest };
}

/** The words for refused changes of a discount. */
export const discountRefusals = {
  ...catalogRefusals,
  byCode: { ...catalogRefusals.byCode, code_taken: 'discounts.codeTaken' },
} as const satisfies RefusalWords<keyof (typeof copy)['en'] | keyof (typeof catalogCopy)['en']>;
