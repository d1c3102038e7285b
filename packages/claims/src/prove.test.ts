import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimLimits } from './read-claims.ts';
import { proveIn } from './testing/prove-in.ts';

type Files = Readonly<Record<string, string>>;

const times = (count: number, file: (index: number) => readonly [string, string]): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => file(index)));

async function verdictIn(files: Files, answer: string, history?: string[][]) {
  const [claim, ...others] = await proveIn(files, answer, { ...(history === undefined ? {} : { history }) });
  expect(others).toEqual([]);
  return claim?.verdict;
}

const manifest = (scripts: Files, rest: object = {}) => ({
  'package.json': JSON.stringify({ name: 'shop', scripts, ...rest }),
  'package-lock.json': '{"lockfileVersion":3,"packages":{}}',
});

/** A registry of handlers, of which so many are named. */
const handlers = (count: number, named: number): Files => ({
  ...times(count, (index) => [`src/handlers/handle${index}.ts`, `export function handle${index}() {}\n`]),
  'src/registry.ts': `export const registry = [\n${Array.from({ length: named }, (_, index) => `  'handle${index}',\n`).join('')}];\n`,
});

/** Callers of the house's client, and callers of what it replaces. */
const callers = (ours: number, theirs: number): Files => ({
  'src/http.ts':
    'export function request(path: string) {\n  return axios(path);\n}\nexport function waitFor(ms: number) {\n  const start = Date.now() + ms;\n  return start;\n}\n',
  ...times(ours, (index) => [
    `src/pages/page${index}.ts`,
    `import { request } from '../http';\nexport const load${index} = () => request('/${index}');\n`,
  ]),
  ...times(theirs, (index) => [
    `src/old/part${index}.ts`,
    `import axios from 'axios';\nexport const read${index} = () => axios.get('/${index}');\n`,
  ]),
});

const suites = (extending: number, others: number): Files => ({
  'tests/base-case.ts': 'export class BaseCase {\n  sign() {}\n}\n',
  ...times(extending, (index) => [
    `tests/cases/thing${index}.test.ts`,
    `import { BaseCase } from '../base-case';\nclass Thing${index}Test extends BaseCase {\n  run() {\n    this.sign();\n  }\n}\n`,
  ]),
  ...times(others, (index) => [`tests/cases/other${index}.test.ts`, `class Other${index}Test extends Plain {}\n`]),
});

