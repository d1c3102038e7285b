import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const password = 'correct horse 9';

/** The server is behind one proxy, which appends the address that it saw. */
describe('limits of accounts at factor 1, behind one proxy', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp('native', { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
    for (const [email, address] of [
      ['ada@example.com', '198.51.100.1'],
      ['bob@example.com', '198.51.100.2'],
    ])
      expect((await from(address ?? '', 'signup', { email, password })).status).toBe(200);
  });
  afterAll(() => app.remove());

  const from = (address: string, path: string, body: object, more: Record<string, string> = {}) =>
    app.request(`/auth/v1/${path}`, {
      method: 'POST',
      headers: app.visitor({ 'content-type': 'application/json', 'x-forwarded-for': `10.9.9.9, ${address}`, ...more }),
      body: JSON.stringify(body),
    });
  const signIn = async (address: string, email: string, secret = password) =>
    (await from(address, 'token?grant_type=password', { email, password: secret })).status;

  test('guesses at one account from many addresses are throttled, and its owner can still sign in', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 25; guess += 1)
      statuses.push(
        await signIn(`203.0.113.${guess}`, guess % 2 === 0 ? 'ada@example.com' : ' ADA@example.com', 'wrong horse 9'),
      );
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(15).fill(429)]);
    expect(await signIn('203.0.113.99', 'ada@example.com')).toBe(429);
    expect(await signIn('198.51.100.1', 'ada@example.com')).toBe(200);
    expect(await signIn('203.0.113.99', 'bob@example.com')).toBe(200);
    const session = await from('198.51.100.1', 'token?grant_type=password', { email: 'ada@example.com', password });
    const { access_token } = (await session.json()) as { access_token: string };
    const change = async (body: object) => {
      const headers = app.visitor({ 'content-type': 'application/json', authorization: `Bearer ${access_token}` });
      return (await app.request('/auth/v1/user', { method: 'PUT', headers, body: JSON.stringify(body) })).status;
    };
    // refused because it equals the old password, not because of the strangers' guesses
    const changes: number[] = [];
    for (let time = 0; time < 11; time += 1) changes.push(await change({ password }));
    expect(changes).toEqual([...Array(10).fill(422), 429]);
    expect(await change({ data: { theme: 'dark' } })).toBe(200);
  });

  test('an unknown account is throttled in the same way', async () => {
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1) statuses.push(await signIn(`192.0.2.${guess}`, 'nobody@example.com'));
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  test('one address tries sixty accounts a minute, whatever headers it sends; an IPv6 customer is one address', async () => {
    const limited = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        from(`2001:db8:1:2::${index + 1}`, 'token?grant_type=refresh_token', {
          refresh_token: `${'x'.repeat(40)}${index}`,
        }),
      ),
    );
    expect(new Set(limited.map(({ status }) => status))).toEqual(new Set([400]));
    const statuses: number[] = [];
    for (let index = 0; index < 62; index += 1) {
      const spoofed = {
        forwarded: `for=1.1.1.${index}`,
        'x-real-ip': `1.1.1.${index}`,
        'x-forwarded-for': `1.1.1.${index}, 2001:db8:1:2::${index + 1}`,
      };
      const response = await from('', 'verify', { type: 'recovery', token_hash: 'guess' }, spoofed);
      statuses.push(response.status);
      if (index === 61) {
        expect(await response.json()).toMatchObject({ msg: 'Request rate limit reached' });
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
    expect(statuses).toEqual([...Array(60).fill(403), 429, 429]);
    expect((await from('2001:db8:1:3::1', 'verify', { type: 'recovery', token_hash: 'guess' })).status).toBe(403);
  });

  test('twenty sign-ups an hour from one address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push(
        (await from('192.0.2.200', 'signup', { email: `new-${index}@example.com`, password: 'short' })).status,
      );
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
  });

  test('a mailbox gets one reset mail a minute, and the answer does not reveal it', async () => {
    for (const email of ['bob@example.com', 'nobody@example.com']) {
      for (let time = 0; time < 4; time += 1) {
        const response = await from(`192.0.2.${100 + time}`, 'recover', { email });
        expect([response.status, await response.text()]).toEqual([200, '{}']);
      }
    }
    const mails = await app.mails();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['bob@example.com']);
  });

  test('a mailbox gets five reset mails an hour', async () => {
    for (let time = 0; time < 7; time += 1) {
      const { status } = await from(`192.0.2.${120 + time}`, 'recover', { email: 'ada@example.com' });
      expect(status).toBe(200);
      // a minute passes
      await app.deps.database.pool.query(`delete from private.rate_limits where key like 'recoveriesAMinute:%'`);
    }
    const mails = await app.mails();
    expect(mails.filter(({ to }) => to?.[0]?.address === 'ada@example.com')).toHaveLength(5);
  });
});
