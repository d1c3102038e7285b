import { expect, test } from 'vitest';
import { isAllowed } from './is-allowed.ts';

test('lets grown people in and nobody younger', () => {
  expect([17, 18].map((age) => isAllowed(age, 5))).toEqual([false, true]);
});
