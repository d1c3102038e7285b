import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyTestDatabase } from '../../tools/testing/open-test-database.ts';
import { startTestServer } from '../../tools/testing/start-test-server.ts';
import { apiSettings, callEveryApi, signUp } from './call-every-api.ts';
import { canMakeImmutable, folderOnDisk, makeImmutable } from './make-immutable.ts';

const rounds = Number(process.env.OUTAGE_ROUNDS ?? 1);

describe.skipIf(!canMakeImmutable())('an embedded database whose files cannot be written for a while', () => {
  test('every API answers 503 with Retry-After, and everything works afterwards with every row intact', async () => {
    const copy = await copyTestDatabase('embedded');
    if (!('dataDir' in copy.options)) throw new Error('an embedded database has a folder');
    const dataDir = folderOnDisk();
    cpSync(copy.options.dataDir, dataDir, { recursive: true });
    await copy.erase();
    const server = await startTestServer({ ...apiSettings, DATA_DIR: dataDir });
    try {
      for (let round = 0; round < rounds; round += 1) {
        const person = await signUp(server.url);
        makeImmutable(join(dataDir, 'postgres'), true);
        // the first write notices that the database is read-only
        await callEveryApi(server.url, person);
        for (const { name: api, status, retryAfter, body } of await callEveryApi(server.url, person)) {
          expect({ api, status, retryAfter }).toEqual({ api, status: 503, retryAfter: '1' });
          expect(body).not.toMatch(/base\/|pg_wal|\.s\.PGSQL/);
        }
        await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(503);
        expect((await fetch(`${server.url}/health`)).status).toBe(200);
        // the database could not restart either
        await expect.poll(() => server.lines.some((line) => line.includes('cannot use its files'))).toBe(true);

        makeImmutable(join(dataDir, 'postgres'), false);
        await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(200);
        const answers = await callEveryApi(server.url, person);
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
