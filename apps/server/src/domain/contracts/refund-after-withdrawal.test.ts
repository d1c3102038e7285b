import { expect, test } from 'vitest';
import { refundAfterWithdrawal } from './refund-after-withdrawal.ts';

const day = 86_400_000;
const start = new Date('2026-11-01T00:00:00Z');
const plan = {
  payment: 'pi_1',
  paid: 3000,
  tokens: 120,
  unspent: 120,
  unconfirmed: 0,
  creditedAt: null,
  returned: 0,
  disputed: 0,
  restorable: 0,
  periodStart: start,
  periodEnd: new Date(start.getTime() + 30 * day),
};
const pack = { ...plan, periodStart: null, periodEnd: null };
const after = (days: number) => ({ valueFrom: start, withdrawnAt: new Date(start.getTime() + days * day) });

test.each([
  ['a plan without a used token', plan, 10, { amount: 3000, keptTokens: 0 }],
  ['a plan, for its used tokens', { ...plan, unspent: 118 }, 10, { amount: 2950, keptTokens: 0 }],
  ['a plan, at most for the time that has passed', { ...plan, unspent: 0 }, 1, { amount: 2900, keptTokens: 116 }],
  ['a plan, whose used tokens cost as much as its time', { ...plan, unspent: 80 }, 10, { amount: 2000, keptTokens: 0 }],
  ['a package, whatever the time', { ...pack, unspent: 30 }, 1, { amount: 750, keptTokens: 0 }],
  [
    'a package whose tokens were used early',
    { ...pack, unspent: 30, unconfirmed: 20 },
    1,
    { amount: 1250, keptTokens: 20 },
  ],
])('a withdrawal pays back %s', (_, payment, days, refund) => {
  expect(refundAfterWithdrawal(payment, after(days))).toMatchObject(refund);
});
