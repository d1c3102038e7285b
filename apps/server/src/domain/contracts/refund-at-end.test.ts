import { expect, test } from 'vitest';
import { refundAtEnd } from './refund-at-end.ts';

const [start, end] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 11)];
const day = 86_400_000;
const payment = {
  payment: 'pi_1',
  paid: 1000,
  tokens: 0,
  unspent: 0,
  unconfirmed: 0,
  creditedAt: null,
  returned: 0,
  disputed: 0,
  restorable: 0,
  periodStart: new Date(start),
  periodEnd: new Date(end),
};

test.each([
  ['time, if the plan brings no tokens', {}, start + 3 * day, 700],
  ['time, if fewer tokens were used', { tokens: 10, unspent: 9 }, start + 3 * day, 700],
  ['tokens, if more of them were used', { tokens: 10, unspent: 2 }, start + 3 * day, 200],
  ['payment, at most its rest', { returned: 900 }, start, 100],
  ['payment, before the period begins', {}, start - day, 1000],
  ['time, a cent rounded up', { paid: 999 }, start + 3 * day, 700],
  ['nothing at the end of the period', {}, end, 0],
])('what is paid back is the share of the %s', (_, change, ended, rest) => {
  expect(refundAtEnd({ ...payment, ...change }, ended)).toBe(rest);
});
