import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createDatabaseTemplate } from './create-database-template.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'regelwerk-template-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the database in `folder`, runs a statement and returns whether the product's tables are there. */
async function isMigrated(template: string, statement = 'select 1'): Promise<boolean> {
  const database = await openDatabase({ dataDir: join(folder, 'data'), template: () => template });
  const { rows } = await database.pool.query<{ found: boolean }>(
    "select to_regclass('private.seeds') is not null as found",
  );
  await database.pool.query(statement);
  await database.close();
  return rows[0]?.found ?? false;
}

test('a new database is a copy of the template, which later starts leave alone', async () => {
  const { embeddedTemplate } = inject('databases');
  expect(await isMigrated(embeddedTemplate, 'drop table private.seeds')).toBe(true);
  expect(await isMigrated(embeddedTemplate)).toBe(false);
});

test('a start without a template creates a database', async () => {
  expect(await isMigrated(join(folder, 'missing'))).toBe(false);
});

test('a template that cannot be copied is done without', async () => {
  const template = join(folder, 'template');
  mkdirSync(join(template, 'postgres'), { recursive: true });
  spawnSync('mkfifo', [join(template, 'postgres', 'pipe')]);
  expect(await isMigrated(template)).toBe(false);
});

test('the template of a new version replaces that of an older one', async () => {
  mkdirSync(join(folder, 'database-of-yesterday'));
  const template = await createDatabaseTemplate(seedLists, folder);
  expect(readdirSync(folder)).toEqual([basename(template)]);
  expect(await isMigrated(template)).toBe(true);
  const other = await createDatabaseTemplate({ ...seedLists, models: seedLists.models.slice(1) }, folder);
  expect(other).not.toBe(template);
  expect(readdirSync(folder).sort()).toEqual([basename(other), 'data'].sort());
});
