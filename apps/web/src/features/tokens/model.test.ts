import { expect, test } from 'vitest';
import { latestOf, signed } from './model.ts';

const moved = (id: number, at: string, transaction_type: string) => ({
  id,
  created_at: at,
  description: '',
  transaction_type,
  amount: 2,
});

test('the history mixes what moved and what was not charged, newest first, and no more than asked', () => {
  const rows = latestOf(
    [moved(2, '2026-11-21T10:00:00+00:00', 'use'), moved(1, '2026-11-20T10:00:00+00:00', 'add')],
    [{ id: 'r', created_at: '2026-11-21T09:00:00+00:00', title: 'Rule' }],
    2,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['used', 'notCharged']);
  expect(rows.map(signed)).toEqual(['-2', '0']);
  expect(latestOf([moved(1, '2026-11-20T10:00:00+00:00', 'add')], [], 5).map(signed)).toEqual(['+2']);
});
