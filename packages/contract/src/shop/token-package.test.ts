import { describe, expect, test } from 'vitest';
import { formatMoney } from './money.ts';
import { packageLabel, tokensOf, tokensPerPeriod } from './token-package.ts';

describe('the tokens of a package', () => {
  const product = (name: string, description: string | null = null, metadata = {}) => ({ name, description, metadata });

  test('come from its metadata, else its name, else its description, else its price', () => {
    expect(tokensOf(product('5 tokens', '7 tokens', { tokens: '9' }), 499)).toBe(9);
    expect(tokensOf(product('Bundle of 15 Tokens', '7 tokens'), 499)).toBe(15);
    expect(tokensOf(product('Bundle', 'Brings 7 tokens'), 499)).toBe(7);
    expect([500, 501, 1000, 1001].map((amount) => tokensOf(product('Bundle'), amount))).toEqual([10, 25, 25, 50]);
  });

  test('are never taken from metadata or words that state no number of tokens', () => {
    for (const tokens of ['-5', '0', '1.5', 'many', '']) expect(tokensOf(product('x', null, { tokens }), 499)).toBe(10);
    expect(tokensOf(product('0 tokens', 'token 99'), 499)).toBe(10);
    expect(tokensPerPeriod({ tokens_per_period: '30' })).toBe(30);
    for (const stated of [undefined, '', '-1', '2.5', null])
      expect(tokensPerPeriod({ tokens_per_period: stated })).toBe(0);
  });

  test('select its label on the success page', () => {
    expect([1, 10, 11, 25, 26, 50, 51].map(packageLabel)).toEqual([
      'Basic',
      'Basic',
      'Standard',
      'Standard',
      'Premium',
      'Premium',
      'Custom',
    ]);
  });
});

test('money is written in the reader’s format, with the decimals of its currency, and never rounded', () => {
  expect(formatMoney(499, 'eur', 'en')).toBe('€4.99');
  expect(formatMoney(499, 'eur', 'de')).toBe('4,99\u00a0€');
  expect(formatMoney(499, 'usd', 'en')).toBe('$4.99');
  expect(formatMoney(499, 'usd', 'de')).toBe('4,99\u00a0$');
  expect(formatMoney(24.2, 'eur', 'en')).toBe('€0.242');
  expect(formatMoney(500, 'jpy', 'en')).toBe('¥500');
  expect(formatMoney(900, 'eur', 'en', { hidesZeroCents: true })).toBe('€9');
  expect(formatMoney(999, 'eur', 'en', { hidesZeroCents: true })).toBe('€9.99');
});
