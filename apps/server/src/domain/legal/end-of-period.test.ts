import { expect, test } from 'vitest';
import { endOfPeriod } from './end-of-period.ts';

test.each([
  ['the end of the fourteenth day', '2026-11-02T08:15:00Z', '2026-11-16T22:59:59.000Z'],
  ['the same for the first second of that day', '2026-11-01T23:00:00Z', '2026-11-16T22:59:59.000Z'],
  ['the day before for the second before it', '2026-10-26T22:59:59Z', '2026-11-09T22:59:59.000Z'],
  ['Monday instead of Saturday', '2026-10-31T12:00:00Z', '2026-11-16T22:59:59.000Z'],
  ['Monday instead of Sunday', '2026-11-08T12:00:00Z', '2026-11-23T22:59:59.000Z'],
  ['the Tuesday after Easter instead of Good Friday', '2026-03-20T12:00:00Z', '2026-04-07T21:59:59.000Z'],
  ['the Monday after the Christmas days', '2026-12-11T12:00:00Z', '2026-12-28T22:59:59.000Z'],
  ['the day after a holiday of one state alone', '2026-05-21T12:00:00Z', '2026-06-05T21:59:59.000Z'],
  ['the evening by summer time, begun by winter time', '2026-03-17T12:00:00Z', '2026-03-31T21:59:59.000Z'],
])('fourteen days end with %s', (_name, start, end) => {
  expect(endOfPeriod(new Date(start), 14, 'ALL').toISOString()).toBe(end);
});

// Corpus Christi of 2026, 4 June
test.each([
  ['a state that keeps it', 'BY', '2026-06-05T21:59:59.000Z'],
  ['a state that does not', 'BE', '2026-06-04T21:59:59.000Z'],
  ['an unknown state', 'BUND', '2026-06-04T21:59:59.000Z'],
] as const)('a holiday of some states moves the end in %s', (_name, region, end) => {
  expect(endOfPeriod(new Date('2026-05-21T12:00:00Z'), 14, region).toISOString()).toBe(end);
});
