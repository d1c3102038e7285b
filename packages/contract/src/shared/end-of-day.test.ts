import { expect, test } from 'vitest';
import { dateInShop, endOfDay } from './end-of-day.ts';

test.each([
  ['2026-11-21', '2026-11-21T22:59:59.000Z'],
  ['2026-07-01', '2026-07-01T21:59:59.000Z'],
  ['2026-03-28', '2026-03-28T22:59:59.000Z'],
  ['2026-03-29', '2026-03-29T21:59:59.000Z'],
  ['2026-10-24', '2026-10-24T21:59:59.000Z'],
  ['2026-10-25', '2026-10-25T22:59:59.000Z'],
  ['2028-02-29', '2028-02-29T22:59:59.000Z'],
])('the day %s ends in Berlin at %s', (day, end) => {
  expect(endOfDay(day).toISOString()).toBe(end);
  expect(dateInShop(endOfDay(day))).toBe(day);
  expect(dateInShop(new Date(endOfDay(day).getTime() + 1000))).not.toBe(day);
});
