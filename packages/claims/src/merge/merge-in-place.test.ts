import { describe, expect, test } from 'vitest';
import { readClaims } from '../read-claims.ts';
import { mergeInPlace } from './merge-in-place.ts';
import { ownLines } from './own-lines.ts';
import { canLeave, withoutLines } from './without-lines.ts';

const path = 'CLAUDE.md';
const rule = `# Rule

Follow these rules.

## Money

- Amounts are integers of \`cents\`.

## Data

- Use \`Money\` for amounts.
- **Never:** edit an applied migration.
  - Instead: write a new one.
`;
const marked = (text: string) => `<!-- regelwerk:begin -->\n${text}<!-- regelwerk:end -->\n`;

describe('a rule in a file of the person', () => {
  test('stands below it between marks, and takes the place of the one before', () => {
    const own = '# Ours\n\n- Ask Ada first.\n';
    const first = mergeInPlace(path, own, rule);
    expect(first).toEqual({ text: `${own}\n${marked(rule)}`, leftOut: [], replaced: [] });
    const grown = `${first?.text}\nBelow.\n`.replace('- Use `Money`', '- Ask Bob.\n- Use `Money`');
    expect(ownLines(grown, readClaims(grown, path)).map(({ text }) => text)).toEqual([
      'Ours',
      'Ask Ada first.',
      'Below.',
    ]);
    const next = rule.replace('Amounts are integers of `cents`.', 'New.');
    expect(mergeInPlace(path, grown, next)).toEqual({
      text: `${own}\n${marked(next)}\nBelow.\n`,
      leftOut: [],
      replaced: ['Amounts are integers of `cents`.', 'Ask Bob.'],
    });
  });

  test('leaves out what the person says already, with a heading that nothing else stands below', () => {
    const own = '* Amounts are integers of `cents`\n* Never edit an applied migration!';
    const { text = '', leftOut } = mergeInPlace(path, own, rule) ?? {};
    expect(text.startsWith(`${own}\n\n<!-- regelwerk:begin -->\n`)).toBe(true);
    expect(text).not.toContain('## Money');
    expect(text).toContain('## Data');
    // what hangs on a line would be lost with it
    expect(text).toContain('**Never:** edit an applied migration');
    expect(leftOut).toEqual(['Amounts are integers of `cents`.']);
    expect(mergeInPlace(path, '- Amounts are never integers of `cents`.\n', rule)?.leftOut).toEqual([]);
  });

  test('is not written where the file says all of it', () => {
    const own = 'Ours.\n\n@AGENTS.md\n';
    expect(mergeInPlace(path, own, '@AGENTS.md\n')).toMatchObject({ text: own, leftOut: ['@AGENTS.md'] });
  });

  test('keeps the breaks of the lines, and every other byte', () => {
    const own = '\uFEFF# Ours\r\n\r\n-  Two  spaces.  \r\n\tTab';
    const { text = '' } = mergeInPlace(path, own, rule) ?? {};
    expect(text.startsWith(`${own}\r\n\r\n<!--`)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });

  const other = marked('- Another.\n');
  test.each([
    ['before a mark that nothing closes', '<!-- regelwerk:begin -->\nOurs.\n\n'],
    ['with the marks in a fence', '```md\n<!-- regelwerk:begin -->\nOurs.\n<!-- regelwerk:end -->\n```\n\n'],
    ['with the marks in a longer fence', `~~~~\n~~~\n${other}~~~~\n\n`],
    ['with a fence that nothing closes', 'Ours.\n\n```\nours\n\n'],
    ['with code in one row', '```Ours```\n\n'],
    ['with the marks in a sentence', 'Between <!-- regelwerk:begin --> and <!-- regelwerk:end --> it writes.\n\n'],
    ['behind a mark that closes nothing', '<!-- regelwerk:end -->\nOurs.\n\n'],
    ['with the mark of its bytes', '\uFEFF'],
    ['with settings', '---\ntitle: Ours\n---\n\n'],
    ['with empty rows', '\n\n\n'],
  ])('keeps every byte of a file %s, however often a rule is merged', (_what, own) => {
    for (const below of ['', '\n\n', '\nBelow.', '\n  <!-- regelwerk:end -->\n', `\n${other}`]) {
      const once = `${own}${marked(rule)}${below}`;
      const next = `${rule}- More.\n`;
      expect(mergeInPlace(path, once, next)?.text).toBe(`${own}${marked(next)}${below}`);
    }
    expect(mergeInPlace(path, own, rule)?.text).toContain(own);
  });

  test('needs the same settings at the head, and a file that can have marks', () => {
    const head = '---\nglobs: src/**\n---\n\n';
    expect(mergeInPlace('a.mdc', 'Ours.\n', `${head}- One.\n`)).toBeUndefined();
    expect(mergeInPlace('a.mdc', `${head}Ours.\n`, `${head}- One.\n`)?.text).toBe(
      `${head}Ours.\n\n${marked('- One.\n')}`,
    );
    expect(mergeInPlace('a.mdc', `${head}${marked('- Old.\n')}`, '---\nglobs: lib/**\n---\n\n- One.\n')?.text).toBe(
      `---\nglobs: lib/**\n---\n\n${marked('- One.\n')}`,
    );
    expect(mergeInPlace('.cursorrules', 'Ours.\n', rule)).toBeUndefined();
  });
});

describe('a line that leaves a file', () => {
  const without = (file: string, begin: string) => {
    const line = readClaims(file, path).find(({ text }) => text.startsWith(begin));
    if (line === undefined) throw new Error(`No line begins with ${begin}`);
    return canLeave(file, line) ? withoutLines(file, [line]) : undefined;
  };

  test.each([
    ['an item', '- One.\n- **Two** is\n  wrapped `code`.\n- Three.\n', 'Two', '- One.\n- Three.\n'],
    ['a sentence', '- Text.\n\nA first. A second\none. A third.\n', 'A second', '- Text.\n\nA first. A third.\n'],
    ['the last sentence', 'A first. A second.\n\nBelow.\n', 'A second', 'A first.\n\nBelow.\n'],
    ['a paragraph', 'A first.\n\nA second.\n\nBelow.\n', 'A second', 'A first.\n\nBelow.\n'],
    ['with its evidence', '- One is so. [src/a.ts#one]\n- Two.\n', 'One is', '- Two.\n'],
    [
      'a row of a table',
      '| a | b |\n| - | - |\n| One | two |\n| Red | blue |\n',
      'One',
      '| a | b |\n| - | - |\n| Red | blue |\n',
    ],
    ['a command', 'Run:\n\n```sh\nnpm test\n```\n\nBelow.\n', '`npm test`', 'Run:\n\nBelow.\n'],
    ['the same words, further on', 'Do not Ask Ada. Ask Ada.\n', 'Ask Ada', 'Do not Ask Ada.\n'],
    ['at the head of a file with a mark of its bytes', '\uFEFF- One.\n- Two.\n', 'One', '\uFEFF- Two.\n'],
    ['with the breaks of Windows', '- One.\r\n- Two.\r\n', 'One', '- Two.\r\n'],
  ])('%s', (_what, file, begin, left) => {
    expect(without(file, begin)).toBe(left);
  });

  test('several leave at once', () => {
    const file = '- One. Two.\n- Three.\n- Four.\n';
    const lines = readClaims(file, path).filter(({ text }) => !text.startsWith('Three'));
    expect(withoutLines(file, lines)).toBe('- Three.\n');
  });

  test('stays where others hang on it', () => {
    expect(without('- One.\n  - Below.\n- Two.\n', 'One')).toBeUndefined();
    expect(without('Run these:\n\n- One.\n', 'Run these')).toBeUndefined();
    expect(without('- One.\n\n  ```sh\n  npm test\n  ```\n', 'One')).toBeUndefined();
  });
});
