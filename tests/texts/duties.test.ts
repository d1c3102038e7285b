import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@regelwerk/contract/shared/paths';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const migrations = join(root, 'packages/database/src/migrations');
const schema = readdirSync(migrations)
  .map((name) => readFileSync(join(migrations, name), 'utf8'))
  .join('\n');
const pages = new Set<string>(Object.values(paths));

const [, table = ''] = readFileSync(join(root, 'docs/operating.md'), 'utf8').split('| duty | source | screen |');
const [rows = ''] = table.split('\n\n');
const duties = rows
  .split('\n')
  .slice(2)
  .filter((line) => line.startsWith('|'))
  .map((line) => {
    const [duty = '', source = '', screen = '', record = '', mail = '', tests = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { duty, source, screen, record, mail, tests };
  });
/** Whether a file has tests that start a server and send it requests. */
const asksOverHttp = (path: string) => {
  if (!/^(apps\/server|tests)\/.*\.test\.ts$/.test(path) || path.startsWith('tests/texts/')) return false;
  const source = readFileSync(join(root, path), 'utf8');
  return (
    /\b(createTestApp|openShop|startTestServer|startTarget)\(/.test(source) &&
    /\.(request|call|invoke)\(|\bfetch\(/.test(source)
  );
};
const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

interface NamedTest {
  readonly path: string;
  readonly title: string;
}
const namedTests = (cell: string): NamedTest[] =>
  [...cell.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, path = '', title = '']) => ({ path, title }));

/** Returns the titles of a file's tests that assert something, in themselves or in a function of the file that they call. */
function assertingTitles(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  const asserting = new Set(['expect']);
  const calls = (from: number, to: number) =>
    [...asserting].some((name) => new RegExp(`\\b${name}\\b(<[^>]*>)?\\(`).test(source.slice(from, to)));
  const bodies: { readonly name: string; readonly start: number; readonly end: number }[] = [];
  const tests: { readonly title: string; readonly start: number; readonly end: number }[] = [];
  const isTest = (callee: string) => /^(test|it)(\.each\b[\s\S]*)?$/.test(callee);
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
        bodies.push({ name: id.name, start: init.start, end: init.end });
    },
    FunctionDeclaration: ({ id, start, end }) => {
      if (id !== null) bodies.push({ name: id.name, start, end });
    },
    CallExpression: ({ callee, arguments: given, start, end }) => {
      const [title] = given;
      if (title === undefined || !isTest(source.slice(callee.start, callee.end))) return;
      if (title.type === 'Literal' || title.type === 'TemplateLiteral')
        tests.push({ title: source.slice(title.start + 1, title.end - 1), start, end });
    },
  }).visit(program);
  for (const { name, start, end } of bodies) if (calls(start, end)) asserting.add(name);
  return tests.filter(({ start, end }) => calls(start, end)).map(({ title }) => title);
}

test('plan cards promise nothing that everybody has or nobody gets', () => {
  const copy = readFileSync(join(root, 'apps/web/src/features/billing/copy.ts'), 'utf8');
  expect(copy).not.toMatch(/priority support|all features|bevorzugter support|alle funktionen/i);
});

test('no text says what a model will do with a rule, or what models know', () => {
  const texts = ['apps/web/src', 'packages/database/src/seeds'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /copy\.ts$|translations\.json$|\.md$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  expect(texts.length).toBeGreaterThan(20);
  const promise =
    /your (AI )?(model|tool|agent) follows|followed best|models (get wrong|fail)|trips up models|newer than (the model|what most models)|an die sich|hält sich dein|(Modelle?|Werkzeug) (zuverlässig )?befolgt|Modelle .{0,20}(scheitern|falsch machen)|neuer (sind )?als das/i;
  expect(
    texts.filter((path) => promise.test(readFileSync(path, 'utf8'))).map((path) => path.slice(root.length)),
  ).toEqual([]);
});

test('the table of duties is read', () => {
  expect(duties.length).toBeGreaterThan(25);
  expect(new Set(duties.map(({ duty }) => duty)).size).toBe(duties.length);
});

test('a test counts for a duty if it asserts something, itself or in a function that it calls', () => {
  const source = `
    const check = (value) => expect(value).toBe(1);
    test('asserts', () => expect(1).toBe(1));
    test.each([1])('asserts by a function', (one) => check(one));
    test('only runs', () => run());
    describe('group', () => { test(\`asserts in \${language}\`, async () => { await expect(page).toHaveURL('/'); }); });
    expect(1).toBe(1);`;
  expect(assertingTitles('a.test.ts', source)).toEqual([
    'asserts',
    'asserts by a function',
    expect.stringMatching(/^asserts in/),
  ]);
});

test.each(duties)('$duty: its screen, record and tests exist', ({ source, screen, record, mail, tests }) => {
  for (const cell of [source, screen, record, mail, tests]) expect(cell).not.toBe('');
  const screens = named(screen);
  expect(screens.length).toBeGreaterThan(0);
  expect(screens.filter((path) => !pages.has(path))).toEqual([]);
  const [tables, columns] = [named(record).filter((name) => name.includes('.')), named(record)];
  for (const name of tables) expect(schema).toContain(`create table ${name} (`);
  for (const name of columns) expect(schema).toContain(name);
  const playing = namedTests(tests);
  expect(playing.map(({ path }) => path)).toEqual(named(tests));
  expect(playing.length).toBeGreaterThan(0);
  const silent = playing.filter(
    ({ path, title }) =>
      !existsSync(join(root, path)) ||
      !assertingTitles(path, readFileSync(join(root, path), 'utf8')).some((one) => one.includes(title)),
  );
  expect(silent).toEqual([]);
  expect(playing.filter(({ path }) => asksOverHttp(path))).not.toEqual([]);
});
