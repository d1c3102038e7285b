import { expect, test } from 'vitest';
import { fileName, splitAtMask } from './model.ts';

test('text is split at hidden words, and every letter stays in its place', () => {
  expect(splitAtMask('use •••• now')).toEqual([
    { start: 0, text: 'use ', isHidden: false },
    { start: 4, text: '••••', isHidden: true },
    { start: 8, text: ' now', isHidden: false },
  ]);
  expect(splitAtMask('')).toEqual([]);
  expect(splitAtMask('•••').map(({ isHidden }) => isHidden)).toEqual([true]);
});

test.each([
  ['Rules for Größe & Mehr!', 'Markdown', 'rules-for-grosse-mehr.md'],
  ['../../etc/passwd', 'JSON', 'etc-passwd.json'],
  ['🙂', 'Both', 'rule.md'],
  ['x'.repeat(300), 'Markdown', `${'x'.repeat(80)}.md`],
] as const)('the file of %s as %s is %s', (title, format, name) => {
  expect(fileName(title, format)).toBe(name);
});
