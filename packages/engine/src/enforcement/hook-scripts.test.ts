import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyProfile } from '../../../../tools/testing/empty-profile.ts';
import { packOf } from './pack-of.ts';

const profile = {
  ...emptyProfile,
  ruleFiles: ['CLAUDE.md', 'AGENTS.md', '.cursor/rules/a.mdc'].map((path) => ({ path, size: 1 })),
};
const entries = packOf(['base.applied-migration', 'base.destructive'], profile);
const folder = mkdtempSync(join(tmpdir(), 'regelwerk-hooks-'));

function write(path: string, text: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (text.startsWith('#!')) chmodSync(file, 0o755);
}
const run = (command: string, words: readonly string[], input = '') =>
  spawnSync(command, words, {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  });
const git = (...words: string[]) => run('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words]);

/** Files beside migrations that change with them, and migrations of other tools. */
const others = [
  'migrations/env.py',
  'src/migrations/runner.ts',
  'src/db/migrations/meta/_journal.json',
  'src/db/migrations/meta/0000_snapshot.json',
];
const committed = [
  'alembic/versions/1975ea83b712_start.py',
  'database/migrations/2026_01_01_000000_create_users_table.php',
  'db/migrate/20260101000000_create_users.rb',
  'migrations/Version20260101000000.php',
  'prisma/migrations/20260101000000_start/migration.sql',
  'src/db/migrations/0000_start.sql',
];

beforeAll(() => {
  git('init', '-q');
  for (const { path, text } of entries) write(path, text);
  git('config', 'core.hooksPath', '.githooks');
  write('shop/migrations/0001_initial.py', 'a = 1\n');
  write('shop/models.py', 'a = 1\n');
  for (const path of others) write(path, 'a = 1\n');
  for (const path of committed) write(path, 'a = 1\n');
  git('add', '-A');
  expect(git('commit', '-qm', 'Start').status).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the hook of git', () => {
  test('lets a new migration and changed code pass', () => {
    write('shop/migrations/0002_more.py', 'b = 1\n');
    write('shop/models.py', 'a = 2\n');
    git('add', '-A');
    expect(git('commit', '-qm', 'Add').status).toBe(0);
  });

  test('lets the files beside migrations change', () => {
    for (const path of others) write(path, 'a = 2\n');
    git('add', '-A');
    expect(git('commit', '-qm', 'Change').status).toBe(0);
  });

  test.each(committed)('refuses a change of %s, and names the way out', (path) => {
    write(path, 'a = 2\n');
    git('add', '-A');
    const { status, stderr } = git('commit', '-qm', 'Change');
    expect(status).toBe(1);
    expect(stderr).toContain(path);
    expect(stderr).toContain('--no-verify');
    git('reset', '-q', '--hard');
  });

  test.each([
    ['changed', () => write('shop/migrations/0001_initial.py', 'a = 2\n')],
    ['deleted', () => rmSync(join(folder, 'shop/migrations/0001_initial.py'))],
    ['renamed', () => git('mv', 'shop/migrations/0001_initial.py', 'shop/migrations/0001_start.py')],
  ])('refuses a committed migration that is %s', (_what, change) => {
    change();
    git('add', '-A');
    const { status, stderr } = git('commit', '-qm', 'Change');
    expect(status).toBe(1);
    expect(stderr).toContain('shop/migrations/0001_initial.py');
    git('reset', '-q', '--hard');
  });
});

describe('the script of the hooks of assistants', () => {
  const call = (command: string) =>
    run('bin/ask_first', [], JSON.stringify({ tool_name: 'Bash', tool_input: { command } })).status;

  test.each([
    'git push --force origin main',
    'git push -f',
    'git push origin +main',
    'git -C app reset --hard HEAD~1',
    'git rebase -i main',
    'git clean -fdx',
    'git  push --force',
    'git push origin :main',
    'git checkout -- .',
    'git checkout -f',
    'git restore .',
    'rm -rf src',
    'rm -rf node_modules data',
    'rm -rf dist && rm -rf /tmp/../home',
    'cd app && rm -r data',
    'find . -delete',
    'psql -c "DROP TABLE users"',
    'psql -c "delete from users"',
    'npx prisma migrate reset',
    'prisma db push --accept-data-loss',
    'bin/rails db:drop',
    'bin/rails db:rollback',
    'php artisan migrate:fresh',
    'php artisan migrate:rollback',
    'python manage.py flush',
    'python manage.py migrate shop zero',
    'docker compose down -v',
  ])('refuses %s', (command) => {
    expect(call(command)).toBe(2);
  });

  test.each([
    'git push origin main',
    'git push origin feature-f',
    'git status',
    'git commit -m "Add a form"',
    'git commit --amend --no-edit',
    'git push origin HEAD:main',
    'git checkout -b new',
    'git restore --staged a.ts',
    'git reset HEAD a.ts',
    'rm a.txt',
    'rm -rf node_modules ./dist',
    'rm -f /tmp/x.log && npm test',
    'grep -rn "DROP TABLE" db',
    'echo "please do not delete from here"',
    'npm test',
    'npm run format',
    'bin/rails db:migrate',
    'php artisan migrate',
    'python manage.py migrate',
    'docker compose down',
  ])('allows %s', (command) => {
    expect(call(command)).toBe(0);
  });

  test('is named by the settings of each assistant that the project uses', () => {
    const settings = entries.filter(({ language }) => language === 'json');
    expect(settings.map(({ path }) => path)).toEqual([
      '.claude/settings.json',
      '.cursor/hooks.json',
      '.codex/hooks.json',
    ]);
    for (const { text } of settings) expect(JSON.stringify(JSON.parse(text))).toContain('bin/ask_first');
    const installed = {
      ...profile,
      checks: [{ name: 'agent-hook', settings: ['ask_first'], evidence: '.claude/settings.json' }],
    };
    expect(packOf(['base.destructive'], installed)).toEqual([]);
  });
});
