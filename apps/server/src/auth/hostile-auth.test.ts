import { createHmac, generateKeyPairSync } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { openBrowser } from '../testing/auth-client.ts';
import { createTestApp, type TestApp, testSite } from '../testing/create-test-app.ts';

const password = 'correct horse 9';

describe.each(databaseModes)('hostile use of accounts on the %s database', (mode) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1000' });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => app.remove());

  let count = 0;
  const newEmail = () => {
    count += 1;
    return `somebody-${count}@example.com`;
  };
  const signUp = async (email = newEmail()) => {
    const browser = openBrowser(app);
    const { data, error } = await browser.client.auth.signUp({ email, password, options: { data: { name: 'S' } } });
    expect(error).toBeNull();
    return {
      ...browser,
      email,
      id: data.user?.id ?? '',
      token: data.session?.access_token ?? '',
      refresh: data.session?.refresh_token ?? '',
    };
  };
  const mailTo = async (email: string) => (await app.mails()).filter(({ to }) => to?.[0]?.address === email).at(-1);
  const secretIn = (text: string | undefined) => /token_hash=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: app.visitor({ 'content-type': 'application/json', ...headers }),
      body: JSON.stringify(body),
    });
  const makeAdmin = (id: string) =>
    app.deps.database.pool.query(
      `update auth.users set app_metadata = app_metadata || '{"is_admin": true}' where id = $1`,
      [id],
    );

  describe('tokens', () => {
    const forgeries: [string, (good: string, refresh: string) => Promise<string> | string][] = [
      [
        'without a signature',
        (good) => `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${good.split('.')[1]}.`,
      ],
      [
        'signed with the public key as a secret',
        (good) => {
          const head = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
          const body = `${head}.${good.split('.')[1]}`;
          return `${body}.${createHmac('sha256', JSON.stringify(app.deps.keys.publicKeys.keys[0])).update(body).digest('base64url')}`;
        },
      ],
      ['of another key under our key’s id', (good) => foreign(good, { kid: app.deps.keys.publicKeys.keys[0]?.kid })],
      ['of an unknown key id', (good) => foreign(good, { kid: 'other' })],
      ['that brings its key by address', (good) => foreign(good, { jku: 'https://evil.example/jwks.json' })],
      ['that brings its key itself', (good) => foreign(good, {}, true)],
      ['cut short', (good) => good.slice(0, -10)],
      ['with a changed body', (good) => good.replace(/\.(.{20})./, '.$1x')],
      ['that is a refresh token', (_good, refresh) => refresh],
      ['expired', () => app.token({ sub: crypto.randomUUID(), exp: 1_700_000_000 })],
      ['of the future', () => app.token({ sub: crypto.randomUUID(), nbf: 9_000_000_000 })],
      ['for another audience', () => app.token({ sub: crypto.randomUUID(), aud: 'other' })],
      ['of another site', () => app.token({ sub: crypto.randomUUID(), iss: 'https://evil.example/auth/v1' })],
      ['with the role of the server', () => app.token({ sub: crypto.randomUUID(), role: 'service_role' })],
    ];
    const foreign = async (good: string, header: object, bringsKey = false) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString());
      const jwk = bringsKey ? { jwk: publicKey.export({ format: 'jwk' }) } : {};
      const key = await importJWK(privateKey.export({ format: 'jwk' }) as never, 'ES256');
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...header, ...jwk }).sign(key);
    };

    test.each(forgeries)('a token %s opens no API', async (_name, forge) => {
      const { token, refresh } = await signUp();
      const authorization = `Bearer ${await forge(token, refresh)}`;
      const statuses = [
        (await app.request('/auth/v1/user', { headers: app.visitor({ authorization }) })).status,
        (await app.request('/rest/v1/ai_models', { headers: app.visitor({ authorization }) })).status,
        (await post('/functions/v1/admin-users', {}, { authorization })).status,
      ];
      expect(statuses).toEqual([403, 401, 401]);
      const good = await app.request('/auth/v1/user', { headers: app.visitor({ authorization: `Bearer ${token}` }) });
      expect(good.status).toBe(200);
    });
  });

  test('what people write about themselves never makes them admin', async () => {
    const email = newEmail();
    const created = await post('/auth/v1/signup', {
      email,
      password,
      is_admin: true,
      role: 'service_role',
      app_metadata: { is_admin: true },
      data: { is_admin: true, app_metadata: { is_admin: true } },
    });
    const session = (await created.json()) as { access_token: string };
    const authorization = `Bearer ${session.access_token}`;
    const changed = await app.request('/auth/v1/user', {
      method: 'PUT',
      headers: app.visitor({ authorization, 'content-type': 'application/json' }),
      body: JSON.stringify({ app_metadata: { is_admin: true }, data: { is_admin: true } }),
    });
    expect(((await changed.json()) as { app_metadata: object }).app_metadata).toEqual({
      provider: 'email',
      providers: ['email'],
    });
    expect((await post('/functions/v1/admin-users', {}, { authorization })).status).toBe(403);
  });

  test('a revoked right ends at once, whatever the token says', async () => {
    const [admin, other] = [await signUp(), await signUp()];
    await makeAdmin(admin.id);
    await makeAdmin(other.id);
    await other.client.auth.refreshSession();
    const token = (await other.client.auth.getSession()).data.session?.access_token;
    const authorization = `Bearer ${token}`;
    expect((await post('/functions/v1/admin-users', {}, { authorization })).status).toBe(200);
    expect((await other.client.from('user_tokens').select('user_id')).data?.length).toBeGreaterThan(1);
    const removed = await admin.client.functions.invoke('update-admin-status', {
      body: { email: other.email, isAdmin: false },
    });
    expect(removed.error).toBeNull();
    expect((await post('/functions/v1/admin-users', {}, { authorization })).status).toBe(403);
    expect((await other.client.from('user_tokens').select('user_id')).data).toEqual([{ user_id: other.id }]);
  });

  test('of twenty simultaneous claims exactly the first makes an admin, and no later one does', async () => {
    const fresh = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1000' });
    const people = [];
    for (let index = 0; index < 20; index += 1) {
      const { client } = openBrowser(fresh);
      await client.auth.signUp({ email: `claim-${index}@example.com`, password, options: { data: { name: 'C' } } });
      people.push({ client, email: `claim-${index}@example.com` });
    }
    expect((await people[0]?.client.rpc('admin_claim_open'))?.data).toBe(true);
    expect((await people[1]?.client.rpc('admin_claim_open'))?.data).toBe(false);
    const claims = await Promise.all(
      [...people, ...people].map(({ client, email }) =>
        client.functions.invoke('update-admin-status', { body: { email, isAdmin: true } }),
      ),
    );
    expect(claims.map(({ error }) => error?.context.status ?? 200)).toEqual(
      [...people, ...people].map((_, index) => (index % 20 === 0 ? 200 : 403)),
    );
    const { rows } = await fresh.deps.database.pool.query(
      `select (select count(*)::int from auth.users where app_metadata ->> 'is_admin' = 'true') as admins, (select count(*)::int from private.audit_log) as audited`,
    );
    expect(rows).toEqual([{ admins: 1, audited: 1 }]);
    expect((await people[0]?.client.rpc('admin_claim_open'))?.data).toBe(false);
    await expect(fresh.deps.database.pool.query('delete from private.audit_log')).rejects.toMatchObject({
      code: '42501',
    });
    await fresh.remove();
  });

  test('only admins grant rights, only to existing people, and the last admin stays', async () => {
    const fresh = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1000' });
    const person = async (email: string) => {
      const { client } = openBrowser(fresh);
      await client.auth.signUp({ email, password, options: { data: { name: 'P' } } });
      return client;
    };
    const [first, second] = [await person('first@example.com'), await person('second@example.com')];
    const set = async (client: typeof first, email: string, isAdmin: boolean) => {
      const { error } = await client.functions.invoke('update-admin-status', { body: { email, isAdmin } });
      return error === null ? 'done' : ((await error.context.json()) as { code: string }).code;
    };
    expect(await set(second, 'second@example.com', true)).toBe('not_admin');
    expect(await set(first, 'first@example.com', true)).toBe('done');
    for (const email of ['first@example.com', 'unknown@example.com'])
      expect(await set(second, email, true)).toBe('not_admin');
    expect(await set(first, 'unknown@example.com', true)).toBe('user_not_found');
    expect(await set(first, 'no address', true)).toBe('invalid_input');
    expect(await set(first, 'first@example.com', false)).toBe('last_admin');
    expect((await second.functions.invoke('request-admin', { body: {} })).error).toBeNull();
    expect((await second.functions.invoke('request-admin', { body: {} })).error).toBeNull();
    const mails = (await fresh.mails()).filter(({ subject }) => subject === 'Somebody asks for admin rights');
    expect(mails.map(({ to, text }) => [to?.[0]?.address, text?.includes('second@example.com')])).toEqual([
      ['first@example.com', true],
    ]);
    const { data: listed } = await first.functions.invoke('admin-users', { body: { search: 'second' } });
    expect(listed).toMatchObject({
      total: 1,
      users: [{ email: 'second@example.com', isAdmin: false, tokensRemaining: 3 }],
    });
    expect(listed.requests).toMatchObject([{ email: 'second@example.com' }]);
    expect(await set(first, 'SECOND@example.com', true)).toBe('done');
    expect((await first.functions.invoke('admin-users', { body: {} })).data.requests).toEqual([]);
    expect(await set(second, 'first@example.com', false)).toBe('done');
    expect(await set(second, 'second@example.com', false)).toBe('last_admin');
    await fresh.remove();
  });

  test.each([
    ['capital letters', 'One.Two@Example.com', 'one.two@example.com'],
    ['spaces around', '  spaces@example.com ', 'spaces@example.com'],
    ['a composed and a decomposed letter', 'm\u00fcller@example.com', 'mu\u0308ller@example.com'],
    ['a domain of other letters and its ASCII form', 'a@m\u00fcnchen.example', 'a@xn--mnchen-3ya.example'],
  ])('%s do not create a second account', async (_name, first, second) => {
    expect((await post('/auth/v1/signup', { email: first, password })).status).toBe(200);
    const again = await post('/auth/v1/signup', { email: second, password });
    expect(again.status).toBe(422);
    expect((await post('/auth/v1/token?grant_type=password', { email: second, password })).status).toBe(200);
  });

  test.each([
    ['dots', 'a.b@mail.example', 'ab@mail.example'],
    ['a plus sign', 'a+x@mail.example', 'a@mail.example'],
    ['a letter of another script', 'paul@mail.example', 'p\u0430ul@mail.example'],
  ])('%s create another account', async (_name, first, second) => {
    expect((await post('/auth/v1/signup', { email: first, password })).status).toBe(200);
    expect((await post('/auth/v1/signup', { email: second, password })).status).toBe(200);
  });

  test.each([
    'a@b',
    '@example.com',
    'a@@example.com',
    'a b@example.com',
    'a\r\nBcc: x@example.com',
    'a@exa\u0000mple.com',
    'a,b@example.com',
    '<a@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(320)}.com`,
    '.a@example.com',
    'a@-x.com',
  ])('the address %j is refused', async (email) => {
    expect((await post('/auth/v1/signup', { email, password })).status).toBe(400);
    expect((await post('/auth/v1/recover', { email })).status).toBe(400);
    expect((await post('/auth/v1/token?grant_type=password', { email, password })).status).toBe(400);
  });

  test('an address loses its direction marks, so that it is what it looks like', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const made = await post('/auth/v1/signup', { email: email.replace('@', '\u202e@'), password });
    expect(made.status).toBe(200);
    expect(await made.json()).toMatchObject({ user: { email } });
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '\\\\evil.example',
    `${testSite}@evil.example`,
    `${testSite}.evil.example`,
    `https://${new URL(testSite).host}@evil.example/`,
    'https://good@evil.example',
    `${testSite.replace('//', '//user:pass@')}/x`,
    'javascript:alert(1)',
    'data:text/html,x',
    `${testSite}/\r\nset-cookie: a=b`,
    `${testSite}:81/`,
  ])('a link never leads to %s, whatever the host of the request', async (target) => {
    const { email } = await signUp();
    const path = `/auth/v1/recover?redirect_to=${encodeURIComponent(target)}`;
    await post(
      path,
      { email },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' },
    );
    const mail = await mailTo(email);
    const secret = secretIn(mail?.text);
    expect(mail?.text).toContain(`${testSite}/reset-password#token_hash=${secret}&type=recovery`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
    for (const token of [secret, 'used']) {
      const followed = await app.request(
        `/auth/v1/verify?type=recovery&token=${token}&redirect_to=${encodeURIComponent(target)}`,
      );
      const location = new URL(followed.headers.get('location') ?? '');
      expect([location.origin, location.username]).toEqual([testSite, '']);
    }
  });

  test('a reset link: opening its page does not use it up, a newer one replaces it, it expires after an hour and when the address changes', async () => {
    const { email, client } = await signUp();
    const { client: stranger } = openBrowser(app);
    const verify = (secret: string) => stranger.auth.verifyOtp({ type: 'recovery', token_hash: secret });
    const ask = async () => {
      await client.auth.resetPasswordForEmail(email);
      return secretIn((await mailTo(email))?.text);
    };
    const first = await ask();
    for (let time = 0; time < 3; time += 1) await app.request('/reset-password');
    const second = await ask();
    expect((await verify(first)).error).toMatchObject({ code: 'otp_expired' });
    expect((await verify(second)).error).toBeNull();
    expect((await verify(second)).error).toMatchObject({ code: 'otp_expired' });
    const third = await ask();
    vi.spyOn(app.deps.accounts, 'clock').mockImplementation(() => new Date(Date.now() + 3_601_000));
    expect((await verify(third)).error).toMatchObject({ code: 'otp_expired' });
    vi.restoreAllMocks();
    const fourth = await ask();
    const next = newEmail();
    await client.auth.updateUser({ email: next });
    const moved = secretIn((await mailTo(next))?.text);
    expect((await verify(moved)).error).toMatchObject({ code: 'otp_expired' });
    expect((await stranger.auth.verifyOtp({ type: 'email_change', token_hash: moved })).error).toBeNull();
    expect((await verify(fourth)).error).toMatchObject({ code: 'otp_expired' });
    expect((await stranger.auth.verifyOtp({ type: 'recovery', token_hash: moved })).error).not.toBeNull();
  });

  test('user input stays text in a mail', async () => {
    const admin = await signUp();
    await makeAdmin(admin.id);
    const email = `"<b>x"@example.com`;
    expect((await post('/auth/v1/signup', { email, password })).status).toBe(400);
    const evil = await signUp(`o'neil&co-${count}@example.com`);
    await evil.client.functions.invoke('request-admin', { body: {} });
    const mail = await mailTo(admin.email);
    expect(mail?.html).toContain('o&#39;neil&amp;co');
    expect(mail?.text).toContain("o'neil&co");
  });

  test('forms of other sites cannot call anything, and other origins cannot read an answer', async () => {
    const { token } = await signUp();
    const form = await app.request('/functions/v1/update-admin-status', {
      method: 'POST',
      headers: app.visitor({
        'content-type': 'text/plain',
        authorization: `Bearer ${token}`,
        origin: 'https://evil.example',
      }),
      body: '{"email":"a@example.com","isAdmin":true}',
    });
    expect(form.status).toBe(415);
    const server = await app.listen();
    onTestFinished(server.stop);
    for (const origin of ['null', 'https://evil.example']) {
      const answer = await fetch(`${server.url}/auth/v1/user`, {
        headers: app.visitor({ origin, authorization: `Bearer ${token}` }),
      });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  describe('where addresses are confirmed first', () => {
    let confirming: TestApp;
    beforeAll(async () => {
      confirming = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1000', MAIL_CONFIRM: '1' });
    });
    afterAll(() => confirming.remove());

    test('new and taken addresses look alike, and only the mailbox learns the difference', async () => {
      const { client } = openBrowser(confirming);
      const first = await client.auth.signUp({ email: 'new@example.com', password, options: { data: { name: 'N' } } });
      const second = await client.auth.signUp({
        email: 'NEW@example.com',
        password: 'another horse 9',
        options: { data: { name: 'N' } },
      });
      const mails = await confirming.mails();
      expect(first.data.session).toBeNull();
      expect(second.error).toBeNull();
      expect(second.data.user?.email).toBe(first.data.user?.email);
      const shape = (user: object | null) => Object.entries(user ?? {}).map(([key, value]) => [key, typeof value]);
      expect(shape(second.data.user)).toEqual(shape(first.data.user));
      expect((await client.auth.signInWithPassword({ email: 'new@example.com', password })).error).toMatchObject({
        code: 'email_not_confirmed',
      });
      expect(
        (await client.auth.signInWithPassword({ email: 'new@example.com', password: 'wrong horse 9' })).error,
      ).toMatchObject({ code: 'invalid_credentials' });
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Confirm your address for Regelwerk',
        'You already have a Regelwerk account',
      ]);
      vi.spyOn(confirming.deps.accounts, 'clock').mockImplementation(() => new Date(Date.now() + 61_000));
      await client.auth.signInWithPassword({ email: 'new@example.com', password });
      const again = (await confirming.mails()).slice(2);
      expect(again.map(({ subject }) => subject)).toEqual(['Confirm your address for Regelwerk']);
      const secret = secretIn(again[0]?.text);
      expect((await client.auth.verifyOtp({ type: 'signup', token_hash: secret })).data.session).not.toBeNull();
      expect((await client.auth.signInWithPassword({ email: 'new@example.com', password })).error).toBeNull();
    });
  });
});
