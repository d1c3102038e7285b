import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { openDatabase } from '@regelwerk/database/open-database';
import { prepareDatabase } from '@regelwerk/database/prepare-database';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { embeddedTemplate } from './embedded-template.ts';
import { startNativePostgres } from './native-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databases: { embeddedTemplate: string; nativeServer: string; nativeTemplate: string };
  }
}

const nativeTemplate = 'regelwerk_template';

/** Creates one migrated and seeded database of each kind before the tests; each test file works on its own copy. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const native = await startNativePostgres();
  await createNativeTemplate(native.url);
  project.provide('databases', {
    embeddedTemplate: await embeddedTemplate(),
    nativeServer: native.url('postgres'),
    nativeTemplate,
  });
  return native.stop;
}

async function createNativeTemplate(url: (database: string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: url('postgres') });
  await client.connect();
  await client.query(`create database ${nativeTemplate}`);
  await client.end();
  const database = await openDatabase({ url: url(nativeTemplate) });
  await prepareDatabase(database, seedLists);
  await database.close();
}
