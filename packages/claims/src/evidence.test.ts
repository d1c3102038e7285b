import { describe, expect, test } from 'vitest';
import { prove } from './prove.ts';
import { readClaims } from './read-claims.ts';
import { groundOf } from './testing/ground-of.ts';
import { proveIn } from './testing/prove-in.ts';

const files: Record<string, string> = {
  'src/http.ts': 'export function request(path: string) {\n  prepare(path);\n  return send(path);\n}\n',
  'src/kinds.ts': "export const kinds = ['one', 'two'];\nexport const labels = { one: 'One', two: 'Two' };\n",
  'src/limits.ts': 'export const limits = { retries: 5 };\n',
  ...Object.fromEntries(
    Array.from({ length: 4 }, (_, index) => [
      `src/pages/page${index}.ts`,
      `import { request } from '../http';\n// fetch would be wrong\nexport const load${index} = () => request('/${index}');\n`,
    ]),
  ),
  'src/pages/plain.ts': 'export const title = 1;\n',
  'src/pages/part/deep.ts': "import { request } from '../../http';\nexport const deep = () => request('/deep');\n",
  'src/clock.ts':
    '// Times are in UTC, also in tests.\nexport const clock = () => Date.now();\n\n// Zones: ask the server\n',
  'src/box.ts': 'export const save = (box: Box) => box.setTitle(1);\n',
  'src/table.ts': 'export const rows = [1];\nexport const table = rows.map(String);\n',
  'CONTRIBUTING.md': `# Contributing\n\n## Commits\n\nSquash all fixups before you ask for a review.\n\n## Reviews\n${'\nBe kind.\n'.repeat(20)}\nAsk two people.\n`,
  'config/app.yml': 'name: shop\nretries: 5\n',
};
const history = Array.from({ length: 5 }, () => ['src/kinds.ts', 'src/limits.ts']);

async function verdictOf(line: string) {
  const [claim, ...others] = await proveIn(files, line, { history });
  expect(others).toEqual([]);
  return claim?.verdict;
}

test.each([
  ['a use', 'L: `request` calls `send`. [src/http.ts#request -> send]'],
  ['an order', 'L: `request` calls `prepare` before `send`. [src/http.ts#request -> prepare -> send]'],
  ['a number of files', 'L: Pages live in `src/pages`, 6 files. [src/pages/**/*.ts: 6]'],
  ['no file of a folder', 'L: There is no `src/services`. [src/services/**/*.ts: 0]'],
  ['an order, in German', 'L: `request` ruft `prepare` vor `send`. [src/http.ts#request → prepare → send]'],
  ['a value', 'L: `retries` is 5. [config/app.yml#retries = 5]'],
  ['a sentence of a document', 'P: Squash fixups before a review. [CONTRIBUTING.md#Commits = Squash all fixups]'],
  ['three words of a comment', 'L: `src/clock.ts` asks the server. [src/clock.ts -> ask the server]'],
  ['what stands far below a heading', 'P: Ask two people for a review. [CONTRIBUTING.md#Reviews = Ask two people]'],
  ['a count', 'H: Pages go through `request`. [src/pages/**/*.ts -> request: 5/6]'],
  ['a denial', 'H: Pages never call `fetch`. [src/pages/**/*.ts -> fetch: 0]'],
  ['a denial, in German', 'H: Seiten rufen nie `fetch` auf. [src/pages/**/*.ts -> fetch: 0/6]'],
  ['all', 'H: All `page0.ts` to `page3.ts` use `request`. [src/pages/page*.ts -> request: 4/4]'],
  ['only', 'H: Only `src/http.ts` has `prepare`. [src/**/*.ts -> prepare: 1; src/http.ts -> prepare]'],
  ['what changes together', 'I: If you change `kinds`, also change `limits`. [src/kinds.ts + src/limits.ts]'],
  [
    'several, with a path written once',
    'L: `request` calls `prepare` and `send`. [src/http.ts#request -> prepare, #request -> send]',
  ],
  [
    'a reason, which nobody looks up',
    'I: A kind in `kinds` needs a label in `labels`, otherwise it is blank. [src/kinds.ts#kinds -> one; src/kinds.ts#labels -> one]',
  ],
  [
    'a use, and a denial of what no source has',
    'L: `request` calls `send`, never `axios.get`. [src/http.ts#request -> send]',
  ],
  ['what the comment above says', 'L: `clock` is in UTC. [src/clock.ts#clock = Times are in UTC]'],
  ['a sentence of a comment', 'P: Times are in UTC, also in tests. [src/clock.ts -> Times are in UTC, also in tests]'],
  ['what a comment is about', 'P: Ask the server for zones. [src/clock.ts#Zones = ask the server]'],
  ['what sets a name', 'L: `save` changes the `title` of a box. [src/box.ts#save -> setTitle]'],
  ['from what something is made', 'I: Enter it in `rows`, from which `table` is made. [src/table.ts#table -> rows]'],
])('a line is proven by evidence that says %s', async (_, line) => {
  expect(await verdictOf(line)).toMatchObject({ is: 'proven', proof: { by: 'evidence' } });
});

