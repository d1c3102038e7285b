import { expect, test } from 'vitest';
import { priceForm } from './form.ts';
import { isLongPeriod, priceDataOf } from './model.ts';

const usual = {
  product: 'product',
  amount: '4.99',
  currency: 'eur',
  recurring: false,
  interval: 'month',
  intervalCount: '1',
  trialDays: '0',
} as const;
const faults = (language: 'en' | 'de', amount: string) =>
  priceForm(language)
    .safeParse({ ...usual, amount })
    .error?.issues.map(({ message }) => message);

test('an amount is parsed in the person’s format, and a format error is not reported as too small', () => {
  expect(priceDataOf({ ...usual, amount: '1.234,56' }, 'de').unit_amount).toBe(123_456);
  expect(priceDataOf({ ...usual, amount: '12.345' }, 'de').unit_amount).toBe(1_234_500);
  expect(faults('de', '12.345')).toBeUndefined();
  expect(faults('en', '12.345')).toEqual(['catalog.amountForm']);
  expect(faults('en', '1.234,56')).toBeUndefined();
  expect([faults('en', ''), faults('en', '0')]).toEqual([['catalog.amountWrong'], ['catalog.amountWrong']]);
  expect(faults('en', '0.49')).toEqual(['catalog.amountSmall']);
  expect(faults('en', '1,000,000')).toEqual(['catalog.amountLarge']);
});

test('only a period longer than a month shows a warning', () => {
  const periods = [
    ['day', '31', false],
    ['day', '32', true],
    ['week', '4', false],
    ['week', '5', true],
    ['month', '1', false],
    ['month', '2', true],
    ['year', '1', true],
  ] as const;
  for (const [interval, intervalCount, isLong] of periods)
    expect([interval, intervalCount, isLongPeriod({ ...usual, recurring: true, interval, intervalCount })]).toEqual([
      interval,
      intervalCount,
      isLong,
    ]);
  expect(isLongPeriod({ ...usual, interval: 'year' })).toBe(false);
});
