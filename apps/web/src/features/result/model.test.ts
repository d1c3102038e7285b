import { expect, test } from 'vitest';
import { splitAtMask } from './model.ts';

test('text is split at hidden words, and every letter stays in its place', () => {
  expect(splitAtMask('use •••• now')).toEqual([
    { start: 0, text: 'use ', isHidden: false },
    { start: 4, text: '••••', isHidden: true },
    { start: 8, text: ' now', isHidden: false },
  ]);
  expect(splitAtMask('')).toEqual([]);
  expect(splitAtMask('•••').map(({ isHidden }) => isHidden)).toEqual([true]);
});