test.each([
  ['a use', 'L: `request` calls `load1`. [src/http.ts#request -> load1]', 'src/http.ts#request -> load1'],
  ['a use in a comment', 'L: `load1` calls `fetch`. [src/pages/page1.ts -> fetch]', 'src/pages/page1.ts -> fetch'],
  [
    'an order',
    'L: It calls `send` before `prepare`. [src/http.ts#request -> send -> prepare]',
    'src/http.ts#request -> send -> prepare',
  ],
  ['a value', 'L: `retries` is 7. [config/app.yml#retries = 7]', 'config/app.yml#retries = 7'],
  ['a pair', 'I: If you change `kinds`, also `http`. [src/kinds.ts + src/http.ts]', 'src/kinds.ts + src/http.ts'],
])('evidence that says %s which is not so leaves its line open', async (_, line, what) => {
  expect(await verdictOf(line)).toMatchObject({ is: 'unproven', why: 'evidence-fails', what });
});

test.each([
  ['never', 'H: Pages never call `request`. [src/pages/**/*.ts -> request: 0]', 5, 6],
  ['a number of files', 'L: Pages live in `src/pages`, 9 files. [src/pages/**/*.ts: 9]', 6, 6],
  ['no file', 'L: There is no `src/pages`. [src/pages/**/*.ts: 0]', 6, 6],
  ['all', 'H: All pages call `request`. [src/pages/**/*.ts -> request: 6/6]', 5, 6],
  ['many', 'H: Pages call `request`. [src/pages/**/*.ts -> request: 50]', 5, 6],
])('%s is counted again', async (_, line, holds, of) => {
  expect(await verdictOf(line)).toMatchObject({ is: 'unproven', why: 'evidence-counted', holds, of });
});

