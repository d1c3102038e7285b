import { expect, test } from 'vitest';
import { balanceState, latestOf, packagesOf, readSuccessAddress, signedAmount } from './model.ts';

const moved = (id: number, at: string, transaction_type: string) => ({
  id,
  created_at: at,
  description: '',
  transaction_type,
  amount: 2,
  delta: 2,
  source_type: 'adjustment',
  details: null,
});

test('the history merges movements and uncharged runs, newest first, up to the limit', () => {
  const rows = latestOf(
    [moved(2, '2026-11-21T10:00:00+00:00', 'use'), moved(1, '2026-11-20T10:00:00+00:00', 'add')],
    [{ id: 'r', created_at: '2026-11-21T09:00:00+00:00', title: 'Rule' }],
    2,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['used', 'notCharged']);
  expect(rows.map(signedAmount)).toEqual(['−2', '0']);
  expect(latestOf([moved(1, '2026-11-20T10:00:00+00:00', 'add')], [], 5).map(signedAmount)).toEqual(['+2']);
});

test('a small balance is low only after a first spend, and an empty one is always reported', () => {
  expect([4, 3, 1, 0, -2].map((balance) => balanceState(balance, true))).toEqual([
    'enough',
    'low',
    'low',
    'out',
    'out',
  ]);
  expect([4, 3, 1, 0].map((balance) => balanceState(balance, false))).toEqual(['enough', 'enough', 'enough', 'out']);
});

test('packages are the one-time offers, cheapest first', () => {
  const price = { active: true, currency: 'eur', interval_count: null, trial_period_days: null } as const;
  const product = (id: string, unit_amount: number, interval: null | 'month', metadata = {}) => ({
    id,
    name: id,
    description: null,
    metadata,
    prices: [{ ...price, stripe_price_id: `price_${id}`, unit_amount, interval }],
  });
  const packages = packagesOf([
    product('large', 1499, null),
    product('plan', 900, 'month'),
    product('small', 499, null, { tokens: '12' }),
  ]);
  expect(packages.map(({ id, priceId, tokens }) => [id, priceId, tokens])).toEqual([
    ['small', 'price_small', 12],
    ['large', 'price_large', 50],
  ]);
});

test('the address of the success page is parsed as it was built, and never trusted', () => {
  expect(readSuccessAddress({ package: 'Basic', tokens: 10, session_id: 'cs_1' })).toEqual({
    tokens: 10,
    sessionId: 'cs_1',
    isSubscription: false,
  });
  expect(readSuccessAddress({ subscription: 1, session_id: 'cs_2' })).toEqual({
    tokens: 0,
    sessionId: 'cs_2',
    isSubscription: true,
  });
  expect(readSuccessAddress({ tokens: '1e9x' })).toEqual({ tokens: 0, sessionId: '', isSubscription: false });
});
