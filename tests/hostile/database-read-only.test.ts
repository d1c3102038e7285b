import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTestDatabase, type DatabaseCopy } from '../../tools/testing/open-test-database.ts';
import { runStatement } from '../../tools/testing/run-statement.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';
import { type HeldMailServer, startHeldMailServer } from './held-mail-server.ts';
import { canMakeImmutable, folderOnDisk, makeImmutable } from './make-immutable.ts';
import { callEverySurface, requestRecovery, signUp, surfaceSettings } from './surfaces.ts';

const rounds = Number(process.env.OUTAGE_ROUNDS ?? 1);
const endings = ['250 kept', '451 try later'] as const;

describe('a native database that is read-only for a while', () => {
  let copy: DatabaseCopy;
  let url: string;
  let name: string;
  let mail: HeldMailServer;
  let server: TestServer;

  beforeAll(async () => {
    copy = await copyTestDatabase('native');
    if (!('url' in copy.options)) throw new Error('a native database has an address');
    url = copy.options.url;
    name = new URL(url).pathname.slice(1);
    mail = await startHeldMailServer();
    server = await startTestServer({ ...surfaceSettings, DATABASE_URL: url, SMTP_URL: mail.url });
  });
  afterAll(async () => {
    mail.letGo('250 kept');
    await server.stop();
    await mail.stop();
    await copy.erase();
  });

  /** Makes every session read-only, including the server's, or lets new sessions write again. */
  const setReadOnly = async (isReadOnly: boolean) => {
    const writing = `${url}&options=${encodeURIComponent('-c default_transaction_read_only=off')}`;
    await runStatement(writing, `alter database ${name} set default_transaction_read_only = ${isReadOnly}`);
    if (!isReadOnly) return;
    await runStatement(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  };
  const mailsTo = (email: string) =>
    runStatement(url, `select id from graphile_worker._private_jobs where payload ->> 'to' = '${email}'`);

  const waitsOfJobs = () => server.lines.filter((line) => line.includes('the jobs wait for the database')).length;
  const turns = Math.max(rounds, endings.length);
  test.each(Array.from({ length: turns }, (_, round) => endings[round % endings.length] ?? '250 kept'))(
    'every surface answers 503 with Retry-After, a job that ends with %s meanwhile is recorded later, and all works again',
    async (ending) => {
      const person = await signUp(server.url);
      for (const answer of await callEverySurface(server.url, person))
        expect(answer).toMatchObject({ retryAfter: null });
      mail.hold();
      await requestRecovery(server.url, person.email);
      await mail.holding(person.email);

      await setReadOnly(true);
      for (const { name: surface, status, retryAfter, body } of await callEverySurface(server.url, person)) {
        expect({ surface, status, retryAfter }, server.lines.join('\n')).toEqual({
          surface,
          status: 503,
          retryAfter: '1',
        });
        expect(body).not.toMatch(/read-only transaction|base\//);
      }
      // the last answer of /ready is kept for a second
      await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(503);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      const before = waitsOfJobs();
      mail.letGo(ending);
      // the job tried to record its end and failed
      await expect.poll(waitsOfJobs).toBeGreaterThan(before);

      // a refused mail is accepted at the next attempt
      mail.letGo('250 kept');
      await setReadOnly(false);
      await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(200);
      const statuses = (await callEverySurface(server.url, person)).map(({ status }) => status);
      expect(statuses).not.toContain(503);
      await expect.poll(() => mailsTo(person.email)).toEqual([]);
      expect(mail.received(person.email)).toBe(ending === '250 kept' ? 1 : 2);
      expect(server.process.exitCode).toBeNull();
    },
  );
});

describe.skipIf(!canMakeImmutable())('an embedded database whose files cannot be written for a while', () => {
  test('every API answers 503 with Retry-After, and everything works afterwards with every row intact', async () => {
    const copy = await copyTestDatabase('embedded');
    if (!('dataDir' in copy.options)) throw new Error('an embedded database has a folder');
    const dataDir = folderOnDisk();
    cpSync(copy.options.dataDir, dataDir, { recursive: true });
    await copy.erase();
    const server = await startTestServer({ ...surfaceSettings, DATA_DIR: dataDir });
    try {
      for (let round = 0; round < rounds; round += 1) {
        const person = await signUp(server.url);
        makeImmutable(join(dataDir, 'postgres'), true);
        // the first write notices that the database is read-only
        await callEverySurface(server.url, person);
        for (const { name: surface, status, retryAfter, body } of await callEverySurface(server.url, person)) {
          expect({ surface, status, retryAfter }).toEqual({ surface, status: 503, retryAfter: '1' });
          expect(body).not.toMatch(/base\/|pg_wal|\.s\.PGSQL/);
        }
        await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(503);
        expect((await fetch(`${server.url}/health`)).status).toBe(200);
        // the database could not restart either
        await expect.poll(() => server.lines.some((line) => line.includes('cannot use its files'))).toBe(true);

        makeImmutable(join(dataDir, 'postgres'), false);
        await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(200);
        const answers = await callEverySurface(server.url, person);
        expect(answers.filter(({ name }) => name === 'auth')).toMatchObject([{ status: 200 }]);
        expect(answers.map(({ status }) => status)).not.toContain(503);
      }
      expect(await server.stop()).toBe(0);
    } finally {
      makeImmutable(dataDir, false);
      await server.kill();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