test.each([
  ['a name', 'L: `request` calls `prepare`. [src/http.ts#request -> send]', 'prepare'],
  ['something else', 'L: Orders call `prepare`. [src/kinds.ts#labels -> one]', 'prepare'],
  [
    'a number of files for all',
    'L: All files call `request`. [src/pages/page1.ts -> request; src/pages/**/*.ts: 6]',
    'All files call `request`',
  ],
  [
    'a denial beside a place without files',
    'L: `src/pages` never calls `send`. [src/http.ts#request -> send; src/pages/**/*.php: 0]',
    '`src/pages` never calls `send`',
  ],
  ['a number', 'L: `request` calls `send` 7 times. [src/http.ts#request -> send]', '7'],
  ['a path', 'L: `request` of `src/limits.ts` calls `send`. [src/http.ts#request -> send]', 'src/limits.ts'],
  ['a denial', 'L: `request` does not call `send`. [src/http.ts#request -> send]', '`request` does not call `send`'],
  [
    'a conduct about code',
    'L: `send` is not changed by `request`. [src/http.ts#request -> send]',
    '`send` is not changed by `request`',
  ],
  ['an always', 'L: `request` always calls `send`. [src/http.ts#request -> send]', '`request` always calls `send`'],
  ['an only', 'L: Only `request` calls `send`. [src/http.ts#request -> send]', 'Only `request` calls `send`'],
  ['what nothing uses, affirmed', 'H: Pages call `fetch`. [src/pages/**/*.ts -> fetch: 0]', 'Pages call `fetch`'],
  [
    'another order',
    'L: It calls `send` before `prepare`. [src/http.ts#request -> prepare -> send]',
    'send` before `prepare',
  ],
  ['a denial of what a source has', 'L: `request` calls `send`, never `title`. [src/http.ts#request -> send]', 'title'],
  [
    'a denial of what is written otherwise',
    'L: `request` calls `send`, never `limits.title`. [src/http.ts#request -> send]',
    'limits.title',
  ],
  [
    'two denials in one',
    'L: `request` calls `send`, not without `axios.get`. [src/http.ts#request -> send]',
    'axios.get',
  ],
  [
    'that something is made the other way round',
    'I: Enter it in `table`, from which `rows` is made. [src/table.ts#table -> rows]',
    'table`, from which `rows',
  ],
  ['a call of its place', 'I: Beside `send`, call `http` as well. [src/http.ts#request -> send]', 'http'],
  [
    'that two things are the same',
    'L: `request` takes `send`, which is the `rows`. [src/http.ts#request -> send; src/table.ts#table -> rows]',
    'send`, which is the `rows',
  ],
  ['another direction', 'L: `send` calls `request`. [src/http.ts#request -> send]', 'send` calls `request'],
])('a line that says %s beside its evidence is open there', async (_, line, what) => {
  expect(await verdictOf(line)).toMatchObject({ is: 'unproven', why: 'not-in-evidence', what });
});

describe('a form of the house', () => {
  test('has to be counted', async () => {
    expect(await verdictOf('H: HTTP goes through `request`. [src/pages/page1.ts -> request]')).toMatchObject({
      is: 'unproven',
      why: 'one-example',
    });
  });

  test('is kept with the numbers that were counted, and is proven by them again', async () => {
    const [claim] = await proveIn(files, 'H: Pages go through `request`. [src/pages/**/*.ts -> request: 4/6]');
    expect(claim?.verdict).toMatchObject({ is: 'proven', places: ['src/pages/**/*.ts -> request: 5/6'] });
  });
});

test('a command needs more than evidence: what it does is looked up as before', async () => {
  const [claim] = await proveIn(
    { ...files, 'package.json': '{"scripts":{"wipe":"rm -rf data"}}' },
    'C: checks: `npm run wipe` looks at the data. [package.json#wipe -> rm]',
  );
  expect(claim?.verdict).toMatchObject({ is: 'refuted', why: 'other-kind' });
});

test('evidence in files without an ending leaves the line as well', () => {
  const [claim] = readClaims('- C: `bin/dev` never ends. [bin/dev -> foreman; Procfile.dev -> sidekiq]');
  expect(claim).toMatchObject({
    text: '`bin/dev` never ends.',
    evidence: ['bin/dev -> foreman', 'Procfile.dev -> sidekiq'],
  });
});

test('evidence is read as it is written, and stays behind its line', () => {
  const [claim] = readClaims('- H: Use `a`. [`src/**/*.ts` -> `a`: 12 of 14; src/b.ts#c = "x y"; src/d.ts + src/e.ts]');
  expect(claim).toMatchObject({
    text: 'Use `a`.',
    evidence: ['src/**/*.ts -> a: 12/14', 'src/b.ts#c = x y', 'src/d.ts + src/e.ts'],
  });
});

test('what lines name and count is read, however little of a large project was', async () => {
  const many = Array.from({ length: 450 }, (_, index) => `src/many/part${index}.ts`);
  const [home = ''] = Object.keys(files);
  const ground = await groundOf({ 'src/limits.ts': files['src/limits.ts'] ?? '' });
  const open = async (path: string) => (path === home ? files[home] : 'export const part = () => request(1);\n');
  const found = await prove(
    readClaims(
      'H: Parts go through `request`. [src/many/*.ts -> request: 450/450]\nL: `request` calls `send`. [src/http.ts#request -> send]',
    ),
    { ...ground, paths: [...ground.paths, ...many, home], open },
  );
  expect(found.map(({ verdict }) => verdict.is)).toEqual(['proven', 'proven']);
});
