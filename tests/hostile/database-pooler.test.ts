import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLongRun } from '../../tools/testing/is-long-run.ts';
import { copyTestDatabase, type DatabaseCopy } from '../../tools/testing/open-test-database.ts';
import { type Pooler, startPooler } from '../../tools/testing/start-pooler.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';
import { type HeldMailServer, startHeldMailServer } from './held-mail-server.ts';
import { callEverySurface, readOwnBalance, requestRecovery, signUp, surfaceSettings } from './surfaces.ts';

const calls = Number(process.env.POOLER_CALLS ?? 200);
const people = 4;
/** More would wait longer for one of three sessions than the server waits for any. */
const mostAtOnce = 200;

describe('behind PgBouncer', () => {
  let copy: DatabaseCopy;
  let direct: string;
  let pooler: Pooler;

  const startBehind = async (mode: 'transaction' | 'session') => {
    const { searchParams, username } = new URL(direct);
    return startPooler(searchParams.get('host') ?? '', { mode, size: mode === 'session' ? 20 : 3, user: username });
  };

  beforeAll(async () => {
    copy = await copyTestDatabase('native');
    if (!('url' in copy.options)) throw new Error('a native database has an address');
    direct = copy.options.url;
    pooler = await startBehind('transaction');
  });
  afterAll(async () => {
    await pooler.stop();
    await copy.erase();
  });

  describe('in transaction mode with DATABASE_DIRECT_URL', () => {
    let mail: HeldMailServer;
    let server: TestServer;
    beforeAll(async () => {
      mail = await startHeldMailServer();
      mail.letGo('250 kept');
      server = await startTestServer({
        ...surfaceSettings,
        DATABASE_URL: pooler.url(direct),
        DATABASE_DIRECT_URL: direct,
        SMTP_URL: mail.url,
      });
    });
    afterAll(async () => {
      expect(await server.stop()).toBe(0);
      await mail.stop();
    });

    test(`${calls} calls of ${people} people, ${mostAtOnce} at once, over three sessions of the server, each get their own rows`, async () => {
      const all = await Promise.all(Array.from({ length: people }, () => signUp(server.url)));
      const queue = Array.from({ length: calls }, (_, index) => all[index % people]).values();
      await Promise.all(
        Array.from({ length: mostAtOnce }, async () => {
          for (const person of queue) {
            if (person === undefined) throw new Error('there is a person for each call');
            expect(await readOwnBalance(server.url, person)).toEqual([{ user_id: person.id }]);
          }
        }),
      );
    });

    test('every API answers, jobs run, and the process survives', async () => {
      const person = await signUp(server.url);
      for (const answer of await callEverySurface(server.url, person)) expect(answer.status, answer.name).not.toBe(503);
      await requestRecovery(server.url, person.email);
      await expect.poll(() => mail.received(person.email)).toBe(1);
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
      expect(server.lines.filter((line) => line.includes('prepared statement'))).toEqual([]);
      expect(server.process.exitCode).toBeNull();
    });
  });

  test('in transaction mode without a direct address, the start names the setting', async () => {
    await expect(startTestServer({ DATABASE_URL: pooler.url(direct) })).rejects.toThrow(/Set DATABASE_DIRECT_URL/);
  });

  test('a direct address that leads to the pooler, or to another database, is refused', async () => {
    const pooled = pooler.url(direct);
    await expect(startTestServer({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled })).rejects.toThrow(
      /DATABASE_DIRECT_URL leads to a pooler/,
    );
    const elsewhere = direct.replace(/\/test_\w+/, '/postgres');
    await expect(startTestServer({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: elsewhere })).rejects.toThrow(
      /lead to different databases/,
    );
  });

  test.runIf(isLongRun)('in session mode no other setting is needed', async () => {
    const sessions = await startBehind('session');
    const server = await startTestServer({ ...surfaceSettings, DATABASE_URL: sessions.url(direct) });
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    await sessions.stop();
  });
});
