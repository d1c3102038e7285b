import { expect, test } from 'vitest';
import { formatDay, formatMoney } from '../src/format';

test('cents become euros', () => {
  expect(formatMoney(1250)).toBe('€12.50');
});

test('a day is the day at the shop', () => {
  expect(formatDay('2026-06-30T22:30:00Z')).toBe('1 July 2026');
});
