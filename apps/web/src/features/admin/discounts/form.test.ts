import { expect, test } from 'vitest';
import { couponForm, discountForm, parsePercent } from './form.ts';
import { couponDataOf } from './model.ts';

const usual = {
  name: 'Ten off',
  description: '',
  type: 'percent',
  amount: '10',
  currency: 'eur',
  duration: 'once',
  months: '',
  maxRedemptions: '',
  redeemBy: '',
  code: '',
} as const;
const faults = (more: object) =>
  couponForm('en')
    .safeParse({ ...usual, ...more })
    .error?.issues.map(({ message }) => message);

test('a percentage accepts point or comma and stays within its bounds', () => {
  expect(['12,5', '12.5', '100', '0.01'].map(parsePercent)).toEqual([12.5, 12.5, 100, 0.01]);
  expect(['0', '100.01', '', '1e1', '-5', '12,555'].map(parsePercent)).toEqual(Array(6).fill(undefined));
});

test.each([
  [{ name: 'x' }, 'discounts.couponShort'],
  [{ name: 'ä'.repeat(41) }, 'discounts.couponLong'],
  [{ amount: '' }, 'discounts.amountMissing'],
  [{ type: 'fixed', amount: '4.999' }, 'discounts.amountForm'],
  [{ amount: '12.345' }, 'discounts.percentForm'],
  [{ amount: '101' }, 'discounts.percentForm'],
  [{ amount: '0' }, 'discounts.percentForm'],
  [{ type: 'fixed', amount: '0' }, 'discounts.amountMissing'],
  [{ duration: 'repeating', months: '0' }, 'discounts.monthsWrong'],
  [{ maxRedemptions: '0' }, 'discounts.redemptionsWrong'],
  [{ redeemBy: '2020-01-01' }, 'discounts.past'],
  [{ redeemBy: '2099-01-01' }, 'discounts.tooLate'],
  [{ code: 'a b' }, 'discounts.codeWrong'],
])('%o is reported by %s', (wrong, message) => {
  expect(faults(wrong)).toEqual([message]);
});

test('a fixed amount keeps its cents, and only filled-in fields are sent', () => {
  expect(faults({ name: 'ä'.repeat(40), type: 'fixed', amount: '4,99' })).toBeUndefined();
  expect(couponDataOf({ ...usual, type: 'fixed', amount: '4,99', code: 'ten-off' }, 'en')).toEqual({
    name: 'Ten off',
    metadata: { description: '' },
    amount_off: 499,
    currency: 'eur',
    duration: 'once',
    code: 'TEN-OFF',
  });
});

test('an existing last day may stay; a new one is neither past nor beyond the provider’s limit', () => {
  const check = (validUntil: string) =>
    discountForm('2020-01-01', '2030-01-01').safeParse({
      name: 'Ten',
      description: '',
      active: true,
      valid_until: validUntil,
    }).error?.issues[0]?.message;
  expect([check('2020-01-01'), check(''), check('2029-12-31')]).toEqual([undefined, undefined, undefined]);
  expect([check('2020-01-02'), check('2030-01-02')]).toEqual(['discounts.past', 'discounts.tooLateHere']);
});
