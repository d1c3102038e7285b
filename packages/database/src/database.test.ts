import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLongRun } from '../../../tools/testing/is-long-run.ts';
import { everyDatabaseMode, openTestDatabase, type TestDatabase } from '../../../tools/testing/open-test-database.ts';
import { findObstacle } from './find-obstacle.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { readAs } from './read-as.ts';
import { seedDatabase } from './seed-database.ts';
import { withRole } from './with-role.ts';

describe.each(everyDatabaseMode)('%s database', (mode) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(mode);
    await database.pool.query('create table public.counters (id int primary key, value int not null)');
    await database.pool.query('create table public.marks (id serial primary key, owner uuid)');
    await database.pool.query(`select private.protect_table('public.marks');
      grant select on public.marks to authenticated;
      create policy own on public.marks for select to authenticated using (owner = (select auth.uid()))`);
  });
  afterAll(() => database.remove());

  const connect = async () => {
    const client = new pg.Client(database.connection);
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };

  test('a second migration and a second seed change nothing', async () => {
    expect(await migrate(database)).toEqual([]);
    expect(await seedDatabase(database, seedLists)).toBe(false);
    expect(await findObstacle(database)).toBeUndefined();
    const { rows } = await database.pool.query('select count(*)::int as models from public.ai_models');
    expect(rows).toEqual([{ models: seedLists.models.length }]);
  });

  test('no statement of a caller is compiled, and afterwards the session is as before', async () => {
    const compiles = `select current_setting('jit') as jit`;
    const before = await database.pool.query(compiles);
    const visitor = { role: 'anon', claims: {} } as const;
    expect(await readAs(database, visitor, { text: compiles, values: [] })).toEqual([{ jit: 'off' }]);
    const asked = await withRole(database, visitor, (transaction) => sql.raw(compiles).execute(transaction));
    expect(asked.rows).toEqual([{ jit: 'off' }]);
    expect((await database.pool.query(compiles)).rows).toEqual(before.rows);
  });

  test('256 parallel transactions with different identities each see only their own rows', async () => {
    const owners = Array.from({ length: 16 }, (_, index) => `00000000-0000-4000-8000-0000000000${10 + index}`);
    for (const owner of owners)
      await database.pool.query('insert into public.marks (owner) values ($1), ($1)', [owner]);
    const seen = await Promise.all(
      Array.from({ length: 256 }, async (_, index) => {
        const owner = owners[index % owners.length] ?? '';
        const plain = database.pool.query('select current_user as name');
        const rows = await withRole(
          database,
          { role: 'authenticated', claims: { sub: owner } },
          async (transaction) => {
            const result = await sql<{ owner: string }>`select owner from public.marks`.execute(transaction);
            return result.rows;
          },
        );
        return { owner, rows, plainUser: (await plain).rows[0].name };
      }),
    );
    for (const { owner, rows, plainUser } of seen) {
      expect(rows).toEqual([{ owner }, { owner }]);
      expect(plainUser).not.toBe('authenticated');
    }
  });

  test('parallel increments of one row are all counted', async () => {
    await database.pool.query('insert into public.counters values (1, 0)');
    await Promise.all(
      Array.from({ length: 200 }, () =>
        database.kysely.transaction().execute(async (transaction) => {
          await sql`select value from public.counters where id = 1 for update`.execute(transaction);
          await sql`update public.counters set value = value + 1 where id = 1`.execute(transaction);
        }),
      ),
    );
    const { rows } = await database.pool.query('select value from public.counters where id = 1');
    expect(rows).toEqual([{ value: 200 }]);
  });

  test('a notification reaches exactly its listeners, and survives another client’s UNLISTEN', async () => {
    const [first, second, bystander, sender] = await Promise.all([connect(), connect(), connect(), connect()]);
    const heard: string[] = [];
    const both = new Promise<void>((resolve) => {
      for (const [name, client] of Object.entries({ first, second, bystander })) {
        client.on('notification', ({ payload }) => {
          heard.push(`${name}:${payload}`);
          if (heard.length === 2) resolve();
        });
      }
    });
    await first.query('listen news');
    await second.query('listen news');
    await bystander.query('listen news; unlisten news');
    await sender.query("notify news, 'hello'");
    await both;
    await bystander.query('select 1');
    expect(heard.sort()).toEqual(['first:hello', 'second:hello']);
    await Promise.all([first, second, bystander, sender].map((client) => client.end()));
  });

  test('prepared statements of the same name belong to their connection', async () => {
    const [one, two] = await Promise.all([connect(), connect()]);
    expect((await one.query({ name: 'same', text: 'select 1 as value' })).rows).toEqual([{ value: 1 }]);
    expect((await two.query({ name: 'same', text: "select 'two' as value" })).rows).toEqual([{ value: 'two' }]);
    expect((await one.query({ name: 'same', text: 'select 1 as value' })).rows).toEqual([{ value: 1 }]);
    await Promise.all([one.end(), two.end()]);
  });

  test('a client that leaves inside a transaction leaves no changes behind', async () => {
    const leaver = await connect();
    await leaver.query('begin; insert into public.counters values (50, 1)');
    await leaver.end();
    const { rows } = await database.pool.query('select * from public.counters where id = 50');
    expect(rows).toEqual([]);
  });

  test('an error inside a transaction is reported and rolled back, and the next statement works', async () => {
    const client = await connect();
    await client.query('begin');
    await client.query('insert into public.counters values (60, 1)');
    await expect(client.query('select missing')).rejects.toMatchObject({ code: '42703' });
    await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' });
    await client.query('rollback');
    expect((await client.query('select * from public.counters where id = 60')).rows).toEqual([]);
    await client.end();
  });

  test('json is encoded exactly once, and a 5 MB parameter passes', async () => {
    const value = { text: 'ä"\\', list: [1, null, { deep: true }] };
    const { rows } = await database.pool.query('select $1::jsonb as value, length($2) as size', [
      JSON.stringify(value),
      'x'.repeat(5_000_000),
    ]);
    expect(rows).toEqual([{ value, size: 5_000_000 }]);
  });

  test('a long result arrives complete', async () => {
    const { rows } = await database.pool.query('select value from generate_series(1, 50000) as value');
    expect(rows.length).toBe(50_000);
    expect(rows[49_999]).toEqual({ value: 50_000 });
  });
});

