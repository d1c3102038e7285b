import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { isLongRun } from '../../../../tools/testing/is-long-run.ts';
import { openTestDatabase } from '../../../../tools/testing/open-test-database.ts';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'regelwerk-entries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = (name: string) => `apps/server/src/${name}.ts`;
const command = server('commands/run-command');
const withDatabase: Readonly<Record<string, readonly string[]>> = {
  start: [server('main')],
  keys: [command, 'keys'],
  admin: [command, 'admin', 'grant', 'ada@example.com'],
  'ledger:check': [command, 'ledger:check'],
  catalog: [command, 'catalog'],
  reconcile: [command, 'reconcile'],
  orders: [command, 'orders', 'list'],
};

/** All commands share one entry, so the short run takes one of them; the start of the server is tested as a whole. */
const entries = Object.entries(withDatabase).filter(([name]) => isLongRun || name === 'keys');

/** Runs a command like an operator, and returns its error output. */
async function run(args: readonly string[], environment: Record<string, string>) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_DIR: join(folder, 'none'),
    ...environment,
  };
  const child = spawn(process.execPath, [...args], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code };
}

async function expectSentence(args: readonly string[], environment: Record<string, string>, words: RegExp) {
  const { said, code } = await run(args, environment);
  expect({ args, said, code }).toMatchObject({ said: expect.stringMatching(words), code: expect.any(Number) });
  expect(said).not.toMatch(/\n\s+at |node:internal|file:\/\//);
  expect(code).not.toBe(0);
}

test.each(entries)('%s says what is wrong with the settings', async (_name, args) => {
  await expectSentence(
    args,
    { DATABASE_UR: 'postgres://x' },
    /DATABASE_UR: no such setting; did you mean DATABASE_URL\?/,
  );
});

test.each(entries)('%s says that the database is away', async (_name, args) => {
  const words = /The database .*cannot be reached: .*Does it run, and is DATABASE_URL right\?/;
  await expectSentence(args, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }, words);
});

test('a command says that the embedded database is in use, and by whom', async () => {
  const { options, remove } = await openTestDatabase('embedded');
  if (!('dataDir' in options)) throw new Error('an embedded database has a folder');
  const { dataDir } = options;
  const all = [[server('main')], [command, 'keys'], [command, 'admin', 'grant', 'ada@example.com']];
  const commands = isLongRun ? all : all.slice(0, 2);
  await Promise.all(commands.map((args) => expectSentence(args, { DATA_DIR: dataDir }, /is in use by process \d+/)));
  await remove();
});

const refusals: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['keys', [command, 'keys', 'now'], /Usage: npm run keys\n {7}npm run keys -- add api/],
  ['ledger:check', [command, 'ledger:check', '--fix'], /Unknown argument --fix\. Usage: npm run ledger:check/],
  ['catalog', [command, 'catalog', 'x'], /Unknown argument x/],
  ['reconcile', [command, 'reconcile', 'x'], /Unknown argument x/],
  ['admin', [command, 'admin', 'promote', 'a@example.com'], /Usage: npm run admin -- grant EMAIL/],
  ['admin', [command, 'admin', 'grant', 'a@example.com', 'b@example.com'], /Usage: npm run admin/],
  ['rule', ['tools/rule/print-rule.ts', '--modell', 'Claude'], /Unknown option '--modell'[\s\S]*Usage: npm run rule/],
];

/** One of each entry in the short run. */
const sampled = refusals.filter(
  ([, [entry]], index) => isLongRun || refusals.findIndex(([, [one]]) => one === entry) === index,
);

test.each(sampled)('%s says which argument it does not know', async (_name, args, words) => {
  await expectSentence(args, {}, words);
});
