import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('keys and lists of words may come in any order, everything else may not', () => {
  const print = fingerprint({ size: 'full', frameworks: ['Vue', 'Django'] });
  expect(print).toMatch(/^[0-9a-f]{16}$/);
  expect(fingerprint({ frameworks: ['Django', 'Vue'], size: 'full' })).toBe(print);
  expect(fingerprint({ frameworks: ['Django', 'Vue'], size: 'lean' })).not.toBe(print);
  expect(fingerprint({ list: ['a', 1] })).not.toBe(fingerprint({ list: [1, 'a'] }));
  expect(fingerprint({ list: [2, 1] })).not.toBe(fingerprint({ list: [1, 2] }));
});
