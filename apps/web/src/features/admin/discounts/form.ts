import {
  couponDurations,
  longestDiscount,
  mostAmount,
  mostDiscountMonths,
} from '@regelwerk/contract/admin/admin-stripe';
import { dateInShop } from '@regelwerk/contract/shared/end-of-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { shopCurrencies } from '@regelwerk/contract/shared/shop-currency';
import { parseMoney } from '@regelwerk/contract/shop/parse-money';
import { z } from 'zod';

const count = (text: string) => [...text.trim()].length;
const name = (short: string, long: string) =>
  z
    .string()
    .refine((text) => count(text) >= 2, short)
    .refine((text) => count(text) <= 40, long);
const optionalDay = z.union([z.literal(''), z.iso.date()]);

/** Parses a number such as 12,5 or 12.5; undefined for anything else. */
export function parsePercent(text: string): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  const value = match === null ? 0 : Number(`${match[1]}.${match[2] ?? '0'}`);
  return value > 0 && value <= 100 ? value : undefined;
}

/** The form of a new discount; its amount is typed in the format of the language. */
export const couponForm = (language: InterfaceLanguage) =>
  z
    .object({
      name: name('discounts.couponShort', 'discounts.couponLong'),
      description: z.string().max(500),
      type: z.enum(['percent', 'fixed']),
      amount: z.string(),
      currency: z.enum(shopCurrencies),
      duration: z.enum(couponDurations),
      months: z.string().trim(),
      maxRedemptions: z
        .string()
        .trim()
        .regex(/^(?:|[1-9]\d{0,5})$/, 'discounts.redemptionsWrong'),
      redeemBy: optionalDay,
      code: z
        .string()
        .trim()
        .regex(/^(?:|[A-Za-z0-9-]{3,40})$/, 'discounts.codeWrong'),
    })
    .check(({ value, issues }) => {
      const refuse = (field: string, message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value });
      const isPercent = value.type === 'percent';
      const amount = isPercent ? parsePercent(value.amount) : parseMoney(value.amount, language);
      if (value.amount.trim() === '' || amount === 0) refuse('amount', 'discounts.amountMissing');
      else if (amount === undefined || amount > mostAmount)
        refuse('amount', isPercent ? 'discounts.percentForm' : 'discounts.amountForm');
      const months = Number(value.months);
      if (value.duration === 'repeating' && !(Number.isInteger(months) && months >= 1 && months <= mostDiscountMonths))
        refuse('months', 'discounts.monthsWrong');
      if (value.redeemBy === '') return;
      if (value.redeemBy < dateInShop(new Date())) refuse('redeemBy', 'discounts.past');
      else if (Date.parse(value.redeemBy) > Date.now() + (longestDiscount - 86_400) * 1000)
        refuse('redeemBy', 'discounts.tooLate');
    });
export type CouponForm = z.output<ReturnType<typeof couponForm>>;

/** The form of an existing discount; a last day that is already set may stay. */
export const discountForm = (stood: string, latest: string | null) =>
  z
    .object({
      name: name('discounts.nameShort', 'discounts.nameLong'),
      description: z.string().max(500),
      active: z.boolean(),
      valid_until: optionalDay,
    })
    .check(({ value: { valid_until: lastDay }, issues }) => {
      if (lastDay === '' || lastDay === stood) return;
      const refuse = (message: string) =>
        issues.push({ code: 'custom', path: ['valid_until'], message, input: lastDay });
      if (lastDay < dateInShop(new Date())) refuse('discounts.past');
      else if (latest !== null && lastDay > latest) refuse('discounts.tooLateHere');
    });
export type DiscountForm = z.output<ReturnType<typeof discountForm>>;
