import { mostAmount, mostTrialDays } from '@regelwerk/contract/admin/admin-stripe';
import { reasonLength } from '@regelwerk/contract/admin/reason-length';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { shopCurrencies } from '@regelwerk/contract/shared/shop-currency';
import { intervals } from '@regelwerk/contract/shop/interval';
import { leastPayment } from '@regelwerk/contract/shop/least-payment';
import { longestTerm } from '@regelwerk/contract/shop/longest-term';
import { parseMoney } from '@regelwerk/contract/shop/parse-money';
import { z } from 'zod';

export const productForm = z.object({
  name: z.string().trim().min(2, 'catalog.nameShort').max(5000),
  description: z.string().max(40_000),
  tokens: z
    .string()
    .trim()
    .min(1, 'catalog.tokensMissing')
    .regex(/^[1-9]\d{0,5}$/, 'catalog.tokensWrong'),
  active: z.boolean(),
});
export type ProductForm = z.output<typeof productForm>;

const noticeReason = z.string().trim().min(reasonLength.least, 'catalog.noticeMissing');
export const noticeForm = z.object({ en: noticeReason, de: noticeReason });

const counted = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, 'catalog.intervalWrong');

/** The form of a price; its amount is typed in the format of the language. */
export const priceForm = (language: InterfaceLanguage) =>
  z
    .object({
      product: z.string().min(1, 'catalog.productMissing'),
      amount: z.string(),
      currency: z.enum(shopCurrencies, 'catalog.currencyMissing'),
      recurring: z.boolean(),
      interval: z.enum(intervals),
      intervalCount: counted,
      trialDays: z
        .string()
        .trim()
        .regex(/^\d{1,3}$/, 'catalog.trialWrong'),
    })
    .check(({ value, issues }) => {
      const refuse = (field: string, message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value });
      const amount = value.amount.trim() === '' ? 0 : parseMoney(value.amount, language);
      if (amount === undefined) refuse('amount', 'catalog.amountForm');
      else if (amount <= 0) refuse('amount', 'catalog.amountWrong');
      else if (amount > mostAmount) refuse('amount', 'catalog.amountLarge');
      else if (amount < leastPayment) refuse('amount', 'catalog.amountSmall');
      if (!value.recurring) return;
      const count = Number(value.intervalCount);
      if (count < 1 || count > longestTerm[value.interval]) refuse('intervalCount', 'catalog.intervalWrong');
      if (Number(value.trialDays) > mostTrialDays) refuse('trialDays', 'catalog.trialWrong');
    });
export type PriceForm = z.output<ReturnType<typeof priceForm>>;
