import { expect, test } from 'vitest';
import { isMandatory } from './is-mandatory.ts';

test.each([
  ['boundaries', 96],
  ['target', 94],
  ['application', 98],
  ['commands', 91],
  ['behavior', 92],
  ['done', 98],
] as const)('a line of %s is in the shortest rule from weight %i on', (section, weight) => {
  expect(isMandatory(section, { weight })).toBe(true);
  expect(isMandatory(section, { weight: weight - 1 })).toBe(false);
});

test('so is what runs elsewhere; nothing else is', () => {
  expect(isMandatory('external', { weight: 0 })).toBe(true);
  expect(isMandatory('stack.React', { weight: 100 })).toBe(false);
});
