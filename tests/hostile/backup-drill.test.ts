import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyTestDatabase } from '../../tools/testing/open-test-database.ts';
import { createCluster, program } from '../../tools/testing/postgres-cluster.ts';
import { runCommand } from '../../tools/testing/run-command.ts';
import { runStatement } from '../../tools/testing/run-statement.ts';
import { startTestServer } from '../../tools/testing/start-test-server.ts';
import { apiSettings, readOwnBalance, signUp } from './call-every-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'regelwerk-drill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Signs people up, several at once, until it is told to stop; returns those that the server acknowledged. */
function keepSigningUp(url: string) {
  const people: Awaited<ReturnType<typeof signUp>>[] = [];
  let isOver = false;
  const client = async () => {
    while (!isOver) people.push(await signUp(url));
  };
  const running = Promise.all([client(), client(), client()]);
  return {
    people,
    stop: async () => {
      isOver = true;
      await running;
    },
  };
}

describe('a backup made while people sign up', () => {
  test('of the embedded database is restored with everything acknowledged before it, and its ledger is right', async () => {
    const { options, erase } = await copyTestDatabase('embedded');
    if (!('dataDir' in options)) throw new Error('an embedded database has a folder');
    const environment = { ...apiSettings, DATA_DIR: options.dataDir };
    const server = await startTestServer(environment);
    const work = keepSigningUp(server.url);
    await expect.poll(() => work.people.length).toBeGreaterThan(5);
    const before = [...work.people];
    const backup = join(folder, 'embedded');
    const made = await runCommand(environment, 'backup', backup);
    expect(made).toMatchObject({ printed: expect.stringMatching(/^The backup is \S+ \(\d+\.\d MB\)/), code: 0 });
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    expect((await runCommand(environment, 'backup', backup)).complaint).toMatch(/exists already/);
    expect((await runCommand(environment, 'restore', backup)).complaint).toMatch(/is in use by process/);
    await work.stop();
    expect(await server.stop()).toBe(0);

    const restored = { ...environment, DATA_DIR: join(folder, 'restored') };
    expect(await runCommand(restored, 'restore', backup)).toMatchObject({
      printed: expect.stringMatching(/is restored to [\s\S]*and its token ledger is right/),
      complaint: '',
      code: 0,
    });
    const again = await startTestServer(restored);
    for (const person of before) expect(await readOwnBalance(again.url, person)).toEqual([{ user_id: person.id }]);
    expect(await again.stop()).toBe(0);

    const first = readdirSync(join(backup, 'postgres', 'base', '1')).find((name) => /^\d+$/.test(name)) ?? '';
    appendFileSync(join(backup, 'postgres', 'base', '1', first), 'x');
    expect((await runCommand(restored, 'restore', backup)).complaint).toMatch(
      /The backup is damaged: base\/1\/\d+ differ/,
    );
    expect((await runCommand(restored, 'ledger:check')).code).toBe(0);
    await erase();
  });

  test('of the native database is restored on a server without the roles, with roles, grants and policies', async () => {
    const { options, erase } = await copyTestDatabase('native');
    if (!('url' in options)) throw new Error('a native database has an address');
    const path = `${join(program('pg_dump'), '..')}:${process.env.PATH}`;
    const environment = { ...apiSettings, DATABASE_URL: options.url, PATH: path };
    const server = await startTestServer(environment);
    const work = keepSigningUp(server.url);
    await expect.poll(() => work.people.length).toBeGreaterThan(5);
    const before = [...work.people];
    const dump = join(folder, 'native.dump');
    expect(await runCommand(environment, 'backup', dump)).toMatchObject({ complaint: '', code: 0 });
    expect(statSync(dump).mode & 0o777).toBe(0o600);
    expect((await runCommand(environment, 'restore', dump)).complaint).toMatch(/has \d+ tables already/);
    await work.stop();
    expect(await server.stop()).toBe(0);

    const cluster = await createCluster();
    await runStatement(cluster.url('postgres'), 'create role shop login createrole');
    await runStatement(cluster.url('postgres'), 'create database shop owner shop');
    const url = cluster.url('shop', 'shop');
    const restored = { ...environment, DATABASE_URL: url };
    expect(await runCommand(restored, 'restore', dump)).toMatchObject({
      printed: expect.stringMatching(/The server lacked roles [\s\S]*and its token ledger is right/),
      complaint: '',
      code: 0,
    });
    const rights = `select relname, relacl::text as acl, relrowsecurity as secured from pg_class
      where relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'private'::regnamespace) order by 1`;
    const owners = (rows: Record<string, unknown>[]) =>
      JSON.parse(JSON.stringify(rows).replaceAll('regelwerk_owner', 'shop'));
    expect(owners(await runStatement(url, rights))).toEqual(owners(await runStatement(options.url, rights)));
    const again = await startTestServer(restored);
    for (const person of before) expect(await readOwnBalance(again.url, person)).toEqual([{ user_id: person.id }]);
    expect(again.lines.join('\n')).not.toContain('made anew');
    expect(await again.stop()).toBe(0);
    await cluster.remove();
    await erase();
  });
});
