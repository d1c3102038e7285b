import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCluster, type PostgresCluster } from '../../tools/testing/postgres-cluster.ts';
import { runStatement } from '../../tools/testing/run-statement.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';
import { readOwnBalance, signUp, surfaceSettings } from './surfaces.ts';

const { PUBLISHABLE_KEY, SECRET_KEY } = surfaceSettings;
const owner = 'shop';

/** As at a managed server: the user owns the database, and is no superuser and bypasses no policy. */
describe('with a replica, as a user without special rights', () => {
  let primary: PostgresCluster;
  let standby: PostgresCluster;
  let server: TestServer;

  beforeAll(async () => {
    primary = await createCluster();
    await runStatement(primary.url('postgres'), `create role ${owner} login createrole nosuperuser nobypassrls`);
    await runStatement(primary.url('postgres'), `create database shop owner ${owner}`);
    standby = await primary.createStandby();
    server = await startTestServer({
      ...surfaceSettings,
      DATABASE_URL: primary.url('shop', owner),
      DATABASE_READ_URL: standby.url('shop', owner),
      LOG_LEVEL: 'info',
    });
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
    await standby.remove();
    await primary.remove();
  });

  const write = async (value: string) => {
    const response = await fetch(`${server.url}/rest/v1/translations?on_conflict=key,language`, {
      method: 'POST',
      headers: {
        apikey: SECRET_KEY,
        authorization: `Bearer ${SECRET_KEY}`,
        'content-type': 'application/json',
        prefer: 'resolution=merge-duplicates',
      },
      body: JSON.stringify({ key: 'landing.noCard', language: 'en', value }),
    });
    expect(response.status, await response.text()).toBeLessThan(300);
  };
  const readAsVisitor = async () => {
    const address = `${server.url}/rest/v1/translations?select=value&key=eq.landing.noCard&language=eq.en`;
    const response = await fetch(address, { headers: { apikey: PUBLISHABLE_KEY } });
    return ((await response.json()) as { value: string }[])[0]?.value;
  };
  const says = (words: string) => server.lines.findLastIndex((line) => line.includes(words));
  const fromReplica = () => says('visitors read from the replica') > says('visitors read from the primary');

  test('visitors read from it while it keeps up, and never what is no longer true', async () => {
    await write('first');
    await expect.poll(fromReplica).toBe(true);
    // the change above holds reads back until the replica must have it
    await expect.poll(sessionsThatRead).toBeGreaterThan(0);

    await runStatement(standby.url('shop'), 'select pg_wal_replay_pause()');
    await write('second');
    expect(await readAsVisitor()).toBe('second');
    await expect.poll(fromReplica).toBe(false);
    expect(await readAsVisitor()).toBe('second');
    await runStatement(standby.url('shop'), 'select pg_wal_replay_resume()');
    await expect.poll(fromReplica).toBe(true);
    expect(await readAsVisitor()).toBe('second');
  });

  test('people read their own rows from the primary, and everyone does when the replica dies', async () => {
    await runStatement(standby.url('shop'), 'select pg_wal_replay_pause()');
    const person = await signUp(server.url);
    expect(await readOwnBalance(server.url, person)).toEqual([{ user_id: person.id }]);
    await standby.stop('immediate');
    expect(await readAsVisitor()).toBe('second');
    await expect.poll(fromReplica).toBe(false);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  });

  /** Reads as a visitor, and returns how many sessions of the replica ended with such a read. */
  async function sessionsThatRead(): Promise<number> {
    await readAsVisitor();
    const [row] = await runStatement<{ count: number }>(
      standby.url('shop'),
      `select count(*)::int as count from pg_stat_activity where usename = '${owner}' and query like 'with page as%'`,
    );
    return row?.count ?? 0;
  }
});
