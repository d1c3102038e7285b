import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyDatabaseMode, openTestDatabase, type TestDatabase } from '../../../tools/testing/open-test-database.ts';
import { isUnavailable } from './is-unavailable.ts';
import { queryShared } from './query-shared.ts';
import { readAs } from './read-as.ts';
import { countWaitingCallers } from './send-on-connection.ts';

const person = (id: string) => ({ role: 'authenticated', claims: { sub: id, role: 'authenticated' } }) as const;
const own = { text: 'select auth.uid() as id', values: [] };

describe.each(everyDatabaseMode)('callers that share connections of the %s database', (mode) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(mode);
    // a statement shares once it has proved quick
    await readAs(database, person(randomUUID()), own);
  });
  afterAll(() => database.remove());

  test('each read is of its own caller', async () => {
    const ids = Array.from({ length: 64 }, () => randomUUID());
    const seen = await Promise.all(ids.map((id) => readAs<{ id: string }>(database, person(id), own)));
    expect(seen.map(([row]) => row?.id)).toEqual(ids);
  });

  test.runIf(mode === 'native')('eight of a moment need one connection', async () => {
    const process = { name: 'process', text: 'select pg_backend_pid() as id', values: [] };
    const seen = await Promise.all(
      Array.from({ length: 8 }, () => queryShared<{ id: number }>(database.pool, process)),
    );
    expect(new Set(seen.map(({ rows }) => rows[0]?.id)).size).toBe(1);
  });

  test('those who wait are counted one by one, until a connection is theirs', async () => {
    const held = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()));
    const quick = { name: 'quick', text: 'select 1 as n', values: [] };
    const shared = Array.from({ length: 40 }, () => queryShared(database.pool, quick));
    const alone = [database.pool.connect(), database.pool.connect()];
    await nextTurn();
    expect(countWaitingCallers(database.pool)).toBe(42);
    for (const client of held) client.release();
    await Promise.all(shared);
    for (const client of await Promise.all(alone)) client.release();
    expect(countWaitingCallers(database.pool)).toBe(0);
  });

  test('an error is that of one caller alone', async () => {
    const divide = { text: 'select 12 / $1::int as result', values: [1] };
    await readAs(database, person(randomUUID()), divide);
    const answers = await Promise.allSettled(
      [1, 2, 0, 3, 0, 4].map((by) => readAs(database, person(randomUUID()), { ...divide, values: [by] })),
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

  test('a statement whose first caller failed to prepare it is prepared by the next', async () => {
    const statement = (value: unknown) => ({ name: 'first', text: 'select $1::int as n', values: [value] });
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const answers = await Promise.allSettled(
      [circular, 1, 2].map((value) => queryShared(database.pool, statement(value))),
    );
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  test('a statement that cannot be prepared fails for each caller with its own reason', async () => {
    const wrong = { name: 'wrong', text: 'select nothing from nowhere', values: [] };
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => queryShared(database.pool, wrong)));
    expect(answers.map((one) => one.status === 'rejected' && one.reason.code)).toEqual(Array(4).fill('42P01'));
  });

  test.runIf(mode === 'native')('a slow read delays nobody else', async () => {
    const holder = await database.pool.connect();
    // slow in any case, and not over before the others are
    const slow = { text: 'select pg_sleep(0.1), pg_advisory_xact_lock(6)', values: [] };
    try {
      // the second time it is alone again, as it has not proved quick
      for (const _ of ['first', 'again']) {
        await holder.query('select pg_advisory_lock(6)');
        const late = readAs(database, person(randomUUID()), slow);
        const quick = Array.from({ length: 7 }, () => readAs(database, person(randomUUID()), own));
        // those behind it would wait until its time limit ends it
        await Promise.race([late, Promise.all(quick)]);
        await holder.query('select pg_advisory_unlock(6)');
        await late;
      }
    } finally {
      holder.release(true);
    }
  });

  test.runIf(mode === 'native')('callers that wait for a lock keep nobody else waiting', async () => {
    const holder = await database.pool.connect();
    await holder.query('select pg_advisory_lock(7)');
    const locked: Promise<unknown>[] = [];
    const lock = { name: 'lock', text: 'select pg_advisory_xact_lock($1::int)', values: [7] };
    const free = { name: 'free', text: 'select 1 as n', values: [] };
    // one for each connection that is shared at a time
    for (let turn = 0; turn < 2; turn += 1) {
      locked.push(queryShared(database.pool, lock));
      await new Promise(setImmediate);
    }
    expect((await queryShared(database.pool, free)).rows).toEqual([{ n: 1 }]);
    await holder.query('select pg_advisory_unlock(7)');
    holder.release();
    await Promise.all(locked);
  });

  test.runIf(mode === 'native')('a connection that ends fails its callers, and the next read has another', async () => {
    const end = { name: 'end', text: 'select pg_terminate_backend(pg_backend_pid())', values: [] };
    const next = { name: 'next', text: 'select 1 as n', values: [] };
    const answers = await Promise.allSettled([queryShared(database.pool, end), queryShared(database.pool, next)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await queryShared(database.pool, next)).rows).toEqual([{ n: 1 }]);
  });

  test.runIf(mode === 'native')(
    'whatever connections end, every call is answered or fails as unavailable',
    async () => {
      const kill = `select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname <> current_database() and query like '%as survivor%' order by random() limit 2`;
      const doomed = await openTestDatabase(mode);
      const failures: unknown[] = [];
      let answered = 0;
      let isOver = false;
      const calls = Promise.all(
        Array.from({ length: 32 }, async (_, lane) => {
          for (let call = 0; call < 40; call += 1) {
            const statement = {
              name: `lane-${lane % 4}`,
              text: `select $1::int as survivor, ${lane % 4}`,
              values: [call],
            };
            await queryShared(doomed.pool, statement).then(
              () => {
                answered += 1;
              },
              (error: unknown) => failures.push(error),
            );
          }
        }),
      ).finally(() => {
        isOver = true;
      });
      const killer = await database.pool.connect();
      while (!isOver) await killer.query(kill);
      killer.release();
      await calls;
      await doomed.remove();
      expect(answered + failures.length).toBe(32 * 40);
      expect(answered).toBeGreaterThan(0);
      expect(failures.filter((error) => !isUnavailable(error))).toEqual([]);
    },
  );

  test('callers beyond all connections are served in turn', async () => {
    const one = { name: 'many', text: 'select $1::int as n', values: [] as number[] };
    const numbers = Array.from({ length: 500 }, (_, n) => n);
    const answers = await Promise.all(
      numbers.map((n) => queryShared<{ n: number }>(database.pool, { ...one, values: [n] })),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(numbers);
  });
});
