import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyDatabaseMode, openTestDatabase, type TestDatabase } from '../../../tools/testing/open-test-database.ts';
import { definitions } from './definitions.ts';
import { findObstacle } from './find-obstacle.ts';
import { prepareDatabase } from './prepare-database.ts';
import { catalogOf } from './testing/catalog-of.ts';

describe.each(everyDatabaseMode)('missing parts of the %s database', (mode) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(mode);
  });
  afterAll(() => database.remove());

  test.each([
    ['a policy', 'drop policy service_role_all on public.user_tokens'],
    ['the right to use a schema', 'revoke usage on schema auth from anon'],
    ['row level security', 'alter table public.user_tokens disable row level security'],
  ])('%s is detected, and restored by the next start with every grant', async (_lack, statement) => {
    expect(await findObstacle(database)).toBeUndefined();
    const before = await catalogOf(database.pool);
    await database.pool.query(`${statement};
      revoke select on public.user_tokens from authenticated;
      revoke update (display_name) on public.profiles from authenticated;
      revoke execute on function public.save_generated_rule from authenticated;
      alter default privileges grant execute on functions to public`);
    expect(await findObstacle(database)).toBe('access incomplete');
    expect(await prepareDatabase(database, seedLists)).toEqual([`${definitions().length} definitions`]);
    expect(await findObstacle(database)).toBeUndefined();
    expect(await catalogOf(database.pool)).toEqual(before);
  });

  test('objects added by an operator are left alone', async () => {
    await database.pool.query(`create table public.extra (id int);
      grant select on public.extra to anon;
      create function public.extra_one() returns int language sql as 'select 1';
      grant execute on function public.extra_one() to public`);
    expect(await findObstacle(database)).toBeUndefined();
    expect(await prepareDatabase(database, seedLists)).toEqual([]);
  });

  test('migrations of a newer version stop the start by name', async () => {
    await database.pool.query(`insert into private.migrations values ('9999_of_tomorrow.sql', 'x')`);
    await expect(prepareDatabase(database, seedLists)).rejects.toThrow(
      /newer than this version of the product: it has 9999_of_tomorrow\.sql/,
    );
    await database.pool.query(`delete from private.migrations where name like '9999%'`);
    expect(await prepareDatabase(database, seedLists)).toEqual([]);
  });

  test('pending migrations and refused writes are detected', async () => {
    await database.pool.query(`update private.migrations set name = 'x' || name where name like '0001%'`);
    expect(await findObstacle(database)).toBe('migrations pending');
    await database.pool.query(`update private.migrations set name = substr(name, 2) where name like 'x0001%'`);
    await database.pool.query(`create function public.refuse() returns trigger language plpgsql as $$ begin
        raise read_only_sql_transaction; end $$;
      create trigger refuse before insert or update on private.settings execute function public.refuse()`);
    expect(await findObstacle(database)).toBe('database read-only');
  });
});
