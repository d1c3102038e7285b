import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCluster, type PostgresCluster } from '../../tools/testing/postgres-cluster.ts';
import { runStatement } from '../../tools/testing/run-statement.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';
import { apiSettings, putTranslation, signUp } from './call-every-api.ts';

const rounds = Number(process.env.OUTAGE_ROUNDS ?? 1);
const writers = 3;

/** People who write without a pause until they are stopped, and the answers they got. */
function writeUnderLoad(url: string) {
  const kept: string[] = [];
  const statuses = new Set<number>();
  let goesOn = true;
  const work = Array.from({ length: writers }, async () => {
    while (goesOn) {
      const { key, status } = await putTranslation(url);
      statuses.add(status);
      if (status === 201) kept.push(key);
    }
  });
  return {
    kept,
    statuses,
    /** Resolves after that many more acknowledged writes. */
    untilKept: (more: number) => {
      const aim = kept.length + more;
      return expect.poll(() => kept.length >= aim, { interval: 20 }).toBe(true);
    },
    stop: async () => {
      goesOn = false;
      await Promise.all(work);
    },
  };
}

describe('a native server that fails over under load', () => {
  let folder: string;
  let primary: PostgresCluster;
  let server: TestServer;
  let url: string;

  /** Redirects the address, like a host name or port that moves from one machine to another. */
  const leadTo = (cluster: PostgresCluster) => {
    rmSync(join(folder, 'current'), { force: true });
    symlinkSync(cluster.folder, join(folder, 'current'));
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'regelwerk-failover-'));
    primary = await createCluster();
    await runStatement(primary.url('postgres'), 'create role shop login createrole');
    await runStatement(primary.url('postgres'), 'create database shop owner shop');
    leadTo(primary);
    url = `postgresql://shop@localhost:5432/shop?host=${encodeURIComponent(join(folder, 'current'))}`;
    server = await startTestServer({ ...apiSettings, DATABASE_URL: url });
  });
  afterAll(async () => {
    await server.kill();
    await primary.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const faults: readonly (readonly [name: string, happen: () => Promise<void>])[] = [
    [
      'its connections are ended',
      async () => {
        await runStatement(
          primary.url('shop'),
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
      },
    ],
    [
      'it is restarted',
      async () => {
        await primary.stop('fast');
        await primary.start();
      },
    ],
    [
      'it crashes',
      async () => {
        await primary.stop('immediate');
        await primary.start();
      },
    ],
    [
      'a standby takes its place at the same address',
      async () => {
        const standby = await primary.createStandby();
        // from now on, every acknowledged write is on both
        await runStatement(primary.url('postgres'), `alter system set synchronous_standby_names = '*'`);
        await runStatement(primary.url('postgres'), 'select pg_reload_conf()');
        await expect
          .poll(() => runStatement(primary.url('postgres'), 'select sync_state from pg_stat_replication'))
          .toEqual([{ sync_state: 'sync' }]);
        await primary.stop('immediate');
        // first the address leads to a read-only server
        leadTo(standby);
        await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(503);
        const old = primary;
        primary = standby;
        await runStatement(standby.url('postgres'), 'select pg_promote()');
        await runStatement(standby.url('postgres'), 'alter system reset synchronous_standby_names');
        await runStatement(standby.url('postgres'), 'select pg_reload_conf()');
        await old.remove();
      },
    ],
  ];

  test.each(Array.from({ length: rounds }, () => faults).flat())(
    'while %s every answer is a success or 503, no acknowledged write is lost, and the server recovers by itself',
    async (_name, happen) => {
      await signUp(server.url);
      const load = writeUnderLoad(server.url);
      await load.untilKept(20);
      await happen();
      await load.untilKept(20);
      await load.stop();
      expect([...load.statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
      const rows = await runStatement<{ key: string }>(primary.url('shop'), 'select key from public.translations');
      const found = new Set(rows.map(({ key }) => key));
      expect(load.kept.filter((key) => !found.has(key))).toEqual([]);
      await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(200);
      expect(server.process.exitCode).toBeNull();
    },
  );

  test('it stops cleanly afterwards', async () => {
    expect(await server.stop()).toBe(0);
  });
});
