import { expect, test } from 'vitest';
import { dayOf, formatDay, formatTime } from './format';

test('days and times are those of the kitchen', () => {
  expect(dayOf('2026-07-13T23:30:00Z')).toBe('2026-07-14');
  expect(dayOf('2026-12-13T23:30:00Z')).toBe('2026-12-13');
  expect(formatTime('2026-07-13T16:00:00Z')).toBe('17:00');
  expect(formatDay('2026-07-13')).toBe('Monday 13 July');
});
