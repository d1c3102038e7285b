import { expect, test } from 'vitest';
import { formatTime } from '../src/format-time';

test('a time is the time in Vienna', () => {
  expect(formatTime('2026-07-14T22:05:00Z')).toMatch(/^15 July.* 00:05$/);
});
