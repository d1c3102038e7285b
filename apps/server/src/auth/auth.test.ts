import { argon2Sync, randomBytes } from 'node:crypto';
import type { Session } from '@supabase/supabase-js';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { openBrowser, openService } from '../testing/auth-client.ts';
import { createTestApp, type TestApp, testSite } from '../testing/create-test-app.ts';

const password = 'correct horse 9';

describe.each(databaseModes)('accounts on the %s database', (mode) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1000' });
  });
  afterAll(() => app.remove());

  let count = 0;
  const newEmail = () => {
    count += 1;
    return `person-${count}@example.com`;
  };
  const signedUp = async (email = newEmail(), data: object = { name: 'Ada' }) => {
    const browser = openBrowser(app);
    const { data: answer, error } = await browser.client.auth.signUp({ email, password, options: { data } });
    expect(error).toBeNull();
    if (answer.session === null || answer.user === null) throw new Error('no session');
    return { ...browser, email, session: answer.session, user: answer.user };
  };
  const row = async (sql: string, values: unknown[] = []) => (await app.deps.database.pool.query(sql, values)).rows[0];
  const mailTo = async (email: string) => (await app.mails()).filter(({ to }) => to?.[0]?.address === email).at(-1);
  const linkIn = (text: string | undefined) => /https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '';
  const secretIn = (text: string | undefined) => /token_hash=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  const call = (path: string, init: RequestInit = {}, more: Record<string, string> = {}) =>
    app.request(`/auth/v1/${path}`, {
      ...init,
      headers: app.visitor({ 'x-supabase-api-version': '2024-01-01', 'content-type': 'application/json', ...more }),
    });
  const post = (path: string, body: unknown, more?: Record<string, string>) =>
    call(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }, more);

  test('sign-up creates account, profile, balance and ledger row together, and signs in', async () => {
    const began = Math.floor(Date.now() / 1000);
    const { session, user, client } = await signedUp('Ada.Lovelace@Example.COM', { name: '  Ada  ', is_admin: true });
    const ended = Math.ceil(Date.now() / 1000);
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(session.expires_at).toBeGreaterThanOrEqual(began + 3600);
    expect(session.expires_at).toBeLessThanOrEqual(ended + 3600);
    expect(user).toMatchObject({ email: 'ada.lovelace@example.com', role: 'authenticated', aud: 'authenticated' });
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(JSON.stringify(session)).not.toMatch(/password|argon/);
    expect((await client.from('profiles').select('display_name').single()).data).toEqual({ display_name: 'Ada' });
    expect((await client.from('user_tokens').select('tokens_remaining').single()).data).toEqual({
      tokens_remaining: 3,
    });
    const { data: ledger } = await client.from('token_transactions').select('transaction_type, amount, balance_after');
    expect(ledger).toEqual([{ transaction_type: 'add', amount: 3, balance_after: 3 }]);
    const stored = await row('select password_hash from auth.users where id = $1', [user.id]);
    expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  });

  test('a password hash of another cost is renewed at the next sign-in, and only by the right password', async () => {
    const { email, user } = await signedUp();
    const hash = async () => (await row('select password_hash from auth.users where id = $1', [user.id])).password_hash;
    const nonce = randomBytes(16);
    const other = { memory: 8_192, passes: 1, parallelism: 1 };
    const derived = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...other });
    const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const stored = `$argon2id$v=19$m=8192,t=1,p=1$${encode(nonce)}$${encode(derived)}`;
    await row('update auth.users set password_hash = $1 where id = $2', [stored, user.id]);
    const signIn = (typed: string) => post('token?grant_type=password', { email, password: typed });
    expect((await signIn('another horse 9')).status).toBe(400);
    expect(await hash()).toBe(stored);
    expect((await signIn(password)).status).toBe(200);
    const renewed = await hash();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect((await signIn(password)).status).toBe(200);
    expect(await hash()).toBe(renewed);
  });

  test('the access token verifies with the published keys and has the expected claims', async () => {
    const { session, user } = await signedUp();
    const keys = await call('.well-known/jwks.json');
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
    const set = (await keys.json()) as { keys: Record<string, unknown>[] };
    expect(Object.keys(set.keys[0] ?? {})).not.toContain('d');
    const { payload, protectedHeader } = await jwtVerify(session.access_token, createLocalJWKSet(set as never), {
      issuer: `${testSite}/auth/v1`,
      audience: 'authenticated',
    });
    expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(payload).toMatchObject({
      sub: user.id,
      email: user.email,
      role: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
      session_id: expect.any(String),
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
    });
    const browser = openBrowser(app);
    await browser.client.auth.setSession(session);
    const claims = await browser.client.auth.getClaims();
    expect(claims.data?.claims.sub).toBe(user.id);
  });

  test('sign-in returns a session; a wrong password and an unknown address get the same refusal', async () => {
    const { email } = await signedUp();
    const { client } = openBrowser(app);
    const { data, error } = await client.auth.signInWithPassword({ email: `  ${email.toUpperCase()} `, password });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    const wrong = await client.auth.signInWithPassword({ email, password: 'wrong password' });
    const unknown = await client.auth.signInWithPassword({ email: 'nobody@example.com', password });
    for (const { error: refusal } of [wrong, unknown])
      expect(refusal).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
  });

  test.each([
    ['token?grant_type=password', {}, 400, 'validation_failed'],
    ['token?grant_type=password', '{', 400, 'bad_json'],
    ['token?grant_type=password', [], 400, 'validation_failed'],
    ['token?grant_type=password', { email: 7, password: 8 }, 400, 'validation_failed'],
    ['token?grant_type=magic', {}, 400, 'invalid_credentials'],
    ['token', {}, 400, 'invalid_credentials'],
    ['token?grant_type=constructor', {}, 400, 'invalid_credentials'],
    ['token?grant_type=__proto__', {}, 400, 'invalid_credentials'],
    ['verify', { type: 'constructor', token_hash: 'unknown' }, 400, 'validation_failed'],
    ['token?grant_type=refresh_token', { refresh_token: 'short' }, 400, 'validation_failed'],
    ['token?grant_type=refresh_token', { refresh_token: 'x'.repeat(60) }, 400, 'refresh_token_not_found'],
    ['token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, 400, 'validation_failed'],
    ['token?grant_type=pkce', { auth_code: crypto.randomUUID(), code_verifier: 'y' }, 404, 'flow_state_not_found'],
    ['signup', {}, 422, 'anonymous_provider_disabled'],
    ['signup', { email: 'a@example.com' }, 400, 'validation_failed'],
    ['signup', { email: 'no address', password }, 400, 'validation_failed'],
    ['signup', { email: `${'a'.repeat(250)}@example.com`, password }, 400, 'validation_failed'],
    ['signup', { email: 'a@example.com', password: 'short' }, 422, 'weak_password'],
    ['signup', { email: 'a@example.com', password: 'x'.repeat(4097) }, 400, 'validation_failed'],
    ['signup', { email: 'a@example.com', password, data: { name: 'x'.repeat(20_000) } }, 400, 'validation_failed'],
    ['recover', {}, 400, 'validation_failed'],
    ['recover', { email: 'no address' }, 400, 'validation_failed'],
    ['verify', {}, 400, 'validation_failed'],
    ['verify', { type: 'recovery', token_hash: 'unknown' }, 403, 'otp_expired'],
    ['otp', {}, 404, 'not_found'],
  ])('POST %s with %o is refused with %i %s', async (path, body, status, code) => {
    const response = await post(path, body);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await response.json()).toMatchObject({ code, message: expect.any(String) });
    const old = await app.request(`/auth/v1/${path}`, {
      method: 'POST',
      headers: app.visitor(),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect(await old.json()).toMatchObject({ code: status, error_code: code, msg: expect.any(String) });
  });

  test('sign-up reports a taken address in any spelling if addresses need no confirmation', async () => {
    const { email } = await signedUp();
    const { client } = openBrowser(app);
    const { error } = await client.auth.signUp({ email: ` ${email.toUpperCase()}`, password });
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' });
  });

  test('a common password is refused with the reason, a long one works in full', async () => {
    const { client } = openBrowser(app);
    const common = await client.auth.signUp({ email: newEmail(), password: 'Password1' });
    expect(common.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
    const short = await client.auth.signUp({ email: newEmail(), password: 'a1' });
    expect(short.error).toMatchObject({ reasons: ['length'], message: 'Password should be at least 8 characters.' });
    for (const long of ['ä'.repeat(80), '🙂'.repeat(64), 'y'.repeat(4096)]) {
      const email = newEmail();
      expect((await client.auth.signUp({ email, password: long })).error).toBeNull();
      expect((await client.auth.signInWithPassword({ email, password: `${long.slice(0, -2)}` })).error).not.toBeNull();
      expect((await client.auth.signInWithPassword({ email, password: long })).error).toBeNull();
    }
  });

  test('a refresh retires the token; its parent and late tabs get the active one, anything older ends the session', async () => {
    const { session } = await signedUp();
    const refresh = async (token: string) => {
      const response = await post('token?grant_type=refresh_token', { refresh_token: token });
      return { status: response.status, body: (await response.json()) as Session & { code: string } };
    };
    vi.spyOn(app.deps.accounts, 'clock').mockImplementation(() => new Date(now));
    let now = Date.now();
    const second = await refresh(session.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(session.refresh_token);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => refresh(session.refresh_token)));
    for (const tab of tabs) expect(tab.body.refresh_token).toBe(second.body.refresh_token);
    now += 60_000;
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(second.body.refresh_token);
    const third = await refresh(second.body.refresh_token);
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(third.body.refresh_token);
    now += 11_000;
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used' },
    });
    expect(await refresh(third.body.refresh_token)).toMatchObject({ status: 400, body: { code: 'session_not_found' } });
    vi.restoreAllMocks();
  });

  test('a browser whose clock is an hour fast or slow keeps its token for as long as the server says', async () => {
    const { email } = await signedUp();
    for (const hours of [-1, 1]) {
      const { client, answers } = openBrowser(app.at(() => new Date(Date.now() + hours * 3_600_000)));
      await client.auth.signInWithPassword({ email, password });
      for (let time = 0; time < 5; time += 1)
        expect((await client.auth.getSession()).data.session?.access_token).toEqual(expect.any(String));
      expect(answers.map(({ path }) => path)).toEqual(['/auth/v1/token?grant_type=password']);
    }
  });

  test('parallel refreshes of one token end with one active token', async () => {
    const { session } = await signedUp();
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () =>
        (await post('token?grant_type=refresh_token', { refresh_token: session.refresh_token })).json(),
      ),
    );
    expect(new Set(answers.map((answer) => (answer as Session).refresh_token)).size).toBe(1);
  });

  test('GET and PUT user: metadata is merged, rights in the body are ignored', async () => {
    const { client } = await signedUp();
    const { data } = await client.auth.updateUser({ data: { name: 'Grace', theme: 'dark' } });
    expect(data.user?.user_metadata).toMatchObject({ name: 'Grace', theme: 'dark' });
    await client.auth.updateUser({ data: { theme: null, is_admin: true, role: 'service_role' } });
    const { data: read } = await client.auth.getUser();
    expect(read.user?.user_metadata).toEqual({ name: 'Grace', is_admin: true, role: 'service_role' });
    expect(read.user?.app_metadata.is_admin).toBeUndefined();
    const { data: session } = await client.auth.getSession();
    const raised = await call(
      'user',
      { method: 'PUT', body: JSON.stringify({ app_metadata: { is_admin: true } }) },
      { authorization: `Bearer ${session.session?.access_token}` },
    );
    expect(((await raised.json()) as { app_metadata: object }).app_metadata).not.toHaveProperty('is_admin');
    expect((await client.functions.invoke('admin-users', { body: {} })).error?.context.status).toBe(403);
  });

  test.each([
    ['no bearer', {}, 401, 'no_authorization'],
    ['no token', { authorization: 'Bearer nonsense' }, 403, 'bad_jwt'],
    ['an unsigned token', { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }, 403, 'bad_jwt'],
  ])('GET user with %s is refused', async (_name, headers, status, code) => {
    const response = await call('user', {}, headers as Record<string, string>);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });

  test('an API key is not an access token, and a call without a key is refused', async () => {
    const key = await call('user', {}, { authorization: `Bearer ${app.deps.keys.publishable}` });
    expect([key.status, ((await key.json()) as { code: string }).code]).toEqual([403, 'bad_jwt']);
    expect((await app.request('/auth/v1/settings')).status).toBe(401);
    expect((await call('settings')).status).toBe(200);
    expect((await app.request('/auth/v1/health')).status).toBe(200);
  });

  test('signing out everywhere invalidates tokens at once, in every API', async () => {
    const first = await signedUp();
    const other = openBrowser(app);
    await other.client.auth.signInWithPassword({ email: first.email, password });
    const { data } = await other.client.auth.getSession();
    const rule = {
      name: 'x',
      ai_model: 'Claude',
      application_type: 'Frontend',
      frameworks: ['React'],
      behavior_preference: 'Strict',
      output_format: 'Markdown',
      user_id: first.user.id,
    };
    expect((await other.client.from('user_configurations').insert(rule)).error).toBeNull();
    expect((await first.client.auth.signOut()).error).toBeNull();
    expect(first.stored.size).toBe(0);
    const bearer = { authorization: `Bearer ${data.session?.access_token}` };
    const user = await call('user', {}, bearer);
    expect([user.status, ((await user.json()) as { code: string }).code]).toEqual([403, 'session_not_found']);
    expect((await other.client.from('user_configurations').select()).data).toEqual([]);
    expect((await other.client.from('user_configurations').insert(rule)).error?.code).toBe('42501');
    const generated = await other.client.functions.invoke('generate-rules', {
      body: {
        formData: {
          ...rule,
          aiModel: 'Claude',
          applicationType: 'Frontend',
          behaviorPreference: 'Strict',
          outputFormat: 'Markdown',
        },
      },
    });
    expect(generated.error?.context.status).toBe(401);
    expect((await other.client.auth.refreshSession()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test('signing out the others keeps this session, signing out this one keeps the others; an unknown scope is refused', async () => {
    const { email, client } = await signedUp();
    const other = openBrowser(app);
    await other.client.auth.signInWithPassword({ email, password });
    await client.auth.signOut({ scope: 'others' });
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.client.auth.getUser()).error).not.toBeNull();
    await other.client.auth.signInWithPassword({ email, password });
    await client.auth.signOut({ scope: 'local' });
    expect((await other.client.auth.getUser()).error).toBeNull();
    const { data } = await other.client.auth.getSession();
    const unknown = await post('logout?scope=some', '', { authorization: `Bearer ${data.session?.access_token}` });
    expect(unknown.status).toBe(400);
  });

  test('changing the password signs out other devices, voids links and notifies the owner', async () => {
    const { email, client } = await signedUp();
    const other = openBrowser(app);
    await other.client.auth.signInWithPassword({ email, password });
    await client.auth.resetPasswordForEmail(email);
    const link = secretIn((await mailTo(email))?.text);
    expect((await client.auth.updateUser({ password })).error).toMatchObject({ code: 'same_password', status: 422 });
    expect((await client.auth.updateUser({ password: 'short' })).error).toMatchObject({ code: 'weak_password' });
    expect((await client.auth.updateUser({ password: 'another horse 9' })).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await other.client.auth.getUser()).error).not.toBeNull();
    expect((await other.client.auth.verifyOtp({ type: 'recovery', token_hash: link })).error).toMatchObject({
      code: 'otp_expired',
    });
    expect((await other.client.auth.signInWithPassword({ email, password })).error).not.toBeNull();
    expect((await other.client.auth.signInWithPassword({ email, password: 'another horse 9' })).error).toBeNull();
    expect((await mailTo(email))?.subject).toBe('Your Regelwerk password was changed');
  });

  test('forgotten password: a mail in the person’s language, a link that works once, then sign-in with the new password', async () => {
    const { email } = await signedUp(newEmail(), { name: 'Ada', language: 'de' });
    const { client } = openBrowser(app);
    const asked = await client.auth.resetPasswordForEmail(email, { redirectTo: `${testSite}/reset-password` });
    expect(asked).toEqual({ data: {}, error: null });
    const mail = await mailTo(email);
    expect(mail?.subject).toBe('Passwort für Regelwerk zurücksetzen');
    expect(mail?.html).toContain('Neues Passwort wählen');
    const secret = secretIn(mail?.text);
    expect(linkIn(mail?.text)).toBe(`${testSite}/reset-password#token_hash=${secret}&type=recovery`);
    const opened = await client.auth.verifyOtp({ type: 'recovery', token_hash: secret });
    expect(opened.error).toBeNull();
    expect(opened.data.user?.email).toBe(email);
    expect((await client.auth.updateUser({ password: 'a new horse 9' })).error).toBeNull();
    expect((await client.auth.verifyOtp({ type: 'recovery', token_hash: secret })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
    });
    expect(
      (await openBrowser(app).client.auth.signInWithPassword({ email, password: 'a new horse 9' })).error,
    ).toBeNull();
  });

  test('an unknown address gets the same answer, and no mail', async () => {
    const { client } = openBrowser(app);
    const before = (await app.mails()).length;
    expect(await client.auth.resetPasswordForEmail('nobody@example.com')).toEqual({ data: {}, error: null });
    expect((await app.mails()).length).toBe(before);
  });

  test('a followed link returns the session, or the error, in its fragment', async () => {
    const { email } = await signedUp();
    await post(`recover?redirect_to=${encodeURIComponent(`${testSite}/reset-password?x=1`)}`, {
      email,
      code_challenge: null,
      code_challenge_method: null,
    });
    const secret = secretIn((await mailTo(email))?.text);
    const followed = await app.request(`/auth/v1/verify?type=recovery&token=${secret}`);
    expect(followed.status).toBe(303);
    const target = new URL(followed.headers.get('location') ?? '');
    expect(target.origin + target.pathname + target.search).toBe(`${testSite}/reset-password?x=1`);
    const words = new URLSearchParams(target.hash.slice(1));
    expect([...words.keys()]).toEqual(['access_token', 'expires_in', 'refresh_token', 'sb', 'token_type', 'type']);
    const { client } = openBrowser(app);
    const set = await client.auth.setSession({
      access_token: words.get('access_token') ?? '',
      refresh_token: words.get('refresh_token') ?? '',
    });
    expect(set.data.user?.email).toBe(email);
    const again = await app.request(`/auth/v1/verify?type=recovery&token=${secret}&redirect_to=https://evil.example`);
    expect(again.headers.get('location')).toBe(
      `${testSite}/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
    );
    expect((await app.request('/auth/v1/verify?type=recovery')).status).toBe(400);
  });

  test('in the code flow the link returns a code, and only its verifier gets a session', async () => {
    const { email } = await signedUp();
    const browser = openBrowser(app, { flowType: 'pkce' });
    await browser.client.auth.resetPasswordForEmail(email, { redirectTo: `${testSite}/reset-password` });
    const secret = secretIn((await mailTo(email))?.text);
    expect(secret).toMatch(/^pkce_/);
    const follow = async (token: string) =>
      new URL((await app.request(`/auth/v1/verify?type=recovery&token=${token}`)).headers.get('location') ?? '');
    const code = (await follow(secret)).searchParams.get('code') ?? '';
    const wrong = await post('token?grant_type=pkce', { auth_code: code, code_verifier: 'guess' });
    expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([400, 'bad_code_verifier']);
    expect((await follow(secret)).searchParams.get('error_code')).toBe('otp_expired');
    await browser.client.auth.resetPasswordForEmail(email, { redirectTo: `${testSite}/reset-password` });
    const fresh = (await follow(secretIn((await mailTo(email))?.text))).searchParams.get('code') ?? '';
    const { data, error } = await browser.client.auth.exchangeCodeForSession(fresh);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    await browser.client.auth.resetPasswordForEmail(email);
    const late = (await follow(secretIn((await mailTo(email))?.text))).searchParams.get('code') ?? '';
    vi.spyOn(app.deps.accounts, 'clock').mockImplementation(() => new Date(Date.now() + 301_000));
    expect((await browser.client.auth.exchangeCodeForSession(late)).error).toMatchObject({
      code: 'flow_state_expired',
    });
    vi.restoreAllMocks();
  });

  test('a new address applies only after its mailbox has confirmed it', async () => {
    const { email, client } = await signedUp();
    const taken = await signedUp();
    const next = newEmail();
    expect((await client.auth.updateUser({ email: taken.email })).error).toMatchObject({
      code: 'email_exists',
      status: 422,
    });
    const { data } = await client.auth.updateUser({ email: next });
    expect(data.user?.email).toBe(email);
    const secret = secretIn((await mailTo(next))?.text);
    expect((await client.auth.verifyOtp({ type: 'email_change', token_hash: secret })).data.user?.email).toBe(next);
    expect((await openBrowser(app).client.auth.signInWithPassword({ email: next, password })).error).toBeNull();
  });

  test('an international address is known by its ASCII form, and shown as people write it', async () => {
    const { client, user } = await signedUp('ada@xn--bcher-kva.example');
    expect([user.email, user.identities?.[0]?.identity_data?.email]).toEqual(Array(2).fill('ada@bücher.example'));
    const next = 'ada@müller.example';
    expect((await client.auth.updateUser({ email: next })).data.user?.new_email).toBe(next);
    const token_hash = secretIn((await mailTo('ada@xn--mller-kva.example'))?.text);
    const { data } = await openBrowser(app).client.auth.verifyOtp({ type: 'email_change', token_hash });
    expect(data.user?.email).toBe(next);
    expect((await mailTo('ada@xn--bcher-kva.example'))?.text).toContain(next);
    expect((await openBrowser(app).client.auth.signInWithPassword({ email: next, password })).error).toBeNull();
  });

  test('a new password or address takes the current password, or a session that signed in within ten minutes', async () => {
    const { email, client } = await signedUp();
    let now = Date.now();
    vi.spyOn(app.deps.accounts, 'clock').mockImplementation(() => new Date(now));
    const change = { password: 'another horse 9' };
    now += 9 * 60_000;
    expect((await client.auth.updateUser(change)).error).toBeNull();
    now += 2 * 60_000;
    expect((await client.auth.refreshSession()).error).toBeNull();
    const refused = { code: 'reauthentication_needed', status: 400 };
    expect((await client.auth.updateUser({ password })).error).toMatchObject(refused);
    expect((await client.auth.updateUser({ email: newEmail() })).error).toMatchObject(refused);
    for (const asked of [{ password }, { email: newEmail() }])
      expect((await client.auth.updateUser({ ...asked, current_password: 'not this one' })).error).toMatchObject({
        code: 'invalid_credentials',
        status: 400,
      });
    const current = { current_password: change.password };
    expect((await client.auth.updateUser({ email: newEmail(), ...current })).error).toBeNull();
    expect((await client.auth.updateUser({ password, ...current })).error).toBeNull();
    // neither a name nor the address that the account has already needs a proof
    expect((await client.auth.updateUser({ email, data: { name: 'Grace' } })).error).toBeNull();
    vi.restoreAllMocks();
  });

  test('the session of a reset link chooses a password without the current one, for an hour', async () => {
    const { email, client } = await signedUp();
    let now = Date.now();
    vi.spyOn(app.deps.accounts, 'clock').mockImplementation(() => new Date(now));
    await client.auth.resetPasswordForEmail(email);
    const { client: rescued } = openBrowser(app);
    await rescued.auth.verifyOtp({ type: 'recovery', token_hash: secretIn((await mailTo(email))?.text) });
    now += 59 * 60_000;
    expect((await rescued.auth.updateUser({ password: 'a new horse 9' })).error).toBeNull();
    now += 2 * 60_000;
    expect((await rescued.auth.updateUser({ password })).error).toMatchObject({ code: 'reauthentication_needed' });
    vi.restoreAllMocks();
  });

  test('the former mailbox is told of a new address, and takes the account back for seven days', async () => {
    const owner = await signedUp(newEmail(), { name: 'Ada', language: 'de' });
    const confirmed = async (email: string) => {
      const { client } = openBrowser(app);
      await client.auth.verifyOtp({ type: 'email_change', token_hash: secretIn((await mailTo(email))?.text) });
      return client;
    };
    const [second, third] = [newEmail(), newEmail()];
    await owner.client.auth.updateUser({ email: second });
    expect(await mailTo(owner.email)).toBeUndefined();
    const thief = await confirmed(second);
    const told = await mailTo(owner.email);
    expect(told?.subject).toBe('Die Adresse deines Kontos bei Regelwerk wurde geändert');
    expect(told?.text).toContain(second);
    expect(linkIn(told?.text)).toMatch(/^http:\/\/localhost:3000\/reset-password#token_hash=[\w-]+&type=recovery$/);
    // nothing that a thief does next takes the way back away
    expect((await thief.auth.updateUser({ password: 'thieving horse 9' })).error).toBeNull();
    await thief.auth.updateUser({ email: third });
    const gone = await confirmed(third);
    expect((await mailTo(second))?.text).not.toContain('token_hash');
    expect((await mailTo(second))?.text).toContain('http://localhost:3000/impressum');
    const squatter = openBrowser(app).client.auth;
    expect((await squatter.signUp({ email: owner.email, password })).error?.code).toBe('user_already_exists');
    const other = await signedUp();
    expect((await other.client.auth.updateUser({ email: owner.email })).error?.code).toBe('email_exists');

    const { client: rescued } = openBrowser(app);
    const token_hash = secretIn(told?.text);
    const { data, error } = await rescued.auth.verifyOtp({ type: 'recovery', token_hash });
    expect([error, data.user?.email]).toEqual([null, owner.email]);
    for (const client of [owner.client, thief, gone]) expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await rescued.auth.updateUser({ password: 'rescued horse 9' })).error).toBeNull();
    expect((await mailTo(third))?.subject).toBe('Dein Konto bei Regelwerk hat wieder die frühere Adresse');
    expect((await rescued.auth.verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe('otp_expired');
    const { client } = openBrowser(app);
    expect(
      (await client.auth.signInWithPassword({ email: owner.email, password: 'rescued horse 9' })).error,
    ).toBeNull();
    expect((await client.auth.signInWithPassword({ email: third, password: 'thieving horse 9' })).error).not.toBeNull();
  });

  test('after seven days a new address stands, and the former one is free again', async () => {
    const owner = await signedUp();
    const next = newEmail();
    await owner.client.auth.updateUser({ email: next });
    const { client } = openBrowser(app);
    await client.auth.verifyOtp({ type: 'email_change', token_hash: secretIn((await mailTo(next))?.text) });
    const token_hash = secretIn((await mailTo(owner.email))?.text);
    vi.spyOn(app.deps.accounts, 'clock').mockImplementation(() => new Date(Date.now() + 7 * 86_400_000 + 1000));
    expect((await openBrowser(app).client.auth.verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe(
      'otp_expired',
    );
    expect((await openBrowser(app).client.auth.signUp({ email: owner.email, password })).error).toBeNull();
    vi.restoreAllMocks();
  });

  test('the operator who changes rights, address or password tells the person like the person’s own change', async () => {
    const { user, email } = await signedUp();
    const service = openService(app).auth.admin;
    // another admin, because the last one stays
    await service.updateUserById((await signedUp()).user.id, { app_metadata: { is_admin: true } });
    const next = newEmail();
    await service.updateUserById(user.id, { email: next });
    expect((await mailTo(email))?.text).toContain(next);
    await service.updateUserById(user.id, { password: 'another horse 9' });
    expect((await mailTo(next))?.subject).toBe('Your Regelwerk password was changed');
    await service.updateUserById(user.id, { app_metadata: { is_admin: true } });
    expect((await mailTo(next))?.subject).toBe('You are an admin of Regelwerk');
    const lines = await row('select action, actor_id from private.audit_log where subject_id = $1', [user.id]);
    expect(lines).toEqual({ action: 'grant_admin', actor_id: null });
    await service.updateUserById(user.id, { app_metadata: { is_admin: null } });
    expect((await mailTo(next))?.subject).toBe('You are no longer an admin of Regelwerk');
    await service.deleteUser(user.id);
    expect((await mailTo(next))?.subject).toBe('Your Regelwerk account was deleted');
  });

  test('the secret key manages accounts; tokens of users and admins are refused', async () => {
    const { user, client, email } = await signedUp();
    const service = openService(app);
    const { data: listed } = await service.auth.admin.listUsers({ page: 1, perPage: 2 });
    expect(listed.users).toHaveLength(2);
    expect(listed).toMatchObject({ nextPage: 2, total: expect.any(Number) });
    expect((await service.auth.admin.getUserById(user.id)).data.user?.email).toBe(email);
    expect((await service.auth.admin.getUserById(crypto.randomUUID())).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    const { data: updated } = await service.auth.admin.updateUserById(user.id, {
      app_metadata: { is_admin: true },
      user_metadata: { name: 'Boss' },
    });
    expect(updated.user).toMatchObject({ app_metadata: { is_admin: true }, user_metadata: { name: 'Boss' } });
    await client.auth.refreshSession();
    const { data } = await client.auth.getSession();
    expect(data.session?.user.app_metadata.is_admin).toBe(true);
    for (const [bearer, status, code] of [
      [data.session?.access_token, 403, 'not_admin'],
      [app.deps.keys.publishable, 401, 'no_authorization'],
      ['nonsense', 403, 'bad_jwt'],
    ] as const) {
      const refused = await call('admin/users', {}, { authorization: `Bearer ${bearer}` });
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([status, code]);
    }
    const made = await service.auth.admin.createUser({ email: newEmail(), password, email_confirm: true });
    expect(made.error).toBeNull();
    expect((await service.auth.admin.createUser({ email, password })).error).toMatchObject({ code: 'email_exists' });
    const id = made.data.user?.id ?? '';
    const banned = await service.auth.admin.updateUserById(id, { ban_duration: '24h' });
    expect(banned.error).toBeNull();
    expect(
      (await openBrowser(app).client.auth.signInWithPassword({ email: made.data.user?.email ?? '', password })).error,
    ).toMatchObject({ status: 400, code: 'user_banned' });
    await service.auth.admin.updateUserById(id, { ban_duration: 'none' });
    expect(
      (await openBrowser(app).client.auth.signInWithPassword({ email: made.data.user?.email ?? '', password })).error,
    ).toBeNull();
  });

  test('deleting an account removes its personal data and keeps its ledger', async () => {
    const { user, email, client } = await signedUp();
    const service = openService(app);
    expect((await service.auth.admin.deleteUser(user.id)).error).toBeNull();
    expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' });
    expect((await service.auth.admin.getUserById(user.id)).error).toMatchObject({ code: 'user_not_found' });
    expect(await row('select email, user_metadata, password_hash from auth.users where id = $1', [user.id])).toEqual({
      email: `${user.id}@deleted.invalid`,
      user_metadata: {},
      password_hash: null,
    });
    expect(
      (await row('select count(*)::int as n from public.token_transactions where user_id = $1', [user.id])).n,
    ).toBe(1);
    await signedUp(email);
  });

  test('a database fault is reported as temporary, so that the client signs nobody out', async () => {
    const { session } = await signedUp();
    vi.spyOn(app.deps.database.pool, 'connect').mockImplementation(() => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    const response = await post('token?grant_type=refresh_token', { refresh_token: session.refresh_token });
    vi.restoreAllMocks();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
  });
});
