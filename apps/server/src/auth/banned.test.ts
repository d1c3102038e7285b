import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { openBrowser, openService } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const password = 'correct horse 9';

describe('a banned person', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(anyDatabaseMode, { RATE_LIMIT_FACTOR: '1000', SIGNUP_TOKENS: '3' });
  });
  afterAll(() => app.remove());

  /** A person with a session, and with a mailed link whose flow the browser chose. */
  const open = async (flowType: 'implicit' | 'pkce' = 'implicit') => {
    const email = `${randomUUID()}@example.com`;
    const browser = openBrowser(app, { flowType });
    const { data } = await browser.client.auth.signUp({ email, password });
    const id = data.user?.id ?? '';
    await browser.client.auth.resetPasswordForEmail(email);
    const mail = (await app.mails()).findLast(({ to }) => to?.[0]?.address === email);
    const link = /token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(link).not.toBe('');
    return {
      ...browser,
      email,
      id,
      link,
      token: data.session?.access_token ?? '',
      refresh: data.session?.refresh_token ?? '',
    };
  };
  // set in the database, so that sessions stay alive and only the ban can refuse
  const ban = (id: string, until = '1 hour') =>
    app.deps.database.pool.query('update auth.users set banned_until = now() + $2::interval where id = $1', [
      id,
      until,
    ]);
  type Person = Awaited<ReturnType<typeof open>>;
  const codeOf = async ({ error }: { error: { code?: string | undefined } | null }) => error?.code;
  const call = async ({ token }: Person, path: string, body?: object, method = body === undefined ? 'GET' : 'POST') => {
    const answer = await app.request(path, {
      method,
      headers: app.visitor({
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const authCode = async (...asked: Parameters<typeof call>) => (await call(...asked)).body.code;

  const ways: readonly (readonly [name: string, get: (person: Person) => Promise<unknown>])[] = [
    ['a password', async ({ client, email }) => codeOf(await client.auth.signInWithPassword({ email, password }))],
    [
      'a refresh token',
      (person) => authCode(person, '/auth/v1/token?grant_type=refresh_token', { refresh_token: person.refresh }),
    ],
    [
      'a mailed link',
      async ({ client, link }) => codeOf(await client.auth.verifyOtp({ type: 'recovery', token_hash: link })),
    ],
    [
      'a mailed link that is followed',
      async ({ link }) => {
        const answer = await app.request(`/auth/v1/verify?type=recovery&token=${link}`);
        const { hash } = new URL(answer.headers.get('location') ?? '');
        const told = new URLSearchParams(hash.slice(1));
        return told.get('error_code') ?? told.has('access_token');
      },
    ],
    ['an access token at /user', (person) => authCode(person, '/auth/v1/user')],
    ['a change of the account', (person) => authCode(person, '/auth/v1/user', { data: { name: 'Eve' } }, 'PUT')],
    ['the set-up of a second factor', (person) => authCode(person, '/auth/v1/factors', { factor_type: 'totp' })],
    ['a challenge of a second factor', (person) => authCode(person, `/auth/v1/factors/${randomUUID()}/challenge`, {})],
    [
      'a code of a second factor',
      (person) => authCode(person, `/auth/v1/factors/${randomUUID()}/verify`, { challenge_id: 'x', code: '123456' }),
    ],
    ['a recovery code', (person) => authCode(person, '/auth/v1/factors/recovery-codes/verify', { code: 'x' })],
    ['a count of recovery codes', (person) => authCode(person, '/auth/v1/factors/recovery-codes')],
  ];

  test.each(ways)('gets no session and no use of one with %s, and again once the ban is over', async (_name, get) => {
    const person = await open();
    await ban(person.id);
    expect(await get(person)).toBe('user_banned');
    await ban(person.id, '-1 second');
    expect(await get(person)).not.toBe('user_banned');
  });

  test('gets no session with the code of a link that was opened before the ban', async () => {
    const person = await open('pkce');
    const answer = await app.request(`/auth/v1/verify?type=recovery&token=${person.link}`);
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
    expect(code).not.toBe('');
    await ban(person.id);
    expect(await codeOf(await person.client.auth.exchangeCodeForSession(code))).toBe('user_banned');
  });

  test.each([
    ['generate-rules', { formData, requestId: randomUUID(), consent: true }],
    ['account', { action: 'sessions' }],
    ['billing-details', { action: 'read' }],
  ])('cannot call the function %s', async (name, body) => {
    const person = await open();
    expect((await call(person, `/functions/v1/${name}`, body)).status).toBe(200);
    await ban(person.id);
    const refused = await call(person, `/functions/v1/${name}`, body);
    expect([refused.status >= 400, refused.status < 500]).toEqual([true, true]);
  });

  test('reads and writes no row of a table', async () => {
    const person = await open();
    const read = () => call(person, '/rest/v1/user_tokens?select=tokens_remaining');
    expect((await read()).body).toEqual([{ tokens_remaining: 3 }]);
    // the product's own ban also ends the sessions
    await openService(app).auth.admin.updateUserById(person.id, { ban_duration: '1h' });
    const { status, body } = await read();
    expect(status === 200 ? body : []).toEqual([]);
    const written = await call(person, `/rest/v1/profiles?id=eq.${person.id}`, { display_name: 'Eve' }, 'PATCH');
    expect(written.status).toBeLessThan(500);
    const { rows } = await app.deps.database.pool.query('select display_name from public.profiles where id = $1', [
      person.id,
    ]);
    expect(rows[0].display_name).not.toBe('Eve');
  });
});
