import { expect, test } from 'vitest';
import { hasVisibleText } from './has-visible-text.ts';

test.each([
  '',
  '   ',
  '\u00a0',
  '\u200b',
  '\u200d\ufeff\u2060',
  '\u3164',
  '\u00ad',
  '\u{e0041}',
  '\ufe0f',
  '\u2800\u115f',
])('%j is invisible', (text) => {
  expect(hasVisibleText(text)).toBe(false);
});

test.each(['a', '\u200bZoë\u200b', '👩‍💻', '名前', '!', '\u0301'])('%j is visible', (text) => {
  expect(hasVisibleText(text)).toBe(true);
});
