import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp, testSite } from '../testing/create-test-app.ts';
import { allowedRedirect } from './allowed-redirect.ts';

type Person = Record<
  'id' | 'created_at' | 'updated_at' | 'last_sign_in_at' | 'email_confirmed_at' | 'banned_until',
  string
>;
interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: Person;
}

describe('what the auth API answers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp('native', { RATE_LIMIT_FACTOR: '1000' });
  });
  afterAll(() => app.remove());

  const post = async (path: string, body: object) => {
    const headers = app.visitor({ 'content-type': 'application/json' });
    const answer = await app.request(`/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Session };
  };

  test('a link never leads to an address that contains a name or a password', () => {
    const own = new URL('/settings', testSite);
    expect(allowedRedirect(testSite, own.href)).toBe(own.href);
    for (const [username, password] of [
      ['ada', ''],
      ['', 'secret'],
    ] as const) {
      const address = Object.assign(new URL(own), { username, password });
      expect(allowedRedirect(testSite, address.href)).not.toContain('/settings');
    }
  });

  test('the settings say that anyone can sign up, only by email', async () => {
    const answer = await app.request('/auth/v1/settings', { headers: app.visitor() });
    expect(await answer.json()).toEqual({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    });
    expect(await (await app.request('/auth/v1/health')).json()).toEqual({
      version: '1',
      name: 'Regelwerk',
      description: 'Accounts and sessions',
    });
  });

  test('a call without a key says what is missing', async () => {
    const answer = await app.request('/auth/v1/user');
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 401,
      body: { error_code: 'no_api_key', msg: 'No API key found in request' },
    });
  });

  test('a session is what the auth client stores, its token only what is decided on', async () => {
    const { body } = await post('signup', {
      email: 'ada@example.com',
      password: 'correct horse 9',
      data: { name: 'Ada' },
    });
    const { access_token, refresh_token, user, ...session } = body;
    expect(session).toEqual({ token_type: 'bearer', expires_in: 3600 });
    const { id, created_at, updated_at, last_sign_in_at } = user;
    for (const date of [created_at, updated_at, last_sign_in_at]) expect(Date.parse(date)).not.toBeNaN();
    expect(user).toEqual({
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ada@example.com',
      phone: '',
      email_confirmed_at: expect.any(String),
      confirmed_at: user.email_confirmed_at,
      last_sign_in_at,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ada' },
      identities: [
        {
          identity_id: id,
          id,
          user_id: id,
          identity_data: { email: 'ada@example.com', sub: id },
          provider: 'email',
          last_sign_in_at,
          created_at,
          updated_at,
          email: 'ada@example.com',
        },
      ],
      created_at,
      updated_at,
      is_anonymous: false,
    });
    const { iat, exp, session_id, amr, iss, ...claims } = decodeJwt(access_token);
    expect(iss).toBe(`${testSite}/auth/v1`);
    expect(session_id).toEqual(expect.any(String));
    expect(amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }]);
    expect(claims).toEqual({
      sub: id,
      aud: 'authenticated',
      email: 'ada@example.com',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      role: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
    });
    expect(exp).toBe(Number(iat) + 3600);
    expect(await post('token?grant_type=refresh_token', { refresh_token })).toMatchObject({ status: 200 });
  });

  test('where addresses are confirmed first, a sign-up answers a person without a session', async () => {
    const confirming = await createTestApp('native', { RATE_LIMIT_FACTOR: '1000', MAIL_CONFIRM: '1' });
    try {
      const answer = await confirming.request('/auth/v1/signup', {
        method: 'POST',
        headers: confirming.visitor({ 'content-type': 'application/json' }),
        body: JSON.stringify({ email: ' New@Example.com', password: 'correct horse 9', data: { name: 'N' } }),
      });
      const user = (await answer.json()) as Person;
      expect(user).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        aud: 'authenticated',
        role: 'authenticated',
        email: 'new@example.com',
        phone: '',
        confirmation_sent_at: user.created_at,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { name: 'N' },
        identities: [],
        created_at: expect.any(String),
        updated_at: user.created_at,
        is_anonymous: false,
      });
      const settings = await confirming.request('/auth/v1/settings', { headers: confirming.visitor() });
      expect(await settings.json()).toMatchObject({ mailer_autoconfirm: false });
    } finally {
      await confirming.remove();
    }
  });

  const token = 'token?grant_type=';
  const unknown = '00000000-0000-4000-8000-000000000000';
  test.each([
    ['POST', 'signup', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    ['POST', 'signup', { phone: '+49' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      'POST',
      'signup',
      { email: 'a@example.com', password: '' },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    ['POST', 'signup', { email: 7 }, 400, 'validation_failed', 'Invalid value: email'],
    ['POST', 'signup', [], 400, 'validation_failed', 'Invalid value'],
    ['POST', 'signup', '{', 400, 'bad_json', 'Could not parse request body as JSON'],
    ['POST', 'token', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['POST', `${token}password`, '', 400, 'validation_failed', 'missing email or phone'],
    ['POST', `${token}password`, { email: '', password: 'x' }, 400, 'validation_failed', 'missing email or phone'],
    ['POST', `${token}password`, { email: 'x@example.com' }, 400, 'invalid_credentials', 'Invalid login credentials'],
    [
      'POST',
      `${token}pkce`,
      { auth_code: unknown },
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    ],
    [
      'POST',
      `${token}pkce`,
      { auth_code: 'x', code_verifier: 'y' },
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    ],
    ['POST', 'verify', { type: 'recovery' }, 400, 'validation_failed', 'Verify requires a token and a type'],
    ['POST', 'verify', { token: 'x' }, 400, 'validation_failed', 'Verify requires a token and a type'],
    ['GET', 'verify?type=recovery', undefined, 400, 'validation_failed', 'Verify requires a token and a type'],
    ['GET', 'verify?token=x', undefined, 400, 'validation_failed', 'Verify requires a token and a type'],
    ['GET', 'user', undefined, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
    ['GET', 'admin/users', undefined, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
    ['GET', 'nothing', undefined, 404, 'not_found', 'Not found'],
  ] as const)(
    '%s %s with %o is refused in the words of the protocol',
    async (method, path, body, status, code, words) => {
      const init =
        body === undefined ? { method } : { method, body: typeof body === 'string' ? body : JSON.stringify(body) };
      const answer = await app.request(`/auth/v1/${path}`, { ...init, headers: app.visitor() });
      expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([status, code]);
      expect(await answer.json()).toEqual({ code: status, error_code: code, msg: words });
    },
  );

  test('the secret key makes and lists accounts, and is told what is wrong with its calls', async () => {
    const service = { authorization: `Bearer ${app.deps.keys.secret}`, apikey: app.deps.keys.secret };
    const ask = async (method: string, path: string, body?: object) => {
      const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
      return app.request(`/auth/v1/admin/users${path}`, { ...init, headers: service });
    };
    for (const [method, path, body, status, words] of [
      ['POST', '', { password: 'correct horse 9' }, 400, 'Cannot create a user without an email'],
      ['POST', '', { email: 'x@example.com', ban_duration: '1d' }, 400, 'Invalid value: ban_duration'],
      ['POST', '', { email: 'x@example.com', ban_duration: 'x1h' }, 400, 'Invalid value: ban_duration'],
      ['GET', '?page=0', undefined, 400, 'Bad pagination parameters'],
      ['GET', '?per_page=x1', undefined, 400, 'Bad pagination parameters'],
      ['GET', '/me', undefined, 404, 'user_id must be an UUID'],
    ] as const) {
      const answer = await ask(method, path, body);
      expect([answer.status, await answer.json()]).toEqual([
        status,
        { code: status, error_code: 'validation_failed', msg: words },
      ]);
    }
    const now = new Date('2026-11-22T12:00:00Z');
    const clock = vi.spyOn(app.deps.accounts, 'clock').mockReturnValue(now);
    const answer = await ask('POST', '', { email: 'made@example.com', ban_duration: '1h30m5s' });
    const made = (await answer.json()) as Person;
    clock.mockRestore();
    expect(made.banned_until).toBe('2026-11-22T13:30:05.000Z');
    const { body: person } = await post('signup', { email: 'user@example.com', password: 'correct horse 9' });
    const refused = await app.request('/auth/v1/admin/users', {
      headers: app.visitor({ authorization: `Bearer ${person.access_token}` }),
    });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { code: 403, error_code: 'not_admin', msg: 'User not allowed' },
    ]);
    const page = async (query: string) => {
      const { headers } = await ask('GET', query);
      return [headers.get('x-total-count'), headers.get('link')];
    };
    const { total } = (await app.deps.database.pool.query('select count(*)::int as total from auth.users')).rows[0];
    const link = (number: number, rel: string, size = 1) =>
      `</admin/users?page=${number}&per_page=${size}>; rel="${rel}"`;
    expect(await page('?page=1&per_page=1')).toEqual([`${total}`, `${link(2, 'next')}, ${link(total, 'last')}`]);
    expect(await page(`?page=${total}&per_page=1`)).toEqual([`${total}`, link(total, 'last')]);
    expect(await page('')).toEqual([`${total}`, link(1, 'last', 50)]);
    expect(await page('?page=&per_page=5000')).toEqual([`${total}`, link(1, 'last', 1000)]);
    const listed = await (await ask('GET', '')).json();
    expect(listed).toMatchObject({ aud: 'authenticated', users: { length: total } });
    expect(await (await ask('DELETE', `/${made.id}`)).json()).toEqual({});
  });

  test('a session is not kept by anything on its way', async () => {
    const headers = app.visitor({ 'content-type': 'application/json' });
    await post('signup', { email: 'kept@example.com', password: 'correct horse 9' });
    const body = JSON.stringify({ email: 'kept@example.com', password: 'correct horse 9' });
    const answer = await app.request('/auth/v1/token?grant_type=password', { method: 'POST', headers, body });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('a fault of the server is logged with its request, a refusal is not', async () => {
    await post('signup', { email: 'log@example.com', password: 'correct horse 9' });
    const signIn = (password: string) => post('token?grant_type=password', { email: 'log@example.com', password });
    const logged = vi.spyOn(app.deps.log, 'error');
    expect((await signIn('wrong horse 9')).status).toBe(400);
    expect(logged).not.toHaveBeenCalled();
    const clock = vi.spyOn(app.deps.accounts, 'clock').mockImplementation(() => {
      throw new Error('broken');
    });
    const failed = await signIn('correct horse 9');
    clock.mockRestore();
    expect(failed).toEqual({
      status: 500,
      body: { code: 500, error_code: 'unexpected_failure', msg: 'Unexpected failure, please try again' },
    });
    expect(logged.mock.calls).toEqual([
      [{ err: new Error('broken'), requestId: expect.any(String) }, 'auth call failed'],
    ]);
    logged.mockRestore();
  });

  test('only a fault that passes says when to try again', async () => {
    const headers = app.visitor({ 'content-type': 'application/json' });
    const retryAfter = async (secret: string) => {
      const body = JSON.stringify({ email: 'again@example.com', password: secret });
      const answer = await app.request('/auth/v1/token?grant_type=password', { method: 'POST', headers, body });
      return [answer.status, answer.headers.get('retry-after')];
    };
    await post('signup', { email: 'again@example.com', password: 'correct horse 9' });
    expect(await retryAfter('wrong horse 9')).toEqual([400, null]);
    const clock = vi.spyOn(app.deps.accounts, 'clock').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(await retryAfter('correct horse 9')).toEqual([500, null]);
    clock.mockImplementation(() => {
      throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
    });
    expect(await retryAfter('correct horse 9')).toEqual([503, '1']);
    clock.mockRestore();
  });

  test('a session names the device as the device names itself, and a person learns when a reset was mailed', async () => {
    const email = 'device@example.com';
    const { body: first } = await post('signup', { email, password: 'correct horse 9' });
    const signIn = { method: 'POST', body: JSON.stringify({ email, password: 'correct horse 9' }) };
    const headers = app.visitor({ 'content-type': 'application/json', 'user-agent': 'Browser 1' });
    await app.request('/auth/v1/token?grant_type=password', { ...signIn, headers });
    const own = app.visitor({ authorization: `Bearer ${first.access_token}`, 'content-type': 'application/json' });
    const sessions = await app.request('/functions/v1/account', {
      method: 'POST',
      headers: own,
      body: JSON.stringify({ action: 'sessions' }),
    });
    const listed = (await sessions.json()) as { user_agent: string }[];
    expect(listed.map(({ user_agent }) => user_agent)).toEqual(['Browser 1', '']);

    const readUser = async () => (await app.request('/auth/v1/user', { headers: own })).json();
    expect(await readUser()).not.toHaveProperty('recovery_sent_at');
    await post('recover', { email });
    await app.mails();
    expect(await readUser()).toMatchObject({ recovery_sent_at: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  test('a sign-out of an unknown scope is refused', async () => {
    const { body } = await post('signup', { email: 'out@example.com', password: 'correct horse 9' });
    const answer = await app.request('/auth/v1/logout?scope=some', {
      method: 'POST',
      headers: app.visitor({ authorization: `Bearer ${body.access_token}` }),
    });
    expect(await answer.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unsupported logout scope',
    });
  });
});
