import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, testSite } from '../testing/create-test-app.ts';
import { allowedRedirect } from './allowed-redirect.ts';

describe('what the auth surface answers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp('native', { RATE_LIMIT_FACTOR: '1000' });
  });
  afterAll(() => app.remove());

  const post = async (path: string, body: object) => {
    const headers = app.visitor({ 'content-type': 'application/json' });
    const answer = await app.request(`/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };

  test('a link never leads to an address with a name or a password in it', () => {
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

  test('settings say that accounts are open to everybody, by mail alone', async () => {
    const answer = await app.request('/auth/v1/settings', { headers: app.visitor() });
    expect(await answer.json()).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      phone_autoconfirm: false,
      saml_enabled: false,
    });
  });

  test('a call without a key says what is missing', async () => {
    const answer = await app.request('/auth/v1/user');
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 401,
      body: { error_code: 'no_api_key', msg: 'No API key found in request' },
    });
  });

  test('a sign-in without an address is a mistake of the caller, not a wrong password', async () => {
    expect(await post('token?grant_type=password', { email: '', password: 'x' })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    });
  });

  test('the identity tells when the person last signed in', async () => {
    const { body } = await post('signup', { email: 'ada@example.com', password: 'correct horse 9' });
    const { user } = body as { user: { last_sign_in_at?: string; identities: { last_sign_in_at?: string }[] } };
    expect(user.last_sign_in_at).toEqual(expect.any(String));
    expect(user.identities[0]?.last_sign_in_at).toBe(user.last_sign_in_at);
  });
});
