import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tools/testing/open-test-database.ts';
import { findObstacle } from './find-obstacle.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Surface } from './surface.ts';

/** An embedded database has one process. */
describe('a process beside a newer version on a native database', () => {
  let database: TestDatabase;
  let surface: Surface | undefined;
  const query = (statement: string) => database.pool.query(statement);
  beforeAll(async () => {
    database = await openTestDatabase('native');
    await query(`create function public.of_this_version(a integer, b text default '') returns integer
      language sql as 'select a'`);
    surface = (await prepareDatabase(database, seedLists)).surface;
    // what the start of a newer version leaves behind
    await query(`insert into private.migrations values ('9999_of_tomorrow.sql', 'x');
      update private.definitions set sha256 = 'of tomorrow' where name = 'functions/private.touch_updated_at'`);
  });
  afterAll(() => database.remove());

  test.each([
    ['nothing else', 'select 1', 'select 1'],
    [
      'a column that may be empty',
      'alter table public.products add extra text',
      'alter table public.products drop extra',
    ],
    [
      'a required column with a default',
      'alter table public.products add extra integer not null default 0',
      'alter table public.products drop extra',
    ],
    ['a table', 'create table private.extra (id integer not null)', 'drop table private.extra'],
    [
      'an argument with a default',
      `drop function public.of_this_version; create function public.of_this_version(a integer, b text default '', c text default '') returns integer language sql as 'select 2'`,
      `drop function public.of_this_version; create function public.of_this_version(a integer, b text default '') returns integer language sql as 'select a'`,
    ],
  ])('stays ready after it added %s', async (_name, change, undo) => {
    await query(change);
    const found = await findObstacle(database, surface);
    await query(undo);
    expect(found).toBeUndefined();
  });

  test.each([
    [
      'a column was renamed',
      'alter table public.products rename name to title',
      'alter table public.products rename title to name',
    ],
    [
      'a column has another type',
      'alter table private.settings alter created_at type timestamp',
      'alter table private.settings alter created_at type timestamptz',
    ],
    [
      'an insert must name a column that it does not know',
      'alter table private.seeds add extra integer; update private.seeds set extra = 0; alter table private.seeds alter extra set not null',
      'alter table private.seeds drop extra',
    ],
    [
      'a function is gone',
      'alter function public.of_this_version rename to of_another',
      'alter function public.of_another rename to of_this_version',
    ],
    [
      'an argument lost its default',
      `drop function public.of_this_version; create function public.of_this_version(a integer, b text) returns integer language sql as 'select a'`,
      `drop function public.of_this_version; create function public.of_this_version(a integer, b text default '') returns integer language sql as 'select a'`,
    ],
  ])('is not ready once %s', async (_name, change, undo) => {
    await query(change);
    const found = await findObstacle(database, surface);
    await query(undo);
    expect(found).toBe('definitions differ');
    expect(await findObstacle(database, surface)).toBeUndefined();
  });

  test('cannot start again', async () => {
    await expect(prepareDatabase(database, seedLists)).rejects.toThrow(/newer than this version of the product/);
  });
});
