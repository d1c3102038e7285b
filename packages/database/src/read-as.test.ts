import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyDatabaseMode, openTestDatabase, type TestDatabase } from '../../../tools/testing/open-test-database.ts';
import { isUnavailable } from './is-unavailable.ts';
import { readAs } from './read-as.ts';

const person = (id: string) => ({ role: 'authenticated', claims: { sub: id, role: 'authenticated' } }) as const;

describe.each(everyDatabaseMode)('reads of many callers at once on the %s database', (mode) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(mode);
  });
  afterAll(() => database.remove());

  test('each is of its own caller', async () => {
    const ids = Array.from({ length: 64 }, () => randomUUID());
    const own = { text: 'select auth.uid() as id', values: [] };
    const seen = await Promise.all(ids.map((id) => readAs<{ id: string }>(database, person(id), own)));
    expect(seen.map(([row]) => row?.id)).toEqual(ids);
  });

  test('an error is that of one caller alone', async () => {
    const divide = (by: number) => ({ text: 'select 12 / $1::int as result', values: [by] });
    const answers = await Promise.allSettled(
      [1, 2, 0, 3, 0, 4].map((by) => readAs(database, person(randomUUID()), divide(by))),
    );
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))).toEqual([
      [{ result: 12 }],
      [{ result: 6 }],
      '22012',
      [{ result: 4 }],
      '22012',
      [{ result: 3 }],
    ]);
  });

  test('a read that fails leaves nothing of its caller on its connection', async () => {
    const stranger = { ...person(randomUUID()), role: 'nobody' as 'anon' };
    await Promise.allSettled(
      ['select 1 / 0', 'no statement', 'select $1', 'insert into public.user_tokens default values'].flatMap((text) => [
        readAs(database, person(randomUUID()), { text, values: [] }),
        readAs(database, stranger, { text, values: [] }),
      ]),
    );
    const next = `select current_user = session_user as "isOwner", current_setting('transaction_read_only') as "readOnly",
      nullif(current_setting('request.jwt.claims', true), '') as claims`;
    const seen = await Promise.all(Array.from({ length: 24 }, () => database.pool.query(next)));
    expect(new Set(seen.map(({ rows }) => JSON.stringify(rows)))).toEqual(
      new Set([JSON.stringify([{ isOwner: true, readOnly: 'off', claims: null }])]),
    );
  });

  test('a caller whose role is missing gets no rows, and the database counts as unavailable', async () => {
    const stranger = { ...person(randomUUID()), role: 'nobody' as 'anon' };
    const read = readAs(database, stranger, { text: 'select 1 as n', values: [] });
    expect(isUnavailable(await read.catch((error: unknown) => error))).toBe(true);
  });

  test.runIf(mode === 'native')(
    'a connection that ends fails its caller as unavailable, and the next has another',
    async () => {
      // the user of the server may end its own sessions, its callers may not
      const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%as doomed%'`;
      const sleep = { text: 'select pg_sleep(9) as doomed', values: [] };
      // caught at once: the read may fail before the statement that ends it has answered
      const sleeping = readAs(database, person(randomUUID()), sleep).catch((error: unknown) => error);
      await expect.poll(async () => (await database.pool.query(end)).rowCount).toBe(1);
      expect(isUnavailable(await sleeping)).toBe(true);
      const next = { text: 'select 1 as n', values: [] };
      expect(await readAs(database, person(randomUUID()), next)).toEqual([{ n: 1 }]);
    },
  );
});