test.each<readonly [string, Files, string, object]>([
  [
    'a registry that names every file of a folder',
    handlers(6, 6),
    'I: If you add a file in handlers, also name it in `registry`. [src/registry.ts#registry]',
    { is: 'proven', proof: { by: 'count', holds: 6, of: 6 } },
  ],
  [
    'a registry beside a line that asks for something else',
    handlers(6, 6),
    'I: If you add a file in handlers, also tell the operator of `registry`. [src/registry.ts#registry]',
    { is: 'unproven' },
  ],
  [
    'one that names few of them',
    handlers(10, 3),
    'I: If you add a file in handlers, also name it in `registry`. [src/registry.ts#registry]',
    { is: 'unproven' },
  ],
  [
    'a door that everybody takes',
    callers(12, 0),
    'H: Requests go through `request`, never `axios`. [src/http.ts#request]',
    { is: 'proven', proof: { by: 'count', holds: 12, of: 12 } },
  ],
  [
    'a door that nine of ten take',
    callers(18, 2),
    'H: Requests go through `request`, not `axios`. [src/http.ts#request]',
    { is: 'proven', proof: { by: 'count', holds: 18, of: 20 } },
  ],
  [
    'a door that is said to be taken always',
    callers(18, 2),
    'H: Requests go through `request`, never `axios`. [src/http.ts#request]',
    { is: 'unproven', why: 'exceptions', holds: 18, of: 20, places: ['src/old/part0.ts:1', 'src/old/part1.ts:1'] },
  ],
  [
    'a door that many pass by',
    callers(9, 4),
    'H: Requests go through `request`, never `axios`. [src/http.ts#request]',
    { is: 'unproven', why: 'undecided' },
  ],
  [
    'a door that hardly anybody takes',
    callers(3, 12),
    'H: Requests go through `request`, never `axios`. [src/http.ts#request]',
    { is: 'refuted', why: 'counterexamples', what: 'axios', holds: 3, of: 15 },
  ],
  [
    'the same in German',
    callers(3, 12),
    'H: Anfragen gehen durch `request`, niemals durch `axios`. [src/http.ts#request]',
    { is: 'refuted', why: 'counterexamples' },
  ],
  [
    'a base class of all tests',
    suites(9, 0),
    'T: Tests extend `BaseCase`, whose `sign` gives a caller. [tests/base-case.ts#BaseCase]',
    { is: 'proven', proof: { by: 'count', holds: 9, of: 9 } },
  ],
  [
    'a base class of half of them',
    suites(5, 5),
    'T: Tests extend `BaseCase`, whose `sign` gives a caller. [tests/base-case.ts#BaseCase]',
    { is: 'unproven', why: 'undecided' },
  ],
  [
    'two places of which one uses the other',
    {
      'src/order.ts':
        "export const states = ['open', 'paid'];\nexport function nextState(now: string) {\n  return states.indexOf(now) + 1;\n}\n",
    },
    'I: If you add one of the `states`, also change `nextState`. [src/order.ts#states, src/order.ts#nextState]',
    { is: 'proven', proof: { by: 'call' } },
  ],
  [
    'two places that only stand in one file',
    { 'src/order.ts': 'export const states = [1];\nexport function nextState() {\n  return 2;\n}\n' },
    'I: If you add one of the `states`, also change `nextState`. [src/order.ts#states, src/order.ts#nextState]',
    { is: 'unproven', why: 'place-found' },
  ],
  [
    'a use that is only a comment',
    { 'src/order.ts': 'export const states = [1];\nexport function nextState() {\n  // see states\n  return 2;\n}\n' },
    'I: If you add one of the `states`, also change `nextState`. [src/order.ts#states, src/order.ts#nextState]',
    { is: 'unproven', why: 'place-found' },
  ],
  [
    'two lists of the same keys',
    {
      'src/columns.ts': "export const columns = ['title', 'author', 'isbn', 'pages', 'price'];\n",
      'src/labels.ts':
        "export const labels = {\n  title: 'T',\n  author: 'A',\n  isbn: 'I',\n  pages: 'P',\n  price: 'E',\n};\n",
    },
    'I: If you add one of the `columns`, also give it one of the `labels`. [src/columns.ts#columns, src/labels.ts#labels]',
    { is: 'proven', proof: { by: 'count', holds: 5, of: 5 } },
  ],
  [
    'evidence that has nothing to do with the text',
    { ...callers(12, 0), 'src/money.ts': 'export const cents = 100;\nexport const euro = () => cents;\n' },
    'I: If you change a bicycle, ring its bell. [src/money.ts#cents, src/money.ts#euro]',
    { is: 'unproven', why: 'place-found' },
  ],
  [
    'a script that exists and checks',
    manifest({ lint: 'eslint .' }, { devDependencies: { eslint: '9.0.0' } }),
    'C: checks: `npm run lint` in the root, as CI does before a change is accepted by anybody. [package.json#scripts.lint]',
    { is: 'proven', proof: { by: 'command' } },
  ],
  [
    'a script that exists nowhere',
    manifest({ lint: 'eslint .' }),
    'C: checks: `npm run lint:all` in the root. [package.json#scripts]',
    { is: 'refuted', why: 'no-command', what: 'npm run lint:all' },
  ],
  [
    'a script that continuous integration runs under a longer name',
    {
      ...manifest({ 'lint:all': 'eslint .', test: 'vitest run' }),
      '.github/workflows/ci.yml':
        'on: push\njobs:\n  all:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm run lint:all\n      - run: npm test\n',
    },
    'C: Before a commit, `npm run lint` and `npm test` must pass. [package.json#scripts]',
    { is: 'refuted', why: 'no-command', what: 'npm run lint' },
  ],
  [
    'a check that rewrites files',
    manifest({ lint: 'eslint . --fix' }),
    'C: checks: `npm run lint` in the root, before a change is accepted. [package.json#scripts.lint]',
    { is: 'refuted', why: 'other-kind', effect: 'writes' },
  ],
  [
    'a script that is said not to exist',
    manifest({ lint: 'eslint .' }),
    'C: The README is wrong: `npm run lint:all` does not exist. [package.json#scripts]',
    { is: 'unproven' },
  ],
  [
    'a generated file with its command',
    {
      ...manifest({ codegen: 'node tools/codegen.mjs' }),
      'tools/codegen.mjs': "writeFileSync('src/client.gen.ts', made);\n",
      'src/client.gen.ts': '// DO NOT EDIT\nexport const made = 1;\n',
    },
    'G: `src/client.gen.ts` is written by `npm run codegen`; do not edit it. [tools/codegen.mjs]',
    { is: 'proven', proof: { by: 'generated' } },
  ],
  [
    'a file that a person wrote',
    { 'src/client.ts': 'export const made = 1;\n' },
    'G: `src/client.ts` is generated; do not edit it. [src/client.ts]',
    { is: 'unproven' },
  ],
  [
    'evidence that does not exist',
    { 'src/order.ts': '' },
    'H: Orders are numbered. [src/numbers.ts#next]',
    { is: 'refuted', why: 'no-path', what: 'src/numbers.ts' },
  ],
  [
    'a file that a line tells to create',
    { 'src/order.ts': '' },
    'H: Create a new file `src/pages/about.ts` for each page.',
    { is: 'unproven' },
  ],
  [
    'a file that git ignores',
    { '.gitignore': 'public/build\n', 'src/order.ts': '' },
    'H: The page loads `public/build/app.js`.',
    { is: 'unproven' },
  ],
  [
    'a symbol that no file has',
    { 'src/order.ts': 'export const one = 1;\n' },
    'H: Orders are numbered by `nextOrderNumber`. [src/order.ts#nextOrderNumber]',
    { is: 'refuted', why: 'no-symbol', what: 'nextOrderNumber' },
  ],
  [
    'an oddity, which no relation proves',
    { 'src/order.ts': 'export const one = 1;\nexport const two = () => one;\n' },
    'K: `two` looks wrong but calls `one` on purpose. [src/order.ts#two, src/order.ts#one]',
    { is: 'unproven', why: 'place-found' },
  ],
  [
    'a line about all places of which a third does not follow',
    {
      ...callers(12, 0),
      ...times(6, (index) => [`src/pages/page${index + 20}.ts`, `export const still${index} = 1;\n`]),
    },
    'H: Every page loads through `request`. [src/http.ts#request]',
    { is: 'unproven', why: 'undecided' },
  ],
  ['a denial without evidence', callers(3, 12), 'H: Requests go through `request`, never `axios`.', { is: 'unproven' }],
  [
    'a package that is written like a path',
    { 'src/order.ts': '' },
    'H: The library wikimedia/jquery.i18n translates.',
    { is: 'unproven' },
  ],
  ['a slogan', { 'src/order.ts': '' }, 'H: Write clean and simple code.', { is: 'unproven', why: 'nothing-to-check' }],
  [
    'a command beside evidence that has nothing of it',
    { ...manifest({ lint: 'eslint .', test: 'vitest run' }), 'src/mail.ts': 'export const mail = 1;\n' },
    'C: checks: `npm run lint` looks at each source file before anybody else reads it. [src/mail.ts]',
    { is: 'unproven', why: 'place-found' },
  ],
  [
    'a command beside a task of another one',
    manifest({ lint: 'eslint .', test: 'vitest run' }),
    'C: checks: `npm run lint` runs every suite that the packages have, also slow ones. [package.json#scripts.test]',
    { is: 'unproven', why: 'place-found' },
  ],
  [
    'a command that its task shows',
    manifest({ lint: 'eslint .', test: 'vitest run' }),
    'C: checks: `npm test` runs every suite that the packages have, also slow ones. [package.json#scripts.test]',
    { is: 'proven', proof: { by: 'command' } },
  ],
  [
    'a command that continuous integration is said to run, and does not',
    {
      ...manifest({ lint: 'eslint .', build: 'tsc -b' }),
      '.github/workflows/ci.yml':
        'on: push\njobs:\n  all:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm run lint\n',
    },
    'C: checks: CI runs `npm run build` after each push and before every single release. [.github/workflows/ci.yml, package.json#scripts]',
    { is: 'unproven', why: 'place-found' },
  ],
  [
    'one test by a command that is given none',
    manifest({ test: 'vitest run' }),
    'C: checks: one file `npm test` from the root folder, without any other service running. [package.json#scripts.test]',
    { is: 'unproven', why: 'place-found' },
  ],
  [
    'a program of the project that never ends',
    { ...manifest({ test: 'vitest run' }), 'bin/dev': '#!/bin/sh\nexec foreman start -f Procfile\n' },
    'C: never ends: `bin/dev` keeps the server and the worker open. [bin/dev]',
    { is: 'proven', proof: { by: 'command' } },
  ],
  [
    'a service that nothing starts',
    manifest({ test: 'vitest run' }),
    'C: checks, needs a service: `npm test` runs every suite that the packages have. [package.json#scripts.test]',
    { is: 'unproven', why: 'undecided' },
  ],
  [
    'a way with one name of four that its evidence does not have',
    {
      ...callers(12, 0),
      'src/http.ts':
        'export function request(path: string, retries = 3, waitMs = 9) {\n  return [path, retries, waitMs];\n}\n',
      'src/mail.ts': 'export function sendMail() {}\n',
    },
    'H: Requests go through `request` with `retries`, `waitMs` and `sendMail`, never `axios`. [src/http.ts#request]',
    { is: 'unproven', why: 'place-found' },
  ],
  [
    'two generated files, of which the command writes one',
    {
      ...manifest({ icons: 'node scripts/icons.mjs' }),
      'scripts/icons.mjs': "import { writeFileSync } from 'node:fs';\nwriteFileSync('src/icons.json', '[]');\n",
      'src/icons.json': '[]\n',
      'src/prices.json': '[]\n',
    },
    'G: `src/icons.json` and `src/prices.json` are generated by `npm run icons`. [scripts/icons.mjs]',
    { is: 'unproven' },
  ],
  [
    'files that are counted as the line counts them',
    callers(12, 3),
    'H: 12 of 12 files in `src/pages` use `request`. [src/http.ts#request]',
    { is: 'proven', proof: { by: 'count', holds: 12, of: 12 } },
  ],
  [
    'files that are counted otherwise',
    callers(12, 3),
    'H: 9 of 12 files in `src/pages` use `request`. [src/http.ts#request]',
    { is: 'refuted', why: 'counted-otherwise', what: 'request', holds: 12, of: 12 },
  ],
  [
    'a count of no folder that is not met',
    callers(12, 0),
    'H: 40 of 41 files call `request` first. [src/http.ts#request]',
    { is: 'unproven', why: 'undecided' },
  ],
  [
    'a call that comes before another',
    { 'src/pay.ts': 'export function pay() {\n  lockRow();\n  chargeCard();\n}\n' },
    'I: Call `lockRow` before `chargeCard`, or two charges race. [src/pay.ts#pay]',
    { is: 'proven', proof: { by: 'call' }, places: ['src/pay.ts#pay'] },
  ],
  [
    'one that comes behind it',
    { 'src/pay.ts': 'export function pay() {\n  chargeCard();\n  lockRow();\n}\n' },
    'I: Call `lockRow` before `chargeCard`, or two charges race. [src/pay.ts#pay]',
    { is: 'unproven', why: 'undecided' },
  ],
  [
    'one that comes before it here and behind it there',
    { 'src/pay.ts': 'export function pay() {\n  lockRow();\n  chargeCard();\n  lockRow();\n}\n' },
    'I: Call `lockRow` before `chargeCard`, or two charges race. [src/pay.ts#pay]',
    { is: 'unproven', why: 'undecided' },
  ],
  [
    'two constants that are equal',
    { 'src/wire.ts': "export const PROTOCOL = 'v12.4';\n", 'app/wire.ts': "export const VERSION = 'v12.4';\n" },
    'I: `PROTOCOL` and `VERSION` must have the same value. [src/wire.ts#PROTOCOL, app/wire.ts#VERSION]',
    { is: 'proven', proof: { by: 'count', holds: 2, of: 2 } },
  ],
  [
    'two that are not',
    { 'src/wire.ts': "export const PROTOCOL = 'v12.4';\n", 'app/wire.ts': "export const VERSION = 'v12.5';\n" },
    'I: `PROTOCOL` and `VERSION` must have the same value. [src/wire.ts#PROTOCOL, app/wire.ts#VERSION]',
    { is: 'unproven', why: 'undecided' },
  ],
])('%s: %#', async (_, files, answer, verdict) => {
  expect(await verdictIn(files, answer)).toMatchObject(verdict);
});

