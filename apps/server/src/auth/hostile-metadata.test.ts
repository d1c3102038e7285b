import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openService } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const password = 'correct horse 9';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp('native', { RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => app.remove());

let count = 0;
const newEmail = () => {
  count += 1;
  return `somebody-${count}@example.com`;
};
const signUp = async (data: object) => {
  const { client } = openBrowser(app);
  const answer = await client.auth.signUp({ email: newEmail(), password, options: { data } });
  return { client, ...answer };
};
const post = (path: string, body: string, token?: string) =>
  app.request(path, {
    method: path === '/auth/v1/user' ? 'PUT' : 'POST',
    headers: app.visitor({
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }),
    body,
  });

describe('what people write about themselves', () => {
  test.each([
    ['a name of 10,000 combining marks', { name: `a${'\u0301'.repeat(10_000)}` }],
    ['a name of 201 characters', { name: 'a'.repeat(201) }],
    ['a name of 402 bytes', { name: '名'.repeat(134) }],
    ['a name of zero-width characters', { name: '\u200b\u200d\ufeff' }],
    ['a name of spaces', { name: ' \u00a0 ' }],
    ['more than 2 kB in all', { a: 'ä'.repeat(1024) }],
    ['many keys', Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`key-${index}`, index]))],
  ])('%s is refused when signing up and when changing the account', async (_name, data) => {
    const refused = await signUp(data);
    expect(refused.error).toMatchObject({ code: 'validation_failed', status: 400 });
    const { client } = await signUp({ name: 'Ada' });
    const changed = await client.auth.updateUser({ data });
    expect(changed.error).toMatchObject({ code: 'validation_failed', status: 400 });
    const made = await openService(app).auth.admin.createUser({ email: newEmail(), password, user_metadata: data });
    expect(made.error).toMatchObject({ code: 'validation_failed', status: 400 });
  });

  test('endlessly nested objects are refused', async () => {
    const { data } = await signUp({});
    const deep = `{"data":{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}}`;
    expect((await post('/auth/v1/user', deep, data.session?.access_token)).status).toBe(400);
  });

  test('a name of 200 letters with umlauts is accepted', async () => {
    const { data, error } = await signUp({ name: 'ä'.repeat(200) });
    expect(error).toBeNull();
    expect(data.user?.user_metadata.name).toBe('ä'.repeat(200));
  });

  test('the access token contains none of it', async () => {
    const { client, data } = await signUp({ name: 'Ada Lovelace', language: 'de' });
    const [, payload = ''] = data.session?.access_token.split('.') ?? [];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims).toMatchObject({ user_metadata: {}, app_metadata: { provider: 'email', providers: ['email'] } });
    expect(JSON.stringify(claims)).not.toContain('Lovelace');
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ada Lovelace', language: 'de' });
    expect((await client.auth.getUser()).data.user?.user_metadata.name).toBe('Ada Lovelace');
  });

  test('an account from before the limit can still sign in, change and be deleted', async () => {
    const { client, data } = await signUp({ name: 'Ada' });
    const large = JSON.stringify({ name: `a${'\u0301'.repeat(5_000)}`, theme: 'dark' });
    await app.deps.database.pool.query(
      `update auth.users set user_metadata = $2, app_metadata = app_metadata || jsonb_build_object('note', repeat('x', 9000)) where id = $1`,
      [data.user?.id, large],
    );
    const signedIn = await client.auth.signInWithPassword({ email: data.user?.email ?? '', password });
    expect(signedIn.error).toBeNull();
    expect(signedIn.data.session?.access_token.length).toBeLessThan(1500);
    expect((await client.auth.updateUser({ password: 'another horse 8' })).error).toBeNull();
    expect((await client.auth.updateUser({ data: { theme: null } })).error).toBeNull();
    expect((await client.auth.updateUser({ data: { more: 'x' } })).error).toMatchObject({ code: 'validation_failed' });
    expect((await client.auth.updateUser({ data: { name: 'Ada' } })).error).toBeNull();
    const deleted = await client.functions.invoke('account', {
      body: { action: 'delete', current: 'another horse 8' },
    });
    expect(deleted.error).toBeNull();
  });
});

describe('the operator’s statement about an address', () => {
  test('an account made with email_confirm: false cannot sign in before its link was opened', async () => {
    const service = openService(app);
    const email = newEmail();
    const made = await service.auth.admin.createUser({ email, password, email_confirm: false });
    expect(made.data.user?.email_confirmed_at).toBeUndefined();
    const { client } = openBrowser(app);
    expect((await client.auth.signInWithPassword({ email, password })).error).toMatchObject({
      code: 'email_not_confirmed',
    });
    expect((await app.mails()).filter(({ to }) => to?.[0]?.address === email)).toHaveLength(1);
    await service.auth.admin.updateUserById(made.data.user?.id ?? '', { email_confirm: true });
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});
