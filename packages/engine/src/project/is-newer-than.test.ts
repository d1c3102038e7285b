import { expect, test } from 'vitest';
import { isNewerThan } from './is-newer-than.ts';

test.each([
  ['19.2', '19+', true],
  ['19', '19+', false],
  ['19.2', '19.2+', false],
  ['19.2.1', '19.2+', true],
  ['5.2', '6+', false],
  ['10', '9.9+', true],
  ['2', 'latest', true],
  ['latest', '2+', false],
])('%s is newer than the oldest of %s: %s', (since, versions, isNewer) => {
  expect(isNewerThan(since, versions)).toBe(isNewer);
});
