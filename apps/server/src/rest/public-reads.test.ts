import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type ListeningServer, type TestApp } from '../testing/create-test-app.ts';

describe.each(databaseModes)('public reads of a listening server on the %s database', (mode) => {
  let app: TestApp;
  let server: ListeningServer;
  let asked = 0;

  beforeAll(async () => {
    app = await createTestApp(
      mode,
      {},
      `insert into auth.users (id, email, app_metadata) values
         ('00000000-0000-4000-8000-0000000000ad', 'admin@example.com', '{"is_admin": true}');
       insert into public.products (stripe_product_id, name, active) values ('prod_1', 'One', true), ('prod_2', 'Two', false);`,
    );
    server = await app.listen();
    app.deps.database.pool.on('acquire', () => {
      asked += 1;
    });
  });
  afterAll(async () => {
    await server.stop();
    await app.remove();
  });

  const run = (sql: string) => app.deps.database.pool.query(sql);
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${server.url}/rest/v1/${path}`, {
      method,
      headers: app.visitor({ 'accept-encoding': 'identity', ...headers }),
    });
  const rows = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).json();
  /** Runs `work` and returns how often it asked the database. */
  const questions = async (work: () => Promise<unknown>) => {
    const before = asked;
    await work();
    return asked - before;
  };
  const text = (key: string) => `translations?select=value&key=eq.${key}`;
  const put = (key: string, value: string) =>
    run(`insert into public.translations (key, language, value) values ('${key}', 'en', '${value}')
         on conflict (key, language) do update set value = excluded.value`);

  test('a repeated read asks the database nothing, whatever form it is wanted in', async () => {
    const path = 'ai_models?select=name&name=eq.Claude';
    const first = await get(path);
    expect(await first.json()).toEqual([{ name: 'Claude' }]);
    const others = async () => {
      expect(await rows(path)).toEqual([{ name: 'Claude' }]);
      expect(await rows(path, { accept: 'application/vnd.pgrst.object+json' })).toEqual({ name: 'Claude' });
      const head = await get(path, {}, 'HEAD');
      expect([head.status, head.headers.get('content-range'), await head.text()]).toEqual([200, '0-0/*', '']);
      expect((await get(path, { accept: 'text/csv' })).status).toBe(406);
      expect((await get(path, { 'accept-profile': 'auth' })).status).toBe(406);
    };
    expect(await questions(others)).toBe(0);
    expect((await get(path, { prefer: 'count=exact' })).headers.get('content-range')).toBe('0-0/1');
    expect((await get('ai_models?select=name', { range: '1-2', prefer: 'count=exact' })).status).toBe(206);
    expect((await get('ai_models?select=name', { range: '1-2' })).headers.get('content-range')).toBe('1-2/*');
  });

  test('a browser asks whether its copy is still right, and hears so without the rows', async () => {
    const path = 'ai_models?select=*&order=name';
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), etag]).toEqual(['no-cache', expect.stringMatching(/^"[\w-]{27}"$/)]);
    const again = await get(path, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect(again.headers.get('x-content-type-options')).toBe('nosniff');
    for (const other of [
      { accept: 'application/json', prefer: 'count=exact' },
      { 'accept-encoding': 'gzip' },
      { authorization: `Bearer ${await app.token({ sub: '00000000-0000-4000-8000-0000000000ad' })}` },
    ])
      expect((await get(path, { 'if-none-match': etag, ...other })).status).toBe(200);
    await run("update public.ai_models set description = 'new' where name = 'Claude'");
    await expect.poll(async () => (await get(path, { 'if-none-match': etag })).status).toBe(200);
  });

  test('a long answer is compressed once and is the same', async () => {
    const path = 'ai_models?select=*';
    const plain = await get(path);
    // fetch decompresses it
    const packed = await get(path, { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('etag')).toMatch(/-gzip"$/);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')));
    expect(await packed.text()).toBe(await plain.text());
  });

  test('a change is seen with its announcement, and one through this server at once', async () => {
    await put('cache.row', 'one');
    await expect.poll(() => rows(text('cache.row'))).toEqual([{ value: 'one' }]);
    await put('cache.row', 'two');
    await expect.poll(() => rows(text('cache.row'))).toEqual([{ value: 'two' }]);
    for (const value of ['three', 'four', 'five']) {
      await rows(text('cache.row'));
      const changed = await fetch(`${server.url}/rest/v1/translations?key=eq.cache.row`, {
        method: 'PATCH',
        headers: { apikey: app.deps.keys.secret, 'content-type': 'application/json' },
        body: JSON.stringify({ value }),
      });
      expect(changed.status).toBe(204);
      expect(await rows(text('cache.row'))).toEqual([{ value }]);
    }
  });

  test('nobody gets what another role may see', async () => {
    const path = 'products?select=name&order=name';
    const admin = { authorization: `Bearer ${await app.token({ sub: '00000000-0000-4000-8000-0000000000ad' })}` };
    expect(await rows(path)).toEqual([{ name: 'One' }]);
    expect(await rows(path, admin)).toHaveLength(2);
    expect(await rows(path)).toEqual([{ name: 'One' }]);
    expect(await rows(path, { apikey: app.deps.keys.secret })).toHaveLength(2);
    expect((await get('user_tokens?select=*')).status).toBe(401);
  });

  test('a changed policy and a withdrawn grant are seen', async () => {
    await put('cache.policy', 'seen');
    const path = text('cache.policy');
    await expect.poll(() => rows(path)).toEqual([{ value: 'seen' }]);
    await run('alter policy everyone_reads on public.translations using (false)');
    await expect.poll(() => rows(path), { timeout: 5_000 }).toEqual([]);
    await run(`alter policy everyone_reads on public.translations using (true);
      revoke select on public.translations from anon`);
    await expect.poll(async () => (await get(path)).status, { timeout: 5_000 }).toBe(401);
    await run('grant select on public.translations to anon');
    expect(await rows(path)).toEqual([{ value: 'seen' }]);
  });

  test.runIf(mode === 'native')('a lost feed forgets everything, and begins anew', async () => {
    await put('cache.lost', 'before');
    const path = text('cache.lost');
    await expect.poll(() => rows(path)).toEqual([{ value: 'before' }]);
    await expect.poll(() => questions(() => rows(path))).toBe(0);
    const postgres = new pg.Client({ connectionString: inject('databases').nativeServer });
    await postgres.connect();
    onTestFinished(() => postgres.end());
    const { rows: names } = await run('select quote_ident(current_database()) as name');
    const admit = (isAdmitted: boolean) =>
      postgres.query(`alter database ${names[0]?.name} with allow_connections ${isAdmitted}`);
    // without new sessions the feed stays lost
    await admit(false);
    await run(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and (query like '%regelwerk_changes%' or query like '%pg_policy%') and pid <> pg_backend_pid()`);
    await expect
      .poll(async () => [await questions(() => rows(path)), await questions(() => rows(path))])
      .toEqual([1, 1]);
    await admit(true);
    await run(`alter table public.translations disable trigger notify_change;
      update public.translations set value = 'after' where key = 'cache.lost';
      alter table public.translations enable trigger notify_change`);
    await expect.poll(() => rows(path)).toEqual([{ value: 'after' }]);
    await expect.poll(() => questions(() => rows(path))).toBe(0);
  });
});
