import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type ListeningServer, type TestApp } from '../testing/create-test-app.ts';
import { AnonymousReadCache } from './anonymous-read-cache.ts';

let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

const page = (body: string) => ({ body, rows: 1, offset: 0, total: undefined });

describe('what visitors read', () => {
  let app: TestApp;
  let server: ListeningServer;
  beforeAll(async () => {
    app = await createTestApp(anyDatabaseMode, {}, `insert into public.translations values ('a.b', 'en', 'one')`);
    server = await app.listen();
  });
  afterAll(async () => {
    await server.stop();
    await app.remove();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/rest/v1/${path}`, { headers: app.visitor(headers) });
  const text = async () => (await get('translations?select=value&key=eq.a.b')).json();

  test('is shared by readers, and read again once a public row has changed', async () => {
    let reads = 0;
    app.deps.database.pool.on('acquire', () => {
      reads += 1;
    });
    expect(await Promise.all([text(), text(), text()])).toEqual(Array(3).fill([{ value: 'one' }]));
    expect(reads).toBe(1);
    await app.deps.database.pool.query(`update public.translations set value = 'two' where key = 'a.b'`);
    await expect.poll(text).toEqual([{ value: 'two' }]);
  });

  test('keeps its range and count, and is never what another role sees', async () => {
    const models = 'ai_models?select=name&order=name';
    const rangeOf = async (headers: Record<string, string>) =>
      (await get(models, headers)).headers.get('content-range');
    expect(await rangeOf({ range: '0-1' })).toBe('0-1/*');
    expect(await rangeOf({ range: '1-2' })).toBe('1-2/*');
    expect(await rangeOf({ range: '1-2', prefer: 'count=exact' })).toMatch(/^1-2\/\d+$/);
    expect((await get('user_configurations?select=name')).status).toBe(401);
    const person = { authorization: `Bearer ${await app.token({ sub: '00000000-0000-4000-8000-00000000000a' })}` };
    expect((await get('user_configurations?select=name', person)).status).toBe(200);
    expect((await get('user_configurations?select=name')).status).toBe(401);
  });
});

test('a read that began before a change, and a failed one, are not remembered', async () => {
  const cache = new AnonymousReadCache();
  const old = Promise.withResolvers<ReturnType<typeof page>>();
  const reading = cache.read('key', () => old.promise);
  cache.drop();
  old.resolve(page('old'));
  expect((await reading).body).toBe('old');
  await expect(cache.read('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await cache.read('key', async () => page('new'))).body).toBe('new');
  expect((await cache.read('key', async () => page('newer'))).body).toBe('new');
});

test('a page is remembered for a second', async () => {
  const cache = new AnonymousReadCache();
  const bodies: string[] = [];
  for (const [at, body] of ['a', 'b', 'c'].entries()) {
    now += at * 600;
    bodies.push((await cache.read('key', async () => page(body))).body);
  }
  expect(bodies).toEqual(['a', 'a', 'c']);
});

test('at most 16 MB are remembered', async () => {
  const cache = new AnonymousReadCache();
  await cache.read('key', async () => page('first'));
  for (const key of ['a', 'b']) await cache.read(key, async () => page('x'.repeat(5 * 1024 * 1024)));
  expect((await cache.read('key', async () => page('second'))).body).toBe('second');
});
