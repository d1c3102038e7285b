import { expect, test } from 'vitest';
import { formatMoney, parseMoney } from './money.ts';

test.each([
  ['4.99', 499],
  ['4,99', 499],
  [' 12 ', 1200],
  ['0.5', 50],
  ['0,01', 1],
  ['1234567.89', 123456789],
])('%s is %i minor units', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
});

test.each(['', '0.001', '4.', '.5', '1.000,00', '-1', '1e3', '12345678', '4.99 €', '٤'])('%s is no amount', (text) => {
  expect(parseMoney(text)).toBeUndefined();
});

test('money is written as its readers write it, cents and all', () => {
  expect(formatMoney(1990, 'eur', 'en')).toBe('€19.90');
  expect(formatMoney(1990, 'eur', 'de')).toMatch(/^19,90\s€$/);
  expect(formatMoney(1900, 'eur', 'en', { hidesZeroCents: true })).toBe('€19');
  expect(formatMoney(1990, 'eur', 'en', { hidesZeroCents: true })).toBe('€19.90');
});
