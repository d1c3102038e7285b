import { expect, test } from '@jest/globals';
import { add } from './add';

test('adds', () => {
  expect(add(1, 1)).toBe(2);
});
