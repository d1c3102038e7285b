import { parseSync } from 'oxc-parser';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { allDirectives } from './all-directives.ts';

const samples = allDirectives.flatMap(({ id, example }) =>
  example === undefined
    ? []
    : (['bad', 'good'] as const).map((side) => [`${id} ${side}`, example.language, example[side]] as const),
);

/** A fragment stands in a module, a class or a function. */
const settings = [
  (code: string) => code,
  (code: string) => `class X {\n${code}\n}`,
  (code: string) => `async function f() {\n${code}\n}`,
];

function parses(language: string, code: string): boolean {
  if (['js', 'jsx', 'ts', 'tsx'].includes(language)) {
    return settings.some((wrap) => parseSync(`sample.${language}`, wrap(code)).errors.length === 0);
  }
  if (language === 'css') return postcss.parse(code).nodes.length > 0;
  if (language === 'json') return typeof JSON.parse(code) === 'object';
  return isBalanced(code);
}

/** Brackets and quotes of a language without a parser here close in the order they were opened. */
function isBalanced(code: string): boolean {
  const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
  const open: string[] = [];
  let quote: string | undefined;
  for (const [index, letter] of [...code].entries()) {
    if (quote !== undefined) {
      if (letter === quote && code[index - 1] !== '\\') quote = undefined;
    } else if (letter === '"' || letter === "'" || letter === '`') quote = letter;
    else if (closing[letter] !== undefined) open.push(closing[letter]);
    else if (')]}'.includes(letter) && open.pop() !== letter) return false;
  }
  return quote === undefined && open.length === 0;
}

test.each(samples)('%s parses as %s', (_name, language, code) => {
  expect(parses(language, code)).toBe(true);
});

test('what does not parse is found', () => {
  expect(parses('ts', 'const a = ;')).toBe(false);
  expect(() => parses('css', '.a { color: red')).toThrow();
  expect(() => parses('json', '{a: 1}')).toThrow();
  expect(parses('python', 'print((1)')).toBe(false);
  expect(parses('php', '$a = "x;')).toBe(false);
});