test('files that change together prove that they do, and large commits do not count', async () => {
  const files = { 'src/schema.ts': 'export const a = 1;\n', 'docs/schema.md': '# Schema\n' };
  const line = 'I: If you change src/schema.ts, also change docs/schema.md. [src/schema.ts, docs/schema.md]';
  const together = Array.from({ length: 6 }, () => ['src/schema.ts', 'docs/schema.md']);
  expect(await verdictIn(files, line, [...together, ['src/schema.ts']])).toMatchObject({
    is: 'proven',
    proof: { by: 'co-change', holds: 6, of: 6 },
  });
  const large = together.map((paths) => [...paths, ...Array.from({ length: 60 }, (_, index) => `lib/${index}.ts`)]);
  expect(await verdictIn(files, line, large)).toMatchObject({ is: 'unproven' });
});

test('versions and the package manager are compared with what is installed', async () => {
  const files = {
    'package.json': JSON.stringify({ name: 'shop', dependencies: { react: '^19.1.0' } }),
    'package-lock.json': JSON.stringify({
      lockfileVersion: 3,
      packages: { 'node_modules/react': { version: '19.1.0' } },
    }),
    'src/app.ts': "import react from 'react';\nexport const app = react;\n",
  };
  expect(await verdictIn(files, '- H: The page is made with React 19.')).toMatchObject({
    is: 'repeated',
    of: 'fact',
  });
  expect(await verdictIn(files, '- H: The page is made with React 17.')).toMatchObject({
    is: 'refuted',
    why: 'against-fact',
  });
  expect(
    await verdictIn(files, '- H: In React 17, an effect of a hidden part kept running until it was removed.'),
  ).toMatchObject({
    is: 'unproven',
  });
  expect(await verdictIn(files, '- P: The package manager is pnpm.')).toMatchObject({ is: 'refuted', what: 'npm' });
});

