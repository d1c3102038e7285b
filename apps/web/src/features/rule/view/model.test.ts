import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { expect, test } from 'vitest';
import {
  fileName,
  filesOf,
  notesOf,
  restoreWaitingRule,
  snippetsText,
  splitAtMask,
  splitFrontMatter,
  textOf,
} from './model.ts';

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
  ['Rules for Größe & Mehr!', 'Markdown', 'rules-for-groesse-mehr.md'],
  ['Verhaltensregel für Cursor: Frontend, Vue', 'Markdown', 'verhaltensregel-fuer-cursor-frontend-vue.md'],
  ['Café à la carte', 'JSON', 'cafe-a-la-carte.json'],
  ['../../etc/passwd', 'JSON', 'etc-passwd.json'],
  ['🙂', 'Both', 'rule.md'],
  ['x'.repeat(300), 'Markdown', `${'x'.repeat(80)}.md`],
] as const)('the file name of %s as %s is %s', (title, format, name) => {
  expect(fileName(title, format)).toBe(name);
});

const waiting = {
  form: { aiModel: 'Claude', frameworks: ['React'] },
  language: 'en',
  size: 'lean',
  requestId: 'c0ffee00-0000-4000-8000-000000000000',
  preview: {
    title: 'Rule',
    content: '# Rule',
    format: 'Markdown',
    created_at: '2026-11-01T10:00:00.000Z',
    masked: true,
    contents: { target: 'Claude', lines: 1, sources: 0, decisions: 0, probes: 0, places: [{ paths: ['CLAUDE.md'] }] },
  },
};

test('a waiting preview is restored for thirty days', () => {
  const stored = JSON.stringify(waiting);
  expect(restoreWaitingRule(stored, new Date('2026-12-01T09:59:00Z'))).toEqual(waiting);
  expect(restoreWaitingRule(stored, new Date('2026-12-01T10:00:00Z'))).toBeUndefined();
});

test('the project of a waiting preview comes back in the tab that keeps it, for its own preview alone', () => {
  const now = new Date('2026-11-02T10:00:00Z');
  const project = { isNew: true };
  const stored = JSON.stringify({ ...waiting, isOfProject: true });
  const ofTab = (requestId: string) => JSON.stringify({ requestId, project });
  expect(restoreWaitingRule(stored, now, ofTab(waiting.requestId))?.project).toEqual(project);
  expect(restoreWaitingRule(stored, now, ofTab('another'))).toEqual({ ...waiting, isOfProject: true });
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another value', '7'],
  ['no contents', JSON.stringify({ ...waiting, preview: { ...waiting.preview, contents: undefined } })],
  ['a number for the text', JSON.stringify({ ...waiting, preview: { ...waiting.preview, content: 7 } })],
  ['an unknown format', JSON.stringify({ ...waiting, preview: { ...waiting.preview, format: 'pdf' } })],
  ['no frameworks', JSON.stringify({ ...waiting, form: { aiModel: 'Claude' } })],
  ['no time', JSON.stringify({ ...waiting, preview: { ...waiting.preview, created_at: 'soon' } })],
])('no preview is restored from %s', (_name, stored) => {
  expect(restoreWaitingRule(stored, new Date('2026-11-02T10:00:00Z'))).toBeUndefined();
});

test('the settings at the top of a file are split from its text', () => {
  expect(splitFrontMatter('---\npaths: x\n---\n\n# React\n')).toEqual({ head: 'paths: x', body: '\n# React\n' });
  expect(splitFrontMatter('# Rule\n\n---\nno settings\n---\n')).toEqual({
    head: undefined,
    body: '# Rule\n\n---\nno settings\n---\n',
  });
});

test('the tabs hold the document first, then every file and text of each delivery', () => {
  const delivery = (id: string, files: { path?: string; content: string }[]) => ({ id, name: `Name of ${id}`, files });
  const full = {
    deliveries: [
      delivery('code', [
        { path: 'CLAUDE.md', content: '# A' },
        { path: '.claude/rules/react.md', content: '---\n---\n' },
      ]),
      delivery('chat', [{ content: '<rules>' }]),
      delivery('field', [{ content: '# B' }]),
    ],
  };
  const files = filesOf({ content: '{}', format: 'JSON', full } as unknown as GenerateRulesResponse, 'Whole');
  expect(files.map(({ name, look }) => `${name} ${look}`)).toEqual([
    'Whole json',
    'CLAUDE.md markdown',
    'react.md markdown',
    'Name of chat text',
    'Name of field markdown',
  ]);
  expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
});

test('a line is found by its rendered text, the longer of two that contain each other first', () => {
  const line = (id: string, text: string, more = {}) => ({ id, text, class: 'decision', modality: 'must', ...more });
  const noteOn = notesOf({
    sections: [
      {
        lines: [
          line('short', 'Use `ref`', { why: 'Because.' }),
          line('long', 'Use `ref` as a prop', { evidence: { url: 'https://example.com' } }),
          line('plain', 'Nothing to say here'),
          line('won', 'Keep it'),
        ],
      },
    ],
    decisions: [{ slot: 's', reason: 'weight', kept: { id: 'won', text: '' }, dropped: { id: 'x', text: 'Drop it' } }],
  } as unknown as Parameters<typeof notesOf>[0]);
  expect(noteOn('Must: Use ref as a prop (since 19)')?.id).toBe('long');
  expect(noteOn('Use ref')?.id).toBe('short');
  expect(noteOn('Keep it')?.decisions).toHaveLength(1);
  expect(noteOn('Nothing to say here')).toBeUndefined();
  expect(noteOn('')).toBeUndefined();
});

test('the text of a node leaves out the elements that are not wanted', () => {
  const text = (value: string) => ({ type: 'text', value });
  const node = {
    type: 'element',
    tagName: 'li',
    children: [
      text('Use '),
      { type: 'element', tagName: 'code', children: [text('ref')] },
      { type: 'element', tagName: 'ul', children: [text('below')] },
    ],
  };
  expect(textOf(node, (name) => name !== 'ul')).toBe('Use ref');
  expect(textOf(undefined, () => true)).toBe('');
});

test('all snippets are one text, each below its path and fenced', () => {
  const snippet = { directives: ['a'], check: 'eslint', language: 'js', why: 'Because.' };
  const snippets = [
    { ...snippet, path: 'eslint.config.js', text: 'export default [];\n' },
    { ...snippet, path: 'tsconfig.json', language: 'json', text: '{}' },
  ];
  expect(snippetsText(snippets)).toBe(
    'eslint.config.js\n\n```js\nexport default [];\n```\n\ntsconfig.json\n\n```json\n{}\n```\n',
  );
});
