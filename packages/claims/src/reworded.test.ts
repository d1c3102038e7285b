import { expect, test } from 'vitest';
import { reworded } from './reworded.ts';
import type { WrittenClaim } from './written-claim.ts';

const line: WrittenClaim = {
  kind: 'invariant',
  text: 'If `a`, also `b`.',
  evidence: ['src/a.ts#a'],
  part: 'statement',
  context: ['Invariants'],
  fault: 'too-long',
};

test('a line in other words keeps its kind and its evidence, and loses its fault', () => {
  const { fault: _, ...rest } = line;
  expect(reworded(line, 'If `a` moves, `b` moves too. Otherwise the list stays empty.')).toEqual({
    ...rest,
    text: 'If `a` moves, `b` moves too. Otherwise the list stays empty.',
  });
});

test.each([
  ['Here is what breaks: `b`.', 'Here is what breaks: `b`.'],
  ['# If `a`, then `b`', '# If `a`, then `b`'],
  ['An open `backtick', 'An open backtick'],
])('nothing of the words %j is lost', (words, text) => {
  expect(reworded(line, words)?.text).toBe(text);
});

test('new evidence takes the place of the old', () => {
  expect(reworded(line, 'If `c`, also `d`. [src/c.ts, src/d.ts]')?.evidence).toEqual(['src/c.ts', 'src/d.ts']);
});

test('is too long again, or nothing at all', () => {
  expect(reworded(line, 'x'.repeat(301))?.fault).toBe('too-long');
  expect(reworded(line, ' \u200b ')).toBeUndefined();
});