test('a line that is said twice repeats the first', async () => {
  const claims = await proveIn(
    { 'src/a.ts': '' },
    '- H: Names of files are written in kebab case.\n- H: Names of files are written in kebab case!',
  );
  expect(claims.map(({ verdict }) => verdict)).toMatchObject([
    { is: 'unproven' },
    { is: 'repeated', of: 'line', what: '0' },
  ]);
});

test.each([
  ['./tests/HomeTest.php', { is: 'proven' }],
  ['./tests/GoneTest.php', { is: 'refuted', why: 'no-path' }],
  ['../other/tests/HomeTest.php', { is: 'proven' }],
])('a command that is given %s, of which nothing outside the project is looked for', async (path, expected) => {
  const files = { ...manifest({ test: 'phpunit' }), '.gitignore': 'vendor/\n', 'tests/HomeTest.php': '<?php\n' };
  expect(await verdictIn(files, `C: One test is run by \`vendor/bin/phpunit ${path}\`.`)).toMatchObject(expected);
});

test.each([
  ['src/field_NAME.ts', 'unproven'],
  ['src/field_name.ts', 'refuted'],
])('a path with a part that stands for any name is looked for nowhere: %s', async (path, is) => {
  const files = { 'src/field_text.ts': 'export const text = 1;\n' };
  expect(await verdictIn(files, `I: Each kind of field is one file, \`${path}\`.`)).toMatchObject({ is });
});