describe('embedded database', () => {
  test('refuses COPY FROM STDIN with an ordinary error and stays alive', async () => {
    const database = await openTestDatabase('embedded');
    await expect(database.pool.query('copy public.ai_models from stdin')).rejects.toMatchObject({ code: '0A000' });
    expect((await database.pool.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
    await database.remove();
  });

  test('ends an idle transaction, and the others continue', async () => {
    const database = await openTestDatabase('embedded', { idleTransactionMs: 200 });
    const idler = new pg.Client(database.connection);
    const ended = new Promise<Error>((resolve) => idler.on('error', resolve));
    await idler.connect();
    await idler.query("begin; insert into public.translations (key, language, value) values ('idle', 'en', 'x')");
    const { rows } = await database.pool.query("select * from public.translations where key = 'idle'");
    expect(rows).toEqual([]);
    expect(await ended).toMatchObject({ code: '25P03' });
    await database.remove();
  });

  test('ends a statement that never stops, and restarts with every row intact', async () => {
    const database = await openTestDatabase('embedded', { statementLimitMs: 500 });
    const endless = database.pool.query('select count(*) from generate_series(1, 1000000000000) as a');
    await expect(endless).rejects.toThrow(/terminated|ECONNRESET|closed/);
    await expect
      .poll(async () => {
        try {
          return (await database.pool.query('select count(*)::int as models from public.ai_models')).rows;
        } catch {
          return 'not yet';
        }
      })
      .toEqual([{ models: seedLists.models.length }]);
    await database.remove();
  });

  test('is opened by one process at a time, and the error names that process', async () => {
    const database = await openTestDatabase('embedded');
    if (!('dataDir' in database.options)) throw new Error('expected an embedded database');
    await expect(openDatabase(database.options)).rejects.toThrow(`is in use by process ${process.pid}`);
    await database.pool.query("insert into public.translations (key, language, value) values ('kept', 'en', 'yes')");
    await database.close();
    const again = await openDatabase(database.options);
    expect((await again.pool.query("select value from public.translations where key = 'kept'")).rows).toEqual([
      { value: 'yes' },
    ]);
    await again.close();
  });

  test('leaves the event loop free while it works, and answers every waiting caller', async () => {
    const database = await openTestDatabase('embedded', { poolSize: 32 });
    let turns = 0;
    let isWorking = true;
    const turn = () => {
      turns += 1;
      if (isWorking) setImmediate(turn);
    };
    const long = database.pool.query('select count(*) from generate_series(1, 2000000)').then(() => {
      isWorking = false;
    });
    setImmediate(turn);
    const waiting = Array.from({ length: 31 }, () =>
      database.pool.query('select name from public.ai_models where is_active order by name'),
    );
    await long;
    // if the query ran on this thread, the loop would not have turned even once
    expect(turns).toBeGreaterThan(100);
    for (const { rows } of await Promise.all(waiting)) expect(rows.length).toBeGreaterThan(0);
    await database.remove();
  });
});

const stressSeconds = Number(process.env.STRESS_SECONDS ?? 1);

// between the connections, native Postgres runs none of our code
test.each(isLongRun ? everyDatabaseMode : (['embedded'] as const))(
  `32 connections that transfer, read, fail and leave for ${stressSeconds} s keep every sum on the %s database`,
  async (mode) => {
    const database = await openTestDatabase(mode);
    await database.pool.query('create table public.accounts (id int primary key, balance int not null)');
    await database.pool.query('insert into public.accounts select id, 100 from generate_series(1, 20) as id');
    const until = performance.now() + stressSeconds * 1000;
    const counts = Array.from({ length: 32 }, () => 0);
    const work = async (seed: number) => {
      let client = new pg.Client(database.connection);
      await client.connect();
      // nobody stops before all had their turn
      for (let operations = 1; performance.now() < until || counts.includes(0); operations += 1) {
        const [from, to] = [1 + ((seed + operations) % 20), 1 + ((seed * 7 + operations * 3) % 20)].sort(
          (a, b) => a - b,
        );
        await client.query('begin');
        await client.query('update public.accounts set balance = balance - 1 where id = $1', [from]);
        await client.query({
          name: `add-${operations % 5}`,
          text: 'update public.accounts set balance = balance + 1 where id = $1',
          values: [to],
        });
        if (operations % 11 === 0) await client.query('select missing').catch(() => undefined);
        if (operations % 37 === 0) {
          // the client leaves in the middle of its transaction
          await client.end();
          client = new pg.Client(database.connection);
          await client.connect();
          continue;
        }
        await client.query(operations % 5 === 0 ? 'rollback' : 'commit');
        const { rows } = await client.query<{ sum: string }>('select sum(balance) from public.accounts');
        expect(rows[0]?.sum).toBe('2000');
        counts[seed] = operations;
      }
      await client.end();
    };
    await Promise.all(counts.map((_, seed) => work(seed)));
    expect(Math.min(...counts)).toBeGreaterThan(0);
    const { rows } = await database.pool.query<{ sum: string }>('select sum(balance) from public.accounts');
    expect(rows[0]?.sum).toBe('2000');
    await database.remove();
  },
);

describe('native database', () => {
  test('three processes that migrate a new database at once run each file once', async () => {
    const database = await openTestDatabase('native');
    await database.pool.query('create database fresh_for_migration');
    if (!('url' in database.options)) throw new Error('expected a native database');
    const url = database.options.url.replace(/\/test_\w+/, '/fresh_for_migration');
    const processes = await Promise.all([1, 2, 3].map(() => openDatabase({ url })));
    const applied = await Promise.all(processes.map((one) => migrate(one)));
    const seeded = await Promise.all(processes.map((one) => seedDatabase(one, seedLists)));
    const names = applied.flat();
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(5);
    expect(seeded.filter(Boolean)).toHaveLength(1);
    await Promise.all(processes.map((one) => one.close()));
    await database.pool.query('drop database fresh_for_migration with (force)');
    await database.remove();
  });

  test('a statement beyond its time limit is canceled', async () => {
    const database = await openTestDatabase('native', { statementLimitMs: 200 });
    const slow = withRole(database, { role: 'anon', claims: {} }, (transaction) =>
      sql`select pg_sleep(5)`.execute(transaction),
    );
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    await database.remove();
  });
});
