import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seedLists } from '@regelwerk/contract/seed-lists';
import { openDatabase } from '@regelwerk/database/open-database';
import { prepareDatabase } from '@regelwerk/database/prepare-database';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startNativePostgres } from './native-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databases: { embeddedTemplate: string; nativeServer: string; nativeTemplate: string };
  }
}

const root = join(import.meta.dirname, '../..');
const nativeTemplate = 'regelwerk_template';

/** Creates one migrated and seeded database of each kind before the tests; each test file works on its own copy. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const native = await startNativePostgres();
  await createNativeTemplate(native.url);
  project.provide('databases', {
    embeddedTemplate: await createEmbeddedTemplate(),
    nativeServer: native.url('postgres'),
    nativeTemplate,
  });
  return native.stop;
}

async function createEmbeddedTemplate(): Promise<string> {
  const template = join(root, '.cache', `database-${schemaHash()}`);
  if (existsSync(template)) return template;
  const draft = `${template}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await fill({ dataDir: draft });
  renameSync(draft, template);
  return template;
}

async function createNativeTemplate(url: (database: string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: url('postgres') });
  await client.connect();
  await client.query(`create database ${nativeTemplate}`);
  await client.end();
  await fill({ url: url(nativeTemplate) });
}

async function fill(options: { dataDir: string } | { url: string }): Promise<void> {
  const database = await openDatabase(options);
  await prepareDatabase(database, seedLists);
  await database.close();
}

function schemaHash(): string {
  const source = join(root, 'packages/database/src');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'packages/database/package.json')))
    .update(JSON.stringify(seedLists));
  for (const file of readdirSync(source).sort())
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) hash.update(readFileSync(join(source, file)));
  for (const folder of ['migrations', 'functions', 'triggers', 'policies', 'seeds']) {
    for (const file of readdirSync(join(source, folder)).sort())
      hash.update(file).update(readFileSync(join(source, folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
