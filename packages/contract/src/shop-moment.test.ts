import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';
import { shopMoment } from './shop-moment.ts';

test('a moment is that of the shop, in summer and winter, and names its zone', () => {
  const [summer, winter] = [new Date('2026-07-31T22:30:00Z'), new Date('2026-12-31T23:05:00Z')];
  expect(shopMoment(summer, 'de')).toBe('1. August 2026 um 00:30 MESZ');
  expect(shopMoment(winter, 'de')).toBe('1. Januar 2027 um 00:05 MEZ');
  expect(shopMoment(summer, 'en')).toBe('1 August 2026 at 00:30 CEST');
  expect(shopMoment(winter, 'en')).toBe('1 January 2027 at 00:05 CET');
});

test('a day is that of the shop, and an ISO date stays what it is', () => {
  expect(longDate(new Date('2026-12-31T23:05:00Z'), 'de')).toBe('1. Januar 2027');
  expect(longDate(new Date('2026-11-22'), 'en')).toBe('22 November 2026');
});
