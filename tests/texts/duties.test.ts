import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@regelwerk/contract/paths';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const migrations = join(root, 'packages/database/src/migrations');
const schema = readdirSync(migrations)
  .map((name) => readFileSync(join(migrations, name), 'utf8'))
  .join('\n');
const pages = new Set<string>(Object.values(paths));

const [, table = ''] = readFileSync(join(root, 'docs/operating.md'), 'utf8').split('| duty | source | screen |');
const duties = table
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

test.each(duties)('$duty: its screen, record and tests exist', ({ source, screen, record, mail, tests }) => {
  for (const cell of [source, screen, record, mail, tests]) expect(cell).not.toBe('');
  const screens = named(screen);
  expect(screens.length).toBeGreaterThan(0);
  expect(screens.filter((path) => !pages.has(path))).toEqual([]);
  const [tables, columns] = [named(record).filter((name) => name.includes('.')), named(record)];
  for (const name of tables) expect(schema).toContain(`create table ${name} (`);
  for (const name of columns) expect(schema).toContain(name);
  const files = named(tests);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(files.filter(asksOverHttp)).not.toEqual([]);
});
