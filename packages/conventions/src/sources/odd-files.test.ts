import { expect, test, vi } from 'vitest';
import { installedGrammars } from '../node/installed-grammars.ts';
import { generatedPaths } from './generated-paths.ts';
import { isTangled } from './is-tangled.ts';
import { packageNames } from './package-names.ts';
import { parseSources } from './parse-sources.ts';
import { scriptOf } from './script-block.ts';

const read = async (files: Readonly<Record<string, string>>, grammars = installedGrammars) =>
  (await parseSources(new Map(Object.entries(files)), grammars, { now: () => 0 })).map(({ path }) => path);

// each of these took from 2 seconds to minutes, so that the time limit of a test refuses them
test.each([
  ['brackets that never close', `a = ${'('.repeat(50_000)}`, 0],
  ['braces that never close', '{'.repeat(50_000), 0],
  ['a sum without end', `a = 1${'+1'.repeat(20_000)}`, 1],
  ['a chain without end', `a${'.then(b)'.repeat(20_000)}`, 1],
  ['a list of many short statements', 'foo.bar(1);\n'.repeat(16_000), 1],
])('%s costs one file, and little time', async (_, text, count) => {
  const found = await read({ 'src/a.ts': 'export const a = 1;\n', 'src/odd.ts': text, 'src/z.ts': '' });
  expect(found).toEqual(['src/a.ts', ...(count === 1 ? ['src/odd.ts'] : []), 'src/z.ts']);
});

// these ended the parser for good: not even the next reading could begin
test.each([
  ['java', 'a<'.repeat(50_000)],
  ['java', 'a<a\u2039'.repeat(40_000)],
  ['java', `${'List<'.repeat(1600)};`.repeat(20)],
  ['java', ';('.repeat(90_000)],
  ['cs', 'a<b<'.repeat(40_000)],
  ['cs', '<a'.repeat(90_000)],
])('.%s files that open without an end cost themselves alone', async (ending, text) => {
  const class_ = 'class A {}';
  const files = { [`A.${ending}`]: class_, [`B.${ending}`]: text, [`C.${ending}`]: class_ };
  expect(await read(files)).toEqual([`A.${ending}`, `C.${ending}`]);
});

test('a file on which the parser takes too long costs itself alone', async () => {
  let milliseconds = 0;
  let isSlow = false;
  const files = new Map([
    ['a.ts', 'export const a = 1;'],
    ['slow.ts', 'a();\n'.repeat(30_000)],
    ['z.ts', 'export const z = 1;'],
  ]);
  const facts = await parseSources(files, installedGrammars, {
    now: () => (milliseconds += isSlow ? 700 : 0),
    onParsed: (count) => {
      isSlow = count === 1 && !isSlow;
    },
  });
  expect(facts.map(({ path }) => path)).toEqual(['a.ts', 'z.ts']);
});

test.each([
  ['a way back of comments', `exports.up = () => k();\nexports.down = () => {\r\n${'  // k\r\n'.repeat(60)}k();\n}`],
  ['a ruler of slashes', `exports.up = () => k();\nexports.down = () => {\n${'/'.repeat(400)}\nk();\n}`],
])('%s in a migration is read at once', async (_, text) => {
  expect(await read({ 'db/migrations/a.js': text })).toHaveLength(1);
});

test('patterns, manifests and tags that never end are read at once', () => {
  const pattern = `${'**a'.repeat(30)}b linguist-generated\n`;
  expect(generatedPaths(new Map([['.gitattributes', pattern]]))('a'.repeat(190))).toBe(false);
  expect(packageNames(new Map([['package.json', '\n'.repeat(200_000)]]))).toEqual(new Map());
  expect(scriptOf('A.vue', '<script '.repeat(25_000))).toBe('');
  expect(scriptOf('A.svelte', '<script>'.repeat(25_000))).toBe('');
});

test('the name of a package is that of the manifest itself, and of none that tests read', () => {
  const author = JSON.stringify({ author: { name: 'lodash' } }, null, 2);
  const named = JSON.stringify({ name: 'shop' });
  const texts = new Map([
    ['package.json', author],
    ['packages/shop/package.json', named],
    ['fixtures/a/package.json', JSON.stringify({ name: 'react' })],
    ['packages/shop/test/b/package.json', JSON.stringify({ name: 'vue' })],
  ]);
  expect([...packageNames(texts)]).toEqual([['shop', 'packages/shop']]);
});

test('a grammar that does not load costs its own language alone', async () => {
  const grammars = {
    ...installedGrammars,
    grammar: async (name: Parameters<typeof installedGrammars.grammar>[0]) => {
      if (name === 'rust') throw new Error('not found');
      return await installedGrammars.grammar(name);
    },
  };
  const counts: number[][] = [];
  const files = new Map([
    ['a.rs', 'fn a() {}'],
    ['b.ts', 'export const b = 1;'],
    ['c.rs', 'fn c() {}'],
  ]);
  const onParsed = (...count: [number, number]) => counts.push(count);
  // another test may have loaded the grammar
  vi.resetModules();
  const fresh = await import('./parse-sources.ts');
  const facts = await fresh.parseSources(files, grammars, { onParsed });
  expect(facts.map(({ path }) => path)).toEqual(['b.ts']);
  expect(counts.at(-1)).toEqual([1, 3]);
});

test('asks after each file whether there is time', async () => {
  const answers = [true, false];
  const files = new Map(Array.from({ length: 9 }, (_, index) => [`a${index}.py`, '']));
  const facts = await parseSources(files, installedGrammars, { hasTime: () => answers.shift() ?? false });
  expect(facts).toHaveLength(2);
});

test('functions that return functions without end are left out', () => {
  expect(isTangled(`Object f = ${'x -> '.repeat(300)}x;`)).toBe(true);
  expect(isTangled('case A -> 1;\n'.repeat(300))).toBe(false);
});
