import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes, openTestDatabase, type TestDatabase } from '../../../tools/testing/open-test-database.ts';
import { readVisitorView } from './visitor-view.ts';

describe.each(databaseModes)('what a visitor’s view depends on, on the %s database', (mode) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(mode);
  });
  afterAll(() => database.remove());

  /** Reads the view before a statement, after it and after its rollback. */
  const around = async (statement: string) => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      const before = await readVisitorView(client);
      await client.query(statement);
      const after = await readVisitorView(client);
      await client.query('rollback');
      return { before, after, restored: await readVisitorView(client) };
    } finally {
      client.release();
    }
  };

  test.each([
    ['a changed policy', 'alter policy everyone_reads on public.translations using (false)'],
    ['a new policy', 'create policy more on public.prices for select to anon using (true)'],
    ['a dropped policy', 'drop policy everyone_reads on public.ai_models'],
    ['row level security switched off', 'alter table public.products disable row level security'],
    ['a withdrawn grant', 'revoke select on public.translations from anon'],
    ['a grant of one column', 'grant select (id) on public.profiles to anon'],
    ['a withdrawn schema', 'revoke usage on schema public from anon'],
    [
      'a function that a policy calls',
      'create or replace function auth.is_admin() returns boolean language sql stable as $$ select true $$',
    ],
    ['a new view', 'create view public.everything as select * from public.translations'],
    ['a table without its rows', 'truncate public.translations'],
  ])('%s changes its mark, until it is taken back', async (_name, statement) => {
    const { before, after, restored } = await around(statement);
    expect(after.mark).not.toBe(before.mark);
    expect(restored).toEqual(before);
    expect(before.announced).toEqual(['ai_models', 'prices', 'products', 'translations']);
  });

  test.each([
    ['disabled', 'alter table public.prices disable trigger notify_change'],
    ['dropped', 'drop trigger notify_change on public.prices'],
    [
      'limited to some changes',
      `create or replace trigger notify_change after insert or delete on public.prices
       for each row execute function private.notify_change('id')`,
    ],
    [
      'limited to some rows',
      `create or replace trigger notify_change after insert or update or delete on public.prices
       for each row when (pg_trigger_depth() = 0) execute function private.notify_change('id')`,
    ],
  ])('a table whose trigger is %s announces no longer every change', async (_name, statement) => {
    const { before, after } = await around(statement);
    expect(after.announced).toEqual(['ai_models', 'products', 'translations']);
    expect(after.mark).not.toBe(before.mark);
  });

  test('a change of rows leaves it as it is', async () => {
    const { before, after } = await around(
      "insert into public.translations (key, language, value) values ('view.row', 'en', 'x')",
    );
    expect(after).toEqual(before);
  });
});
