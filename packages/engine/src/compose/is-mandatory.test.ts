import { expect, test } from 'vitest';
import { isMandatory } from './is-mandatory.ts';

test.each([
  ['boundaries', 96],
  ['target', 94],
  ['commands', 91],
  ['behavior', 92],
] as const)('a line of %s is in the shortest rule from weight %i on', (section, weight) => {
  expect(isMandatory(section, { class: 'decision', weight })).toBe(true);
  expect(isMandatory(section, { class: 'decision', weight: weight - 1 })).toBe(false);
});

test('so are what runs elsewhere and the closing check of the commands; nothing else is', () => {
  expect(isMandatory('external', { class: 'decision', weight: 0 })).toBe(true);
  expect(isMandatory('done', { class: 'command', weight: 0 })).toBe(true);
  expect(isMandatory('done', { class: 'decision', weight: 100 })).toBe(false);
  expect(isMandatory('stack.React', { class: 'security', weight: 100 })).toBe(false);
});
