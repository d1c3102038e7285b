import { expect, test } from 'vitest';
import { neutralForm } from './neutral-form.ts';
import { shuffled } from './shuffled.ts';
import { kinds, tabulate } from './tabulate.ts';

test('a file loses what tells who wrote it, and nothing else', () => {
  const body = '## Commands\n\n- `npm test`\n\n## Code\n\nCode is in `src`.\n';
  const ours = `# Behavior rule for Claude\n\nYou write and change code. Follow these rules in every answer and every change.\n\n${body}`;
  const theirs = `---\nalwaysApply: true\n---\n# CLAUDE.md\n\nThis file provides guidance to Claude Code.\n\n${body}`;
  expect(neutralForm(ours)).toBe(`# About this repository\n\n${body}`);
  expect(neutralForm(theirs)).toBe(neutralForm(ours));
  expect(neutralForm('Keep AGENTS.md current, says Cursor.\n')).toBe(
    '# About this repository\n\nKeep this file current, says the assistant.\n',
  );
  const origin = 'Written by an assistant: 3 of the lines under “Tests”. Checked against the code: 2 of 3.';
  expect(neutralForm(`${ours}\n${origin}\n`)).toBe(neutralForm(ours));
  expect(neutralForm('# Title\n\nOne paragraph.\n')).toContain('One paragraph.');
});

test('the seed decides the order, the same one each time', () => {
  expect(shuffled(kinds, 'a')).toEqual(shuffled([...kinds].reverse(), 'a'));
  const orders = new Set(Array.from({ length: 40 }, (_, seed) => shuffled(kinds, String(seed)).join()));
  expect(orders.size).toBeGreaterThan(10);
});

test('verdicts become a table by kind, whatever their letters were', () => {
  const file = (right: number, wrong: number, score: number) => ({ right, wrong, score });
  const table = tabulate([
    {
      repository: 'one',
      key: { A: 'facts', B: 'description', C: 'conventions', D: 'none' },
      files: { A: file(9, 1, 5), B: file(20, 2, 7), C: file(30, 0, 8), D: file(0, 0, 2) },
      commit: 'C',
    },
    {
      repository: 'two',
      key: { A: 'conventions', B: 'none', C: 'description', D: 'facts' },
      files: { A: file(30, 0, 7), C: file(20, 0, 8) },
      commit: 'C',
    },
  ]);
  expect(table).toContain('| none | 1 | 0 | 0 | – | 2.0 | 0 |');
  expect(table).toContain('| description | 2 | 42 | 2 | 4.8 % | 7.5 | 1 |');
  expect(table).toContain('| facts | 1 | 10 | 1 | 10.0 % | 5.0 | 0 |');
  expect(table).toContain('| conventions | 2 | 60 | 0 | 0.0 % | 7.5 | 1 |');
});