test('evidence names the real path, also where only its end is written', async () => {
  const [claim] = await proveIn(
    { 'packages/shop/src/money.ts': 'export const cents = 1;\n' },
    'H: Money is in `cents`. [src/money.ts#cents]',
  );
  expect(claim?.evidence).toEqual(['packages/shop/src/money.ts#cents']);
});

test('lines that nothing looked at, headings and examples are kept and open', async () => {
  const many = Array.from(
    { length: claimLimits.answerLines + 1 },
    (_, index) => `- H: The form number ${index} has words of its own${index}.`,
  ).join('\n');
  expect((await proveIn({ 'src/a.ts': '' }, many)).at(-1)?.verdict).toMatchObject({ is: 'unproven', why: 'too-many' });
  const kept = await proveIn({ 'src/a.ts': '' }, '# Rules\n```ts\nconst a = 1;\n```', { file: 'AGENTS.md' });
  expect(kept.map(({ verdict }) => verdict)).toMatchObject([{ why: 'nothing-to-check' }, { why: 'nothing-to-check' }]);
});

test('hostile lines, paths and sources are harmless', async () => {
  const files = {
    'src/(a+)+$.ts': `export const x = '${'a'.repeat(5000)}!';\n`,
    'src/[id]/page.ts': 'export const page = 1;\n',
    'src/long.ts': `const deep = ${'['.repeat(3000)}${']'.repeat(3000)};\n`,
    'src/quote.ts': `const text = "${'\\"'.repeat(5000)}\n`,
    Makefile: `all:\n\t${'a && '.repeat(500)}b\n`,
  };
  const lines = [
    'H: `__proto__` and `constructor` go through `toString`. [src/(a+)+$.ts#constructor]',
    `I: If you change \`${'(a+)+'.repeat(50)}\`, also \`b\`. [src/[id]/page.ts#page]`,
    'C: checks: `make $(rm -rf /)` and `make all`. [Makefile#all]',
    'H: ../../etc/passwd and /etc/passwd are read. [../../etc/passwd:1]',
    `T: Tests use \`${'x.'.repeat(100)}y\`. [src/quote.ts#text, src/long.ts#deep]`,
  ];
  const proven = await proveIn(files, lines.map((line) => `- ${line}`).join('\n'));
  expect(proven.map(({ verdict }) => verdict.is)).not.toContain('proven');
});

test('whatever is written, proving never throws, keeps every line, and gives the same verdicts again', async () => {
  const files = { ...callers(4, 2), ...handlers(4, 4), ...manifest({ test: 'vitest run' }) };
  const word = fc.constantFrom(
    'If',
    'never',
    '`request`',
    '`axios`',
    'src/http.ts',
    '`npm test`',
    'registry',
    '`a.b::c`',
    'also',
    '12',
    'React 19',
    '`handle1()`',
    '[src/registry.ts#registry]',
    '(x)',
    '`*`',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(word, { minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 8 }),
      async (lines) => {
        const answer = lines.map((words) => `- H: Line ${words.join(' ')}`).join('\n');
        const once = await proveIn(files, answer);
        expect(once).toHaveLength(lines.length);
        expect(await proveIn(files, answer)).toEqual(once);
      },
    ),
    { seed: 45, numRuns: 25 },
  );
});
