import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type ListeningServer, type TestApp } from '../testing/create-test-app.ts';
import { type BareSocket, openSocket } from '../testing/open-socket.ts';

const hour = 3_600_000;
type Message = [string, string, string, string, { data?: { type: string; table: string }; message?: string }];

describe.each(databaseModes)('sockets and sessions on the %s database', (mode) => {
  let app: TestApp;
  let server: ListeningServer;
  let ahead = 0;
  const open: BareSocket[] = [];

  beforeAll(async () => {
    app = await createTestApp(mode);
    server = await app.listen(undefined, () => new Date(Date.now() + ahead));
  });
  afterEach(() => {
    ahead = 0;
    for (const { socket } of open.splice(0)) socket.terminate();
  });
  afterAll(async () => {
    await server.stop();
    await app.remove();
  });

  const run = (sql: string) => app.deps.database.pool.query(sql);
  const expiresIn = (ms: number) => Math.floor((Date.now() + ms) / 1000);

  /** A new person, whose balance changes and who starts sessions. */
  const arrive = async () => {
    const id = randomUUID();
    await run(`insert into auth.users (id, email) values ('${id}', '${id}@example.com')`);
    return {
      id,
      startSession: async () => {
        const session = randomUUID();
        await run(`insert into auth.sessions (id, user_id, amr) values ('${session}', '${id}', '[]')`);
        return {
          end: () => run(`delete from auth.sessions where id = '${session}'`),
          prove: () => run(`update auth.sessions set aal = 'aal2' where id = '${session}'`),
          token: (exp = expiresIn(hour), aal = 'aal1') => app.token({ sub: id, session_id: session, exp, aal }),
        };
      },
      give: () => run(`insert into public.user_tokens (user_id, tokens_remaining) values ('${id}', 3)`),
      take: () => run(`delete from public.user_tokens where user_id = '${id}'`),
      announce: () => run(`insert into public.translations (key, language, value) values ('${id}', 'en', 'x')`),
      /** A socket with one channel, which follows the balance and announcements. */
      follow: async (token: string) => {
        const bare = await openSocket(server.url, `apikey=${app.deps.keys.publishable}&vsn=2.0.0`);
        open.push(bare);
        const messages = bare.messages as Message[];
        const bindings = [
          { event: '*', schema: 'public', table: 'user_tokens' },
          { event: '*', schema: 'public', table: 'translations', filter: `key=eq.${id}` },
        ];
        const say = (event: string, payload: object, topic = 'realtime:t') =>
          bare.socket.send(JSON.stringify(['1', '1', topic, event, payload]));
        say('phx_join', { config: { postgres_changes: bindings }, access_token: token });
        await expect.poll(() => messages.length).toBe(2);
        return {
          /** The messages since the join; changes are sent in parallel, in no fixed order. */
          told: () =>
            messages
              .slice(2)
              .filter(([, , topic]) => topic !== 'phoenix')
              .map(([, , , event, { data, message }]) => (data ? `${data.type} ${data.table}` : (message ?? event)))
              .sort(),
          renew: (next: string) => say('access_token', { access_token: next }),
          /** Resolves when every earlier message has been answered. */
          heartbeat: async () => {
            const answered = () => messages.filter(([, , topic]) => topic === 'phoenix').length;
            const before = answered();
            say('heartbeat', {}, 'phoenix');
            await expect.poll(answered).toBe(before + 1);
          },
        };
      },
    };
  };
  const closed = ['The access token has expired', 'phx_close'];

  test('a channel whose token expired is closed before it receives anything more', async () => {
    const ada = await arrive();
    const session = await ada.startSession();
    const [left, renewed] = [await ada.follow(await session.token()), await ada.follow(await session.token())];
    ahead = 2 * hour;
    renewed.renew(await session.token(expiresIn(3 * hour)));
    await renewed.heartbeat();
    await ada.announce();
    await expect.poll(renewed.told).toEqual(['INSERT translations']);
    await expect.poll(left.told).toEqual(closed);
    await ada.give();
    await expect.poll(renewed.told).toEqual(['INSERT translations', 'INSERT user_tokens']);
    await ada.take();
    await expect.poll(renewed.told).toEqual(['DELETE user_tokens', 'INSERT translations', 'INSERT user_tokens']);
    expect(left.told()).toEqual(closed);
  });

  test('of an admin with a second factor, only a socket with a token from after the code follows other people', async () => {
    const [admin, bob] = [await arrive(), await arrive()];
    await run(`update auth.users set app_metadata = '{"is_admin": true}' where id = '${admin.id}'`);
    await run(`insert into auth.mfa_factors (user_id, status, secret) values ('${admin.id}', 'verified', 'sealed')`);
    const session = await admin.startSession();
    await session.prove();
    const weak = await admin.follow(await session.token());
    const strong = await admin.follow(await session.token(undefined, 'aal2'));
    await bob.give();
    await expect.poll(strong.told).toEqual(['INSERT user_tokens']);
    await admin.announce();
    await expect.poll(weak.told).toEqual(['INSERT translations']);
    await expect.poll(strong.told).toEqual(['INSERT translations', 'INSERT user_tokens']);
  });

  test('an idle channel is closed at the next heartbeat', async () => {
    const ada = await arrive();
    const socket = await ada.follow(await (await ada.startSession()).token());
    await socket.heartbeat();
    expect(socket.told()).toEqual([]);
    ahead = 2 * hour;
    await socket.heartbeat();
    await expect.poll(socket.told).toEqual(closed);
  });

  test('setting the clock back by two hours closes nothing', async () => {
    const ada = await arrive();
    const socket = await ada.follow(await (await ada.startSession()).token());
    ahead = -2 * hour;
    await socket.heartbeat();
    await ada.give();
    await expect.poll(socket.told).toEqual(['INSERT user_tokens']);
  });

  test('after sign-out a socket receives nothing more of its person, not even deletions; another session does', async () => {
    const ada = await arrive();
    const [ended, living] = [await ada.startSession(), await ada.startSession()];
    const [former, present] = [await ada.follow(await ended.token()), await ada.follow(await living.token())];
    await ended.end();
    await ada.give();
    await expect.poll(present.told).toEqual(['INSERT user_tokens']);
    await ada.take();
    await expect.poll(present.told).toEqual(['DELETE user_tokens', 'INSERT user_tokens']);
    await ada.announce();
    await expect.poll(former.told).toEqual(['INSERT translations']);
  });

  test('a foreign notification is ignored', async () => {
    const ada = await arrive();
    const socket = await ada.follow(await (await ada.startSession()).token());
    for (const payload of ['no json', '{}', '[]', '{"table":1}']) await run(`notify regelwerk_changes, '${payload}'`);
    await run('notify regelwerk_changes');
    await ada.announce();
    await expect.poll(socket.told).toEqual(['INSERT translations']);
  });
});
