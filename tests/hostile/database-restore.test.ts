import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTestDatabase, type DatabaseCopy } from '../../tools/testing/open-test-database.ts';
import { createCluster, type PostgresCluster, program } from '../../tools/testing/postgres-cluster.ts';
import { runStatement } from '../../tools/testing/run-statement.ts';
import { startTestServer } from '../../tools/testing/start-test-server.ts';
import { apiSettings, readOwnBalance, signUp } from './call-every-api.ts';

const owner = 'shop';

/** Returns the access rights of callers, read from the server itself. */
const accessOf = (url: string) =>
  runStatement(
    url,
    `select 'function' as kind, p.oid::regprocedure::text as name, r.rolname as role,
       has_function_privilege(r.oid, p.oid, 'execute')::text as may
     from pg_proc p cross join pg_roles r
     where p.pronamespace in ('public'::regnamespace, 'auth'::regnamespace, 'private'::regnamespace)
       and r.rolname in ('anon', 'authenticated', 'service_role')
     union all
     select 'table', c.oid::regclass::text, r.rolname,
       (select string_agg(privilege, ' ' order by privilege) from unnest(array['select', 'insert', 'update', 'delete']) as privilege
        where has_table_privilege(r.oid, c.oid, privilege) or has_any_column_privilege(r.oid, c.oid, replace(privilege, 'delete', 'select')))
     from pg_class c cross join pg_roles r
     where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'private'::regnamespace)
       and r.rolname in ('anon', 'authenticated', 'service_role')
     union all
     select 'policy', tablename || ' ' || policyname, roles::text, coalesce(qual, '') || coalesce(with_check, '') from pg_policies
     order by 1, 2, 3`,
  );

/**
 * Returns one checksum per table over all rows of the product, except for data that the server itself keeps updating.
 */
async function rowsOf(database: string): Promise<Record<string, unknown>[]> {
  const url = `${database}&options=${encodeURIComponent('-c timezone=UTC')}`;
  const tables = await runStatement<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'auth', 'private') and tablename not in ('definitions', 'rate_limits') order by 1`,
  );
  const checksums = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as checksum
       from ${name} t where t::text not like '%pulse%'`,
  );
  return runStatement(url, checksums.join(' union all '));
}

describe('a backup restored on a server without the roles', () => {
  let copy: DatabaseCopy;
  let source: string;
  let dump: string;
  let folder: string;
  let cluster: PostgresCluster;
  let person: Awaited<ReturnType<typeof signUp>>;

  const run = (name: string, ...args: string[]) => spawnSync(program(name), args, { encoding: 'utf8' });
  const restore = async (name: string, from = dump) => {
    await runStatement(cluster.url('postgres'), `create database ${name} owner ${owner}`);
    const url = cluster.url(name, owner);
    const { stderr } = run('pg_restore', '--no-owner', `--dbname=${url}`, from);
    return { url, stderr };
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'regelwerk-backup-'));
    dump = join(folder, 'shop.dump');
    copy = await copyTestDatabase('native');
    if (!('url' in copy.options)) throw new Error('a native database has an address');
    source = copy.options.url;
    const server = await startTestServer({ ...apiSettings, DATABASE_URL: source });
    person = await signUp(server.url);
    await signUp(server.url);
    expect(await server.stop()).toBe(0);
    const { status, stderr } = run('pg_dump', '--format=custom', '--no-owner', `--file=${dump}`, source);
    expect([status, stderr]).toEqual([0, '']);
    cluster = await createCluster();
    await runStatement(cluster.url('postgres'), `create role ${owner} login createrole`);
  });
  afterAll(async () => {
    await cluster.remove();
    await copy.erase();
    rmSync(folder, { recursive: true, force: true });
  });

  test('loses grants and policies, and regains them at the start: the same rows, and all people can read their own', async () => {
    const { url, stderr } = await restore('restored');
    expect(stderr).toContain('role "anon" does not exist');
    expect(await rowsOf(url)).toEqual(await rowsOf(source));

    const server = await startTestServer({ ...apiSettings, DATABASE_URL: url });
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect(await readOwnBalance(server.url, person)).toEqual([{ user_id: person.id }]);
    expect(await accessOf(url)).toEqual(await accessOf(source));
    expect(await server.stop()).toBe(0);
    expect(await rowsOf(url)).toEqual(await rowsOf(source));
  });
});

describe('a start that the database refuses', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await createCluster();
    await runStatement(cluster.url('postgres'), 'create role plain login');
    await runStatement(cluster.url('postgres'), 'create database plain owner plain');
  });
  afterAll(() => cluster.remove());

  test('for lack of CREATEROLE prints the statements for a superuser, which are enough', async () => {
    const url = cluster.url('plain', 'plain');
    const refusal: unknown = await startTestServer({ DATABASE_URL: url }).catch((error: unknown) => error);
    const text = refusal instanceof Error ? refusal.message : '';
    expect(text).toContain('Run this as a superuser');
    const statements = text.split('\n').filter((line) => /^ {2}(create role|grant) /.test(line));
    expect(statements).toHaveLength(6);
    await runStatement(cluster.url('plain'), statements.join('\n'));
    const server = await startTestServer({ DATABASE_URL: url });
    const ready = async () => (await fetch(`${server.url}/ready`)).json();
    expect(await ready()).toEqual({ status: 'ready' });
    // without it the server cannot switch roles, although every grant is still there
    await runStatement(cluster.url('plain'), 'revoke anon from plain');
    await expect.poll(ready).toEqual({ status: 'roles missing' });
    await runStatement(cluster.url('plain'), 'grant anon to plain');
    await expect.poll(ready).toEqual({ status: 'ready' });
    expect(await server.stop()).toBe(0);
  });

  test('because a newer version has used it names the migrations', async () => {
    const url = cluster.url('plain', 'plain');
    await runStatement(url, `insert into private.migrations values ('9999_of_tomorrow.sql', 'x')`);
    await expect(startTestServer({ DATABASE_URL: url })).rejects.toThrow(
      /newer than this version of the product: it has 9999_of_tomorrow\.sql/,
    );
  });
});
