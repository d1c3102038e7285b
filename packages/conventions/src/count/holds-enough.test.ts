import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsEnough } from './holds-enough.ts';

test.each([
  [8, 8, true],
  [18, 20, true],
  [9, 10, false],
  [7, 7, false],
  [10, 11, false],
  [89, 100, false],
  [90, 100, true],
  [0, 0, false],
])('%i of %i: %s', (holds, of, expected) => {
  expect(holdsEnough(holds, of)).toBe(expected);
});

test('more places that follow never end a convention, and more that do not never make one', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), (holds, breaks) => {
      const now = holdsEnough(holds, holds + breaks);
      if (now) expect(holdsEnough(holds + 1, holds + breaks + 1)).toBe(true);
      else expect(holdsEnough(holds, holds + breaks + 1)).toBe(false);
    }),
    { seed: 20261127 },
  );
});
