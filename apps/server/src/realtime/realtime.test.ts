import { once } from 'node:events';
import { connect } from 'node:net';
import { createClient, type RealtimePostgresChangesPayload, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type ListeningServer, type TestApp, testSite } from '../testing/create-test-app.ts';
import { openSocket } from '../testing/open-socket.ts';

const ada = '00000000-0000-4000-8000-00000000000a';
const bob = '00000000-0000-4000-8000-00000000000b';

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

describe.each(databaseModes)('realtime on the %s database', (mode) => {
  let app: TestApp;
  let processes: ListeningServer[];

  beforeAll(async () => {
    app = await createTestApp(
      mode,
      {},
      `insert into auth.users (id, email) values ('${ada}', 'ada@example.com'), ('${bob}', 'bob@example.com')`,
    );
    // two processes on one database
    processes = [await app.listen(), await app.listen()];
  });
  afterAll(async () => {
    for (const { stop } of processes) await stop();
    await app.remove();
  });

  const client = (index: number, accessToken?: string): SupabaseClient =>
    createClient(processes[index]?.url ?? '', app.deps.keys.publishable, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(accessToken === undefined ? {} : { accessToken: async () => accessToken }),
    });

  /** Subscribes and collects the messages. */
  const subscribe = async (
    supabase: SupabaseClient,
    filter: { table: string; filter?: string; event?: '*'; select?: string[] },
  ) => {
    const seen: Payload[] = [];
    // a first join may be sent before the client has asked for its token
    await supabase.realtime.setAuth();
    const channel = supabase.channel(`changes-${Math.random()}`);
    await new Promise<void>((resolve, reject) => {
      channel
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', ...filter },
          (payload: Payload) => void seen.push(payload),
        )
        .subscribe((status) => {
          if (status === 'SUBSCRIBED') resolve();
          if (status === 'CHANNEL_ERROR') reject(new Error(status));
        });
    });
    return { seen, leave: () => supabase.removeAllChannels() };
  };
  const run = (sql: string) => app.deps.database.pool.query(sql);

  test('insert, update and delete reach subscribers of every process, each once', async () => {
    const listeners = [
      await subscribe(client(0), { table: 'translations' }),
      await subscribe(client(1), { table: 'translations' }),
    ];
    const heard = (count: number) =>
      Promise.all(listeners.map(({ seen }) => expect.poll(() => seen.length).toBe(count)));
    await run("insert into public.translations (key, language, value) values ('live', 'en', 'one')");
    await heard(1);
    await run("update public.translations set value = 'two' where key = 'live'");
    await heard(2);
    await run("delete from public.translations where key = 'live'");
    await heard(3);
    for (const { seen, leave } of listeners) {
      expect(seen.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE']);
      expect(seen[1]?.new).toMatchObject({ key: 'live', value: 'two' });
      const deleted = seen.find(({ eventType }) => eventType === 'DELETE');
      expect(deleted).toMatchObject({
        schema: 'public',
        table: 'translations',
        old: { key: 'live', language: 'en' },
        new: {},
        errors: null,
      });
      await leave();
    }
  });

  test('a subscriber with a filter receives matching rows only', async () => {
    const german = await subscribe(client(0), { table: 'translations', filter: 'language=eq.de' });
    await run(
      "insert into public.translations (key, language, value) values ('f', 'en', 'x'), ('f', 'de', 'y'), ('g', 'de', 'z')",
    );
    await expect.poll(() => german.seen.length).toBe(2);
    expect(german.seen.map((payload) => payload.new)).toEqual(
      expect.arrayContaining([expect.objectContaining({ language: 'de', value: 'y' })]),
    );
    await run("delete from public.translations where key in ('f', 'g')");
    await expect.poll(() => german.seen.length).toBe(4);
    await german.leave();
  });

  test('a subscriber who selects columns gets only those, and one with an invalid filter gets an error', async () => {
    const some = await subscribe(client(0), {
      table: 'translations',
      filter: 'key=like."few%",language=eq.en',
      select: ['value'],
    });
    const all = await subscribe(client(0), { table: 'translations' });
    await run(
      `insert into public.translations (key, language, value) values ('many', 'en', 'x'), ('few,1', 'de', 'x'), ('few,1', 'en', 'y')`,
    );
    await expect.poll(() => all.seen.length).toBe(3);
    await expect.poll(() => some.seen.length).toBe(1);
    expect(some.seen[0]).toMatchObject({ eventType: 'INSERT', new: { value: 'y' } });
    expect(Object.keys(some.seen[0]?.new ?? {})).toEqual(['value']);
    await expect(subscribe(client(0), { table: 'translations', filter: 'key=match.^a' })).rejects.toThrow(
      'CHANNEL_ERROR',
    );
    await run(`delete from public.translations where key in ('many', 'few,1')`);
    await expect.poll(() => all.seen.length).toBe(6);
    await some.leave();
    await all.leave();
  });

  test('a second join of a topic closes the first, and bindings are echoed in their order', async () => {
    const { socket, messages } = await open(withKey('2.0.0'));
    const bindings = [
      { event: 'DELETE', schema: 'public', table: 'translations', filter: 'key=eq.a' },
      { event: '*', schema: 'public' },
      { event: 'INSERT', schema: 'public', table: 'ai_models' },
    ];
    const join = (ref: string) =>
      socket.send(JSON.stringify([ref, ref, 'realtime:twice', 'phx_join', { config: { postgres_changes: bindings } }]));
    // changes of other tests may still arrive
    const told = () => messages.filter((message) => (message as unknown[])[3] !== 'postgres_changes');
    join('1');
    await expect.poll(() => told().length).toBe(2);
    const [, , , , { response }] = told()[0] as [
      string,
      string,
      string,
      string,
      { response: { postgres_changes: { id: number }[] } },
    ];
    expect(response.postgres_changes).toEqual(bindings.map((binding) => ({ ...binding, id: expect.any(Number) })));
    const ids = response.postgres_changes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(0);
    join('2');
    await expect.poll(() => told().length).toBe(5);
    expect(told()[2]).toMatchObject(['1', null, 'realtime:twice', 'phx_close', {}]);
    expect(told()[3]).toMatchObject(['2', '2', 'realtime:twice', 'phx_reply', { status: 'ok' }]);
    socket.close();
  });

  test('a change names the bindings of its schema, table and kind, and has every column that one of them wants', async () => {
    const { socket, messages } = await open(withKey('2.0.0'));
    const bindings = [
      { event: '*', schema: 'public', table: 'translations', select: ['value'] },
      { event: '*', schema: 'other', table: 'translations' },
      { event: 'INSERT', schema: '*', table: '*' },
      { event: 'UPDATE', schema: 'public', table: 'translations' },
      { event: '*', schema: 'public', table: 'ai_models' },
      { event: '*', schema: 'public' },
    ];
    const payload = { config: { postgres_changes: bindings } };
    socket.send(JSON.stringify(['1', '1', 'realtime:bound', 'phx_join', payload]));
    type Reply = { response: { postgres_changes: { id: number }[] } };
    type Frame = [string | null, string | null, string, string, unknown];
    const told = (event: string) => (messages as Frame[]).filter(([, , , name]) => name === event);
    await expect.poll(() => told('phx_reply').length).toBe(1);
    const [ids = []] = told('phx_reply').map(([, , , , reply]) =>
      (reply as Reply).response.postgres_changes.map(({ id }) => id),
    );
    // a row is read when its change is announced
    for (const [index, statement] of [
      "insert into public.translations (key, language, value) values ('bound', 'en', 'one')",
      "update public.translations set value = 'two' where key = 'bound'",
      "delete from public.translations where key = 'bound'",
    ].entries()) {
      await run(statement);
      await expect.poll(() => told('postgres_changes').length).toBe(index + 1);
    }
    const changes = told('postgres_changes').map(([, , , , content]) => content as { ids: number[]; data: object });
    expect(changes.map((change) => change.ids.map((id) => ids.indexOf(id)))).toEqual([
      [0, 2, 5],
      [0, 3, 5],
      [0, 5],
    ]);
    const [inserted, updated] = changes;
    expect(inserted?.data).toMatchObject({ record: { key: 'bound', language: 'en', value: 'one' } });
    expect(inserted?.data).not.toHaveProperty('old_record');
    expect(updated?.data).toMatchObject({ old_record: { key: 'bound', language: 'en' } });
    socket.close();
  });

  test('a change that cannot be read ends the sockets that wait for it, so that their clients read everything anew', async () => {
    const { socket, messages } = await open(withKey('2.0.0'));
    const payload = { config: { postgres_changes: [{ event: '*', schema: 'public' }] } };
    socket.send(JSON.stringify(['1', '1', 'realtime:all', 'phx_join', payload]));
    await expect.poll(() => messages.length).toBeGreaterThan(0);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const change = { table: 'no_such_table', type: 'UPDATE', key: { id: 1 }, owner: null, at: '' };
    await run(`select pg_notify('regelwerk_changes', '${JSON.stringify(change)}')`);
    expect(await closed).toBe(1012);
  });

  test('a socket that says nothing for a minute is ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { socket } = await open(withKey('2.0.0'));
      const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
      vi.advanceTimersByTime(60_000);
      await closed;
    } finally {
      vi.useRealTimers();
    }
  });

  test('a balance goes only to its owner, not to another person or a visitor', async () => {
    const [mine, his, nobody] = [
      await subscribe(client(0, await app.token({ sub: ada })), { table: 'user_tokens' }),
      await subscribe(client(0, await app.token({ sub: bob })), { table: 'user_tokens' }),
      await subscribe(client(0), { table: 'user_tokens' }),
    ];
    await run(`insert into public.user_tokens (user_id, tokens_remaining) values ('${ada}', 3)`);
    await expect.poll(() => mine.seen.length).toBe(1);
    expect(mine.seen[0]?.new).toMatchObject({ user_id: ada, tokens_remaining: 3 });
    await run(`delete from public.user_tokens where user_id = '${ada}'`);
    await expect.poll(() => mine.seen.length).toBe(2);
    await run(`insert into public.user_tokens (user_id, tokens_remaining) values ('${bob}', 1)`);
    await expect.poll(() => his.seen.length).toBe(1);
    expect(his.seen[0]?.new).toMatchObject({ user_id: bob });
    expect(mine.seen).toHaveLength(2);
    expect(nobody.seen).toEqual([]);
    for (const { leave } of [mine, his, nobody]) await leave();
    await run('delete from public.user_tokens');
  });

  const open = (query: string, headers?: Record<string, string>) => openSocket(processes[0]?.url ?? '', query, headers);
  const withKey = (version: string) => `apikey=${app.deps.keys.publishable}&vsn=${version}`;

  test('the upgrade is refused without the key, from another origin and for an unknown serializer', async () => {
    expect((await open('vsn=2.0.0')).outcome).toBe(401);
    expect((await open('apikey=sb_publishable_wrong&vsn=2.0.0')).outcome).toBe(401);
    expect((await open(withKey('2.0.0'), { origin: 'https://evil.example' })).outcome).toBe(403);
    expect((await open(withKey('9.0.0'))).outcome).toBe(404);
    const own = await open(withKey('2.0.0'), { origin: testSite });
    expect(own.outcome).toBe(101);
    own.socket.close();
  });

  test.each([
    ['another path', () => `/realtime/v1/other?${withKey('2.0.0')}`, '404 Not Found'],
    ['an address that is none', () => '//[', '400 Bad Request'],
    ['no key', () => '/realtime/v1/websocket?vsn=2.0.0', '401 Unauthorized'],
    ['an unknown serializer', () => `/realtime/v1/websocket?${withKey('3.0.0')}`, '404 Not Found'],
  ])('an upgrade with %s is refused in one line', async (_name, path, status) => {
    const { hostname, port } = new URL(processes[0]?.url ?? '');
    const socket = connect({ host: hostname, port: Number(port) });
    const received: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.write(
      `GET ${path()} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await once(socket, 'close');
    expect(Buffer.concat(received).toString()).toBe(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    );
  });

  test('both serializers carry heartbeat, join, leave and what is refused', async () => {
    const { socket, messages } = await open(withKey('1.0.0'));
    const say = (topic: string, event: string, payload: object, ref: string) =>
      socket.send(JSON.stringify({ topic, event, payload, ref, join_ref: ref }));
    say('phoenix', 'heartbeat', {}, '1');
    await expect
      .poll(() => messages)
      .toEqual([
        { join_ref: '1', ref: '1', topic: 'phoenix', event: 'phx_reply', payload: { status: 'ok', response: {} } },
      ]);
    messages.length = 0;
    const binding = { event: 'INSERT', schema: 'public', table: 'translations' };
    say('realtime:a', 'phx_join', { config: { postgres_changes: [binding] } }, '2');
    await expect.poll(() => messages.length).toBe(2);
    expect(messages[0]).toMatchObject({
      ref: '2',
      payload: { status: 'ok', response: { postgres_changes: [{ ...binding, id: expect.any(Number) }] } },
    });
    expect(messages[1]).toMatchObject({ event: 'system', payload: { status: 'ok', extension: 'postgres_changes' } });
    messages.length = 0;
    say('realtime:b', 'phx_join', { access_token: 'forged.token.here' }, '3');
    say('realtime:none', 'anything', {}, '4');
    say('realtime:a', 'phx_leave', {}, '5');
    await expect.poll(() => messages.length).toBe(4);
    expect(messages).toMatchObject([
      { ref: '3', payload: { status: 'error', response: { reason: expect.stringMatching(/^InvalidJWTToken/) } } },
      { ref: '4', payload: { status: 'error', response: { reason: 'unmatched topic' } } },
      { ref: '5', payload: { status: 'ok' } },
      { event: 'phx_close', topic: 'realtime:a' },
    ]);
    socket.send('no json');
    socket.send(JSON.stringify([1, 2]));
    say('phoenix', 'heartbeat', {}, '6');
    await expect.poll(() => messages.length).toBe(5);
    socket.close();
  });

  test('a socket has twenty channels at most, and frames of 64 kB', async () => {
    const { socket, messages } = await open(withKey('2.0.0'));
    for (let count = 1; count <= 21; count += 1)
      socket.send(JSON.stringify([`${count}`, `${count}`, `realtime:c${count}`, 'phx_join', {}]));
    await expect.poll(() => messages.length).toBe(21);
    expect(messages[19]).toMatchObject(['20', '20', 'realtime:c20', 'phx_reply', { status: 'ok' }]);
    expect(messages[20]).toMatchObject(['21', '21', 'realtime:c21', 'phx_reply', { status: 'error' }]);
    const closed = once(socket, 'close');
    socket.send('x'.repeat(70_000));
    expect((await closed)[0]).toBe(1009);
  });

  test('a revoked token turns the channel into a visitor’s', async () => {
    const { socket, messages } = await open(withKey('2.0.0'));
    const binding = { event: '*', schema: 'public', table: 'user_tokens' };
    socket.send(
      JSON.stringify([
        '1',
        '1',
        'realtime:t',
        'phx_join',
        { config: { postgres_changes: [binding] }, access_token: await app.token({ sub: ada }) },
      ]),
    );
    await expect.poll(() => messages.length).toBe(2);
    await run(
      `insert into public.user_tokens (user_id, tokens_remaining) values ('${ada}', 9) on conflict (user_id) do update set tokens_remaining = 9`,
    );
    await expect.poll(() => messages.length).toBe(3);
    socket.send(JSON.stringify(['1', '2', 'realtime:t', 'access_token', { access_token: app.deps.keys.publishable }]));
    socket.send(JSON.stringify([null, '3', 'phoenix', 'heartbeat', {}]));
    await expect.poll(() => messages.length).toBe(4);
    const other = await subscribe(client(0), { table: 'translations' });
    await run(`update public.user_tokens set tokens_remaining = 8 where user_id = '${ada}'`);
    await run("insert into public.translations (key, language, value) values ('after', 'en', 'x')");
    await expect.poll(() => other.seen.length).toBe(1);
    await run("delete from public.translations where key = 'after'");
    await expect.poll(() => other.seen.length).toBe(2);
    expect(messages).toHaveLength(4);
    await other.leave();
    socket.close();
  });

  test('a refused client that never hangs up is disconnected', async () => {
    const { hostname, port } = new URL(processes[0]?.url ?? '');
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => undefined);
    let isClosed = false;
    socket.on('close', () => {
      isClosed = true;
    });
    socket.resume();
    socket.write(
      `GET /realtime/v1/nope HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await once(socket, 'end');
    // only a socket that was destroyed fails when something is written to it
    await expect
      .poll(() => {
        if (!socket.destroyed) socket.write('x');
        return isClosed;
      })
      .toBe(true);
  });
});
