import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyTestDatabase } from '../../tools/testing/open-test-database.ts';
import { createCluster } from '../../tools/testing/postgres-cluster.ts';
import { runStatement } from '../../tools/testing/run-statement.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';
import { apiSettings, callEveryApi, putTranslation, signUp } from './call-every-api.ts';
import { canMountSmallDisk, mountSmallDisk } from './small-disk.ts';

/** Writes until the database accepts no more; returns the status of the refusal. */
async function writeUntilRefused(url: string): Promise<number> {
  for (;;) {
    const { status } = await putTranslation(url, randomBytes(950).toString('hex'));
    if (status !== 201) return status;
  }
}

async function expectRefusals(server: TestServer, person: Awaited<ReturnType<typeof signUp>>): Promise<void> {
  expect(await writeUntilRefused(server.url)).toBe(503);
  for (const { name, status, retryAfter, body } of await callEveryApi(server.url, person)) {
    // data that still fits on the disk may be written
    if (status < 500) continue;
    expect({ name, status, retryAfter }).toEqual({ name, status: 503, retryAfter: '1' });
    expect(body).not.toMatch(/base\/|pg_wal|No space/);
  }
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  // it is looked at once a second
  await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(503);
}

async function expectRecovery(server: TestServer, person: Awaited<ReturnType<typeof signUp>>): Promise<void> {
  await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(200);
  const answers = await callEveryApi(server.url, person);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await server.stop()).toBe(0);
}

describe.skipIf(!canMountSmallDisk())('a full disk', () => {
  test('under the embedded database is answered with 503 until there is space again', async () => {
    const copy = await copyTestDatabase('embedded');
    if (!('dataDir' in copy.options)) throw new Error('an embedded database has a folder');
    const disk = mountSmallDisk(160);
    const dataDir = join(disk.folder, 'data');
    cpSync(copy.options.dataDir, dataDir, { recursive: true });
    await copy.erase();
    const server = await startTestServer({ ...apiSettings, DATA_DIR: dataDir });
    try {
      const person = await signUp(server.url);
      disk.fill();
      await expectRefusals(server, person);
      disk.free();
      await expectRecovery(server, person);
    } finally {
      await server.kill();
      disk.remove();
    }
  });

  test('under a native server is answered with 503 until there is space again, even if that server crashed', async () => {
    const disk = mountSmallDisk(200);
    const cluster = await createCluster(disk.folder);
    await runStatement(cluster.url('postgres'), 'create role shop login createrole');
    await runStatement(cluster.url('postgres'), 'create database shop owner shop');
    const server = await startTestServer({ ...apiSettings, DATABASE_URL: cluster.url('shop', 'shop') });
    try {
      const person = await signUp(server.url);
      disk.fill();
      await expectRefusals(server, person);
      disk.free();
      // without space for its log a server gives up, and its operator restarts it
      await cluster.stop('immediate');
      await cluster.start();
      await expectRecovery(server, person);
    } finally {
      await server.kill();
      await cluster.remove();
      disk.remove();
    }
  });
});
