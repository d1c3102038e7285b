import { expect, test } from 'vitest';
import { interfaceLanguages } from '../shared/languages.ts';
import { formatMoney } from './money.ts';
import { parseMoney } from './parse-money.ts';

test.each([
  ['4.99', 499],
  ['4,99', 499],
  [' 12 ', 1200],
  ['0.5', 50],
  ['0,01', 1],
  ['1234567.89', 123456789],
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ['1.234.567,89', 123456789],
])('%s is %i minor units in every language', (text, amount) => {
  expect(interfaceLanguages.map((language) => parseMoney(text, language))).toEqual(
    interfaceLanguages.map(() => amount),
  );
});

test('a lone separator before three digits groups them in one language and is an error in the other', () => {
  expect([parseMoney('12.345', 'de'), parseMoney('12.345', 'en')]).toEqual([1234500, undefined]);
  expect([parseMoney('12,345', 'en'), parseMoney('12,345', 'de')]).toEqual([1234500, undefined]);
});

test.each([
  '',
  '0.001',
  '4.',
  '.5',
  '-1',
  '1e3',
  '12345678',
  '12.345.678,90',
  '1.23.456,00',
  '1,234,56',
  '4.99 €',
  '٤',
])('%s is not an amount', (text) => {
  for (const language of interfaceLanguages) expect(parseMoney(text, language)).toBeUndefined();
});

test('money is formatted for its readers, with cents', () => {
  expect(formatMoney(1990, 'eur', 'en')).toBe('€19.90');
  expect(formatMoney(1990, 'eur', 'de')).toMatch(/^19,90\s€$/);
  expect(formatMoney(1900, 'eur', 'en', { hidesZeroCents: true })).toBe('€19');
  expect(formatMoney(1990, 'eur', 'en', { hidesZeroCents: true })).toBe('€19.90');
});
