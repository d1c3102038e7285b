import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, type DatabaseOptions, openDatabase } from '@regelwerk/database/open-database';
import pg from 'pg';
import { inject } from 'vitest';

export type DatabaseMode = Database['mode'];

/** Both databases, for tests of their differences. */
export const everyDatabaseMode: readonly DatabaseMode[] = ['embedded', 'native'];

/** The databases for all other tests: native, or as set by TEST_DATABASES (`embedded`, `native`, `both`). */
export const databaseModes = everyDatabaseMode.filter((mode) =>
  [mode, 'both'].includes(process.env.TEST_DATABASES ?? 'native'),
);

/** The database of tests to which the choice makes no difference. */
export const anyDatabaseMode: DatabaseMode = databaseModes[0] ?? 'native';

/** A migrated and seeded database of its own; `remove` closes and deletes it. */
export interface TestDatabase extends Database {
  readonly options: DatabaseOptions;
  readonly remove: () => Promise<void>;
}

/** A migrated and seeded database that is not open yet. */
export interface DatabaseCopy {
  readonly options: { readonly dataDir: string } | { readonly url: string };
  readonly erase: () => Promise<void>;
}

export async function openTestDatabase(
  mode: DatabaseMode,
  limits: { statementLimitMs?: number; idleTransactionMs?: number; poolSize?: number } = {},
): Promise<TestDatabase> {
  const { options, erase } = await copyTestDatabase(mode);
  // a busy machine may take longer for a statement than people would wait
  const database = await openDatabase({ ...options, statementLimitMs: 120_000, ...limits });
  return {
    ...database,
    options,
    remove: async () => {
      await database.close();
      await erase();
    },
  };
}

export async function copyTestDatabase(mode: DatabaseMode): Promise<DatabaseCopy> {
  return mode === 'embedded'
    ? createEmbedded(inject('databases').embeddedTemplate)
    : createNative(inject('databases').nativeTemplate);
}

/** Creates a database without tables, like that of a first start. */
export async function emptyTestDatabase(mode: DatabaseMode): Promise<DatabaseCopy> {
  return mode === 'embedded' ? createEmbedded() : createNative('template0');
}

function createEmbedded(template?: string): DatabaseCopy {
  const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-test-'));
  if (template !== undefined) cpSync(template, dataDir, { recursive: true });
  return { options: { dataDir }, erase: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function createNative(template: string): Promise<DatabaseCopy> {
  const { nativeServer } = inject('databases');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(nativeServer, `create database ${name} template ${template}`);
  const url = nativeServer.replace('/postgres?', `/${name}?`);
  return { options: { url }, erase: () => onServer(nativeServer, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // only one client may copy a template at a time
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
