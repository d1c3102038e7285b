import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
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
    app = await createTestApp(mode, { SIGNUP_TOKENS: '3' });
  });
  afterEach(() => app.remove());

  const operate = async (...words: string[]) => {
    const lines: string[] = [];
    await allCommands.get('keys')?.parse(words)?.(app.deps, (line) => lines.push(line));
    return lines.join('\n');
  };
  const restart = async () => {
    app = await app.restarted();
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

  test('an added signing key signs after a restart, and a token of the old one is valid until that is dropped', async () => {
    const old = await signUp('ada@example.com');
    expect(await operate('add', 'signing')).toMatch(/Restart every process/);
    expect(kidOf(await signUp('early@example.com'))).toBe(kidOf(old));
    await restart();
    const fresh = await signUp('bo@example.com');
    expect(kidOf(fresh)).not.toBe(kidOf(old));
    expect((await publicKids()).map(({ kid, d }) => [kid, d])).toEqual([
      [kidOf(old), undefined],
      [kidOf(fresh), undefined],
    ]);
    expect([await balanceWith(old.access_token), await balanceWith(fresh.access_token)]).toEqual([3, 3]);

    await operate('drop', 'signing');
    await restart();
    expect([await balanceWith(old.access_token), await balanceWith(fresh.access_token)]).toEqual([401, 3]);
    const renewed = (await (await refresh(old.refresh_token)).json()) as Session;
    expect([kidOf(renewed), await balanceWith(renewed.access_token)]).toEqual([kidOf(fresh), 3]);
    await expect(operate('drop', 'signing')).rejects.toThrow(/only one/);
  });

  test('both pairs of API keys are valid until the oldest is dropped', async () => {
    const { publishable, secret } = app.deps.keys;
    const { access_token: token } = await signUp('ada@example.com');
    await operate('add', 'api');
    await restart();
    const fresh = app.deps.keys.publishable;
    expect(await (await app.request('/config.json')).json()).toMatchObject({ publishableKey: fresh });
    expect(fresh).not.toBe(publishable);
    expect(await operate()).toBe(`PUBLISHABLE_KEY=${fresh}\nSECRET_KEY=${app.deps.keys.secret}`);
    const asOperator = async (key: string) =>
      (await app.request('/auth/v1/admin/users', { headers: { apikey: key, authorization: `Bearer ${key}` } })).status;
    expect([await balanceWith(token, publishable), await balanceWith(token, fresh)]).toEqual([3, 3]);
    expect([await asOperator(secret), await asOperator(app.deps.keys.secret)]).toEqual([200, 200]);

    await operate('drop', 'api');
    await restart();
    expect([await balanceWith(token, publishable), await balanceWith(token, fresh)]).toEqual([401, 3]);
    expect([await asOperator(secret), await asOperator(app.deps.keys.secret)]).toEqual([401, 200]);
  });

  test('values of the old seal are read and resealed', async () => {
    const old = await signUp('ada@example.com');
    const before = await mailboxOf('ada@example.com');
    await operate('add', 'seal');
    // this process would reseal with the seal that is about to end
    await expect(operate('drop', 'seal')).rejects.toThrow(/Restart it/);
    await restart();
    const renewed = (await (await refresh(old.refresh_token)).json()) as Session;
    expect(renewed.refresh_token.split('.')[2]).not.toBe(old.refresh_token.split('.')[2]);
    // a mailbox gets its gift once, whichever seal is in use
    const again = await signUp('ada+again@example.com');
    expect(await balanceWith(again.access_token)).toBe(0);
    expect(await mailboxOf('ada@example.com')).not.toBe(before);
    await signUp('other@example.com');
    expect(await operate('drop', 'seal')).toMatch(/^\d+ mailbox(es were| was) resealed\./);
    await restart();
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
