import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTestDatabase, databaseModes, emptyTestDatabase } from '../../../tools/testing/open-test-database.ts';
import { ensureRoles } from './ensure-roles.ts';
import { findObstacle } from './find-obstacle.ts';
import { type Database, openDatabase } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { catalogOf } from './testing/catalog-of.ts';

const dumpOf = (name: string) =>
  gunzipSync(readFileSync(join(import.meta.dirname, `testing/database-${name}.sql.gz`))).toString();
/** From the last version whose migrations still contained functions, triggers and policies. */
const older = dumpOf('0026');
/** From the last version that packed results. */
const packing = dumpOf('0057');

describe.each(databaseModes)('older %s database', (mode) => {
  const cleanUp: (() => Promise<void>)[] = [];
  let upgraded: Database;
  let fresh: Database;
  const open = async ({ options, erase }: Awaited<ReturnType<typeof emptyTestDatabase>>) => {
    const database = await openDatabase(options);
    cleanUp.push(async () => {
      await database.close();
      await erase();
    });
    return database;
  };
  beforeAll(async () => {
    upgraded = await open(await emptyTestDatabase(mode));
    fresh = await open(await copyTestDatabase(mode));
    await ensureRoles(upgraded);
    await upgraded.pool.query(older);
    await upgraded.pool.query(
      `insert into public.translations (key, language, value)
        values ('catalogue.title', 'de', 'Unser Angebot'), ('catalogue.title', 'en', 'The catalogue'), ('admin.catalogue', 'en', 'Stock')`,
    );
    await prepareDatabase(upgraded, seedLists);
  });
  afterAll(() => Promise.all(cleanUp.map((one) => one())));

  test('has the same schema as a new one after its next start', async () => {
    const [was, is] = [await catalogOf(fresh.pool), await catalogOf(upgraded.pool)];
    expect(is).toEqual(was);
    expect(is.length).toBeGreaterThan(1_000);
  });

  test('has the same schema also if it packed results', async () => {
    const database = await open(await emptyTestDatabase(mode));
    await ensureRoles(database);
    await database.pool.query(packing);
    await prepareDatabase(database, seedLists);
    // a dump leaves out what an owner may do by default
    const [was, is] = [await catalogOf(fresh.pool), await catalogOf(database.pool)].map((all) =>
      all.filter((line) => !/^right .* to its owner /.test(line)),
    );
    expect(is).toEqual(was);
  });

  test('moves the texts of admins to the keys with the new spelling', async () => {
    const { rows } = await upgraded.pool.query(
      `select key, language, value from public.translations where key ~ 'catalog' order by key, language`,
    );
    expect(rows).toEqual([
      { key: 'admin.catalogue', language: 'en', value: 'Stock' },
      { key: 'catalog.title', language: 'de', value: 'Unser Angebot' },
      { key: 'catalog.title', language: 'en', value: 'The catalogue' },
    ]);
    const { rows: leads } = await upgraded.pool.query(
      `select value from public.translations where key = 'landing.lead' and language = 'en'`,
    );
    expect(leads).toEqual([{ value: expect.stringContaining('files that Cursor and Claude load') }]);
  });

  test('serves callers, and has nothing left to do', async () => {
    expect(await findObstacle(upgraded)).toBeUndefined();
    expect(await prepareDatabase(upgraded, seedLists)).toEqual([]);
  });
});
