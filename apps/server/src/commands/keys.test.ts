import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { takeUpMs } from '../http/rotate-keys.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { allCommands } from './all-commands.ts';

const password = 'correct horse 9';

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

describe.each(databaseModes)('keys on the %s database', (mode) => {
  let app: TestApp;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    app = await createTestApp(mode, { SIGNUP_TOKENS: '3' });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await app.remove();
  });

  const operate = async (...words: string[]) => {
    const lines: string[] = [];
    await allCommands.get('keys')?.parse(words)?.(app.deps, (line) => lines.push(line));
    return lines.join('\n');
  };
  const wait = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    await app.deps.keys.refresh();
  };
  const post = (path: string, body: object, key = app.deps.keys.publishable) =>
    app.request(path, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const session = async (path: string, body: object) => (await (await post(path, body)).json()) as Session;
  const signUp = (email: string) => session('/auth/v1/signup', { email, password });
  const refresh = (token: string) => post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token });
  const balanceWith = async (token: string, key = app.deps.keys.publishable) => {
    const headers = { apikey: key, authorization: `Bearer ${token}` };
    const answer = await app.request('/rest/v1/user_tokens?select=tokens_remaining', { headers });
    return answer.status === 200
      ? ((await answer.json()) as { tokens_remaining: number }[])[0]?.tokens_remaining
      : answer.status;
  };
  const kidOf = ({ access_token: token }: Session) => decodeProtectedHeader(token).kid;
  const publicKids = async () =>
    ((await (await app.request('/auth/v1/.well-known/jwks.json')).json()) as { keys: { kid: string; d?: string }[] })
      .keys;

  test('a token of the old signing key is valid until it ends, and a new token is of the new key', async () => {
    const old = await signUp('ada@example.com');
    expect(await operate('rotate', 'signing')).toMatch(
      /^The new signing key is used from 20\S+Z\.\nTokens of the old one/,
    );
    expect((await publicKids()).map(({ kid, d }) => [kid === kidOf(old), d])).toEqual([
      [true, undefined],
      [false, undefined],
    ]);
    // other processes may not know the new key yet
    expect(kidOf(await signUp('early@example.com'))).toBe(kidOf(old));
    await wait(takeUpMs);
    const fresh = await signUp('bo@example.com');
    expect(kidOf(fresh)).not.toBe(kidOf(old));
    expect([await balanceWith(old.access_token), await balanceWith(fresh.access_token)]).toEqual([3, 3]);

    await wait(3_600_000 - takeUpMs - 1_000);
    expect(await balanceWith(old.access_token)).toBe(3);
    await wait(200_000);
    expect(await balanceWith(old.access_token)).toBe(401);
    expect((await publicKids()).map(({ kid }) => kid)).toEqual([kidOf(fresh)]);
    const renewed = (await (await refresh(old.refresh_token)).json()) as Session;
    expect(kidOf(renewed)).toBe(kidOf(fresh));
    expect(await balanceWith(renewed.access_token)).toBe(3);
  });

  test('a signing key that became known is retired at once', async () => {
    const old = await signUp('ada@example.com');
    await operate('rotate', 'signing');
    await expect(operate('retire', 'signing')).rejects.toThrow(/Retire the old one after that/);
    await wait(takeUpMs);
    await operate('retire', 'signing');
    expect(await balanceWith(old.access_token)).toBe(401);
    expect((await refresh(old.refresh_token)).status).toBe(200);
  });

  test('both pairs of API keys are valid until the old one is retired', async () => {
    const { publishable, secret } = app.deps.keys;
    const { access_token: token } = await signUp('ada@example.com');
    const offered = async () =>
      ((await (await app.request('/config.json')).json()) as { publishableKey: string }).publishableKey;
    await operate('rotate', 'api');
    expect(await offered()).toBe(publishable);
    await wait(takeUpMs);
    const fresh = await offered();
    expect(fresh).not.toBe(publishable);
    expect(await operate()).toBe(`PUBLISHABLE_KEY=${fresh}\nSECRET_KEY=${app.deps.keys.secret}`);
    const secrets = [secret, app.deps.keys.secret];
    const asOperator = (key: string) =>
      app.request('/auth/v1/admin/users', { headers: { apikey: key, authorization: `Bearer ${key}` } });
    expect([await balanceWith(token, publishable), await balanceWith(token, fresh)]).toEqual([3, 3]);
    for (const key of secrets) expect((await asOperator(key)).status).toBe(200);
    await expect(operate('rotate', 'api')).rejects.toThrow(/retire api/);

    await operate('retire', 'api');
    expect([await balanceWith(token, publishable), await balanceWith(token, fresh)]).toEqual([401, 3]);
    expect((await asOperator(secret)).status).toBe(401);
    expect((await asOperator(app.deps.keys.secret)).status).toBe(200);
  });

  test('values of the old seal are read and resealed', async () => {
    const old = await signUp('ada@example.com');
    const before = await mailboxOf('ada@example.com');
    await operate('rotate', 'seal');
    await wait(takeUpMs);
    const renewed = (await (await refresh(old.refresh_token)).json()) as Session;
    expect(renewed.refresh_token.split('.')[2]).not.toBe(old.refresh_token.split('.')[2]);
    // the gift of a mailbox is given once, whatever seal it is under
    const again = await signUp('ada+again@example.com');
    expect(await balanceWith(again.access_token)).toBe(0);
    expect(await mailboxOf('ada@example.com')).not.toBe(before);
    await signUp('other@example.com');
    expect(await operate('retire', 'seal')).toMatch(/^\d+ mailboxes were resealed\./);
    expect((await refresh(renewed.refresh_token)).status).toBe(200);
    expect((await refresh(old.refresh_token)).status).toBe(400);
    expect(await balanceWith((await signUp('ada+third@example.com')).access_token)).toBe(0);
  });

  async function mailboxOf(email: string): Promise<string | null | undefined> {
    const row = await app.deps.database.kysely
      .selectFrom('auth.users')
      .select('mailbox_hash')
      .where('email', '=', email)
      .executeTakeFirst();
    return row?.mailbox_hash;
  }
});
