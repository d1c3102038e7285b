import { expect, test } from 'vitest';
import { earliestEnd } from './earliest-end.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const year = (start: number) => ({
  firstTermStart: at('2026-01-31T12:00Z'),
  periodStart: at(`${start}-01-31T12:00Z`),
  periodEnd: at(`${start + 1}-01-31T12:00Z`),
});

test.each([
  ['the first term runs to its end', year(2026), '2026-03-01T08:00Z', '2027-01-31T12:00Z'],
  ['a month is enough after it', year(2027), '2027-03-15T08:00Z', '2027-04-15T08:00Z'],
  ['a month that is too short ends on its last day', year(2027), '2027-01-31T13:00Z', '2027-02-28T13:00Z'],
  ['the period ends before the month does', year(2027), '2028-01-15T08:00Z', '2028-01-31T12:00Z'],
])('%s', (_name, term, canceled, end) => {
  expect(earliestEnd(term, at(canceled))).toBe(at(end));
});
