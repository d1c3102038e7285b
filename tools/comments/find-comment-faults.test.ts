import { describe, expect, test } from 'vitest';
import { findCommentFaults } from './find-comment-faults.ts';

describe('comments', () => {
  test.each([
    ['a docstring on one line', '/** What the form shows. */'],
    ['a line of a longer docstring', '/**\n * What the form shows.\n */'],
    ['a line comment', '  // What the form shows'],
    ['a comment in JSX', '  {/* What the form shows */}'],
    ['a comment in SQL', '-- What the form shows'],
    ['a comment behind code', 'const a = 1; // What the form shows'],
    ['a vague person', '// whoever pays gets the rule'],
    ['a decision without its note', '// see decision 21'],
    ['a document outside the repository', '/** Spec section 8, admin notices. */'],
    ['an issue', '// as issue 5 asks'],
  ])('refuses %s', (_, source) => {
    expect(findCommentFaults(source)).toHaveLength(1);
  });

  test.each([
    ['a plain sentence', '/** Returns the fields of the form. */'],
    ['the word inside a sentence', '// the log says what was read'],
    ['a note of this repository', '// see decision 011 in docs/decisions/011-sessions.md'],
    ['code with the same words', "const title = 'What whoever decides, decision 21';"],
    ['an address', "const url = 'https://example.com/issue 5';"],
  ])('accepts %s', (_, source) => {
    expect(findCommentFaults(source)).toEqual([]);
  });

  test('names the line', () => {
    expect(findCommentFaults('const a = 1;\n// What it is\n')[0]).toMatch(/^2: /);
  });
});
