import { expect, test } from 'vitest';
import { formatMoney, formatStart } from '../src/format';

test('cents become euros', () => {
  expect(formatMoney(1250)).toBe('€12.50');
});

test('a show begins when it begins at the cinema', () => {
  expect(formatStart('2026-09-10T19:30:00Z')).toBe('Thursday 10 September at 20:30');
});
