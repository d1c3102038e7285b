import { expect, test } from 'vitest';
import { interval } from './interval.ts';

test('equal values leave no doubt', () => {
  expect(interval([[0.5, 0.5], [0.5]])).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
});

test('the mean counts each group once, and the bounds widen with the spread between groups', () => {
  const near = interval([[0.4, 0.5, 0.6], [0.5], [0.45, 0.55]]);
  const far = interval([[0, 0.1, 0.2], [1], [0.4, 0.5]]);
  expect(near.mean).toBeCloseTo(0.5);
  expect(far.mean).toBeCloseTo((0.1 + 1 + 0.45) / 3);
  expect(far.high - far.low).toBeGreaterThan(3 * (near.high - near.low));
  expect(interval([[0, 0.1, 0.2], [1], [0.4, 0.5]])).toEqual(far);
});

test('groups without a value are left out', () => {
  expect(interval([[], [0.25]]).mean).toBe(0.25);
});
