import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';
import { formatMoment } from './format-moment.ts';

test('a moment is that of the shop, in summer and winter, and names its zone', () => {
  const [summer, winter] = [new Date('2026-07-31T22:30:00Z'), new Date('2026-12-31T23:05:00Z')];
  expect(formatMoment(summer, 'de')).toBe('1. August 2026 um 00:30 MESZ');
  expect(formatMoment(winter, 'de')).toBe('1. Januar 2027 um 00:05 MEZ');
  expect(formatMoment(summer, 'en')).toBe('1 August 2026 at 00:30 CEST');
  expect(formatMoment(winter, 'en')).toBe('1 January 2027 at 00:05 CET');
});

test('a day is that of the shop, and an ISO date stays what it is', () => {
  expect(formatDay('2026-12-31T23:05:00Z', 'de')).toBe('1. Januar 2027');
  expect(formatDay('2026-11-22', 'en')).toBe('22 November 2026');
});

test('days have three lengths, and a moment a short month and its second', () => {
  const [summer, newYear] = ['2026-07-31T22:30:00Z', '2026-12-31T23:05:00Z'];
  expect([formatDay(newYear, 'de', 'medium'), formatDay(newYear, 'en', 'medium')]).toEqual([
    '01.01.2027',
    '1 Jan 2027',
  ]);
  expect([formatDay(newYear, 'de', 'short'), formatDay(newYear, 'en', 'short')]).toEqual(['1. Jan.', '1 Jan']);
  expect(formatMoment(summer, 'en', 'short')).toBe('1 Aug 2026, 00:30 CEST');
  expect(formatMoment(summer, 'de', 'short')).toBe('1. Aug. 2026, 00:30 MESZ');
  expect(formatMoment('2026-07-31T22:30:07Z', 'de', 'short', 'second')).toBe('1. Aug. 2026, 00:30:07 MESZ');
});
