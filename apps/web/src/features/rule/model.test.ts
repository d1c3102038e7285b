import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import { expect, test } from 'vitest';
import { fileName, markedDocument, splitAtMask } from './model.ts';

test('text is split at hidden words, and every letter keeps its position', () => {
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
] as const)('the file name of %s as %s is %s', (title, format, name) => {
  expect(fileName(title, format)).toBe(name);
});

const result: GenerateRulesResponse = {
  title: 'Rule',
  content: '# Rule\n',
  format: 'Markdown',
  created_at: '2026-11-21T10:00:00.000Z',
  ai_generated: false,
  tokensRemaining: 1,
  masked: false,
};

test('a rule by a model has its mark in every download, a composed one only around JSON', () => {
  expect(markedDocument(result)).toBe('# Rule\n');
  const written = markedDocument({ ...result, ai_generated: true });
  expect(JSON.parse(/<!-- (.+) -->/.exec(written)?.[1] ?? '')).toMatchObject({ ai_generated: true });
  const data = JSON.parse(markedDocument({ ...result, format: 'JSON', content: '{"title": "Rule"}' }));
  expect(data).toEqual({
    ai_generated: false,
    generator: { kind: 'offline' },
    created_at: result.created_at,
    rule: { title: 'Rule' },
  });
});
