import { markedText } from '@regelwerk/claims/merge/marked-text';
import { describe, expect, test } from 'vitest';
import { mergeText } from './merge-text.ts';

const path = 'AGENTS.md';
const first = '# Rule\n\n- One.\n- Two.\n- Three.\n';
const second = '# Rule\n\n- One.\n- Two, anew.\n- Three.\n';
const base = markedText(path, first);
const merged = (mine: string | undefined, next = second) => mergeText(path, { base, mine, next });

describe('a file that was delivered before', () => {
  test('is replaced while nobody changed it', () => {
    expect(merged(base)).toEqual({ is: 'updated', text: markedText(path, second) });
    expect(merged(markedText(path, second))).toMatchObject({ is: 'same' });
  });

  test.each([
    ['above', (text: string) => `# Ours\n\n${text}`, '# Ours'],
    ['below', (text: string) => `${text}\nAsk Ada.\n`, 'Ask Ada.'],
    ['right below the last line', (text: string) => `${text}Ask Ada.\n`, 'Ask Ada.'],
    ['inside', (text: string) => text.replace('# Rule\n', '# Rule\n\nAsk Ada.\n'), 'Ask Ada.'],
  ])('keeps what was written %s', (_where, change, own) => {
    const { is, text } = { text: '', ...merged(change(base)) };
    expect(is).toBe('merged');
    expect(text).toContain(own);
    expect(text).toContain('- Two, anew.');
  });

  test('keeps the line ends of the disk', () => {
    const { text } = { text: '', ...merged(`Ours.\n${base}`.replaceAll('\n', '\r\n')) };
    expect(text).toContain('Two, anew.\r\n');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });

  test('keeps each line end where the person has both kinds', () => {
    const mine = `Ours.\r\nAsk Ada.\n\r\nAsk Bob.\n\n${base.replace('- One.\n', '- One.\r\n')}Below.\r\nLast.`;
    expect(merged(mine)).toEqual({ is: 'merged', text: mine.replace('- Two.\n', '- Two, anew.\r\n') });
    expect(mergeText(path, { base, mine: mine.replace('- Two.', '- Mine.'), next: second }, 'mine')).toMatchObject({
      text: mine.replace('- Two.', '- Mine.'),
    });
  });

  test('keeps away what the person removed', () => {
    const { text } = { text: '', ...merged(base.replace('- Three.\n', '')) };
    expect(text).not.toContain('Three');
    expect(merged(undefined)).toEqual({ is: 'deleted' });
  });

  test('shows the lines that both sides changed, and takes the side that the person names', () => {
    const mine = base.replace('- Two.', '- Two, mine.');
    expect(merged(mine)).toEqual({ is: 'conflict', parts: [{ mine: '- Two, mine.', new: '- Two, anew.' }] });
    expect(mergeText(path, { base, mine, next: second }, 'mine')).toEqual({ is: 'same', text: mine });
    expect(mergeText(path, { base, mine, next: second }, 'new')).toEqual({
      is: 'merged',
      text: markedText(path, second),
    });
  });

  test('is a conflict where its earlier text was lost, so that nobody knows what was changed', () => {
    expect(mergeText(path, { mine: base, next: second })).toMatchObject({ is: 'conflict' });
  });
});

describe('a file of the person', () => {
  test('stays, with the rule below it', () => {
    expect(mergeText(path, { mine: 'Ours.\n', next: first })).toEqual({ is: 'added-below', text: `Ours.\n\n${base}` });
  });

  test('is left alone where front matter has to come first', () => {
    const next = '---\nalwaysApply: true\n---\n\n# Rule\n';
    expect(mergeText('.cursor/rules/a.mdc', { mine: 'Ours.\n', next })).toEqual({ is: 'foreign' });
    expect(markedText('.cursor/rules/a.mdc', next)).toBe(
      '---\nalwaysApply: true\n---\n\n<!-- regelwerk:begin -->\n# Rule\n<!-- regelwerk:end -->\n',
    );
  });
});
