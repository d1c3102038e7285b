import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { openBrowser } from '../../testing/auth-client.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';
import { requireAccount } from './account.ts';
import { type AccountEvent, accountEvents, type EventAudience } from './account-events.ts';
import { setAdmin } from './admin-rights.ts';
import { resetFactor } from './two-factor/reset-factor.ts';
import { warnOfWrongCodes } from './two-factor/warn-of-wrong-codes.ts';

const password = 'correct horse 9';

describe.each(databaseModes)('what happens to an account on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  let standard: string;
  beforeAll(async () => {
    shop = await openShop(mode, { RATE_LIMIT_FACTOR: '1000' });
    admin = await shop.admin();
    standard = await shop.price('Standard');
  });
  afterAll(() => shop.remove());

  const query = async (text: string, values: unknown[] = []) =>
    (await shop.deps.database.pool.query(text, values)).rows;
  const mailsTo = async (email: string) => (await shop.mails()).filter(({ to }) => to?.[0]?.address === email);
  const secretTo = async (email: string) =>
    /#token_hash=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
  const open = async (type: 'recovery' | 'email_change', secret: string) => {
    const { client } = openBrowser(shop);
    expect((await client.auth.verifyOtp({ type, token_hash: secret })).error).toBeNull();
    return client;
  };
  const moved = async ({ client }: Buyer) => {
    const next = `${randomUUID()}@example.com`;
    expect((await client.auth.updateUser({ email: next, current_password: password })).error).toBeNull();
    return { next, confirm: () => secretTo(next).then((secret) => open('email_change', secret)) };
  };
  const becomeAdmin = ({ email }: Buyer) => setAdmin(shop.deps.accounts, { actor: null, email, isAdmin: true });
  const code = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  const enrolled = async (client: SupabaseClient) => {
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    if (data === null) throw new Error('no factor');
    return { factorId: data.id, secret: data.totp.secret };
  };
  const guarded = async (one: Buyer) => {
    await becomeAdmin(one);
    const factor = await enrolled(one.client);
    await one.client.auth.mfa.challengeAndVerify({ factorId: factor.factorId, code: code(factor.secret, -1) });
    return factor;
  };
  const accountOf = ({ id }: Buyer) => requireAccount(shop.deps.database.kysely, id);

  /** Prepares each event and returns the step in which it happens, and the session that goes on, if it is not the person's first. */
  const acts: Record<AccountEvent, (one: Buyer) => Promise<() => Promise<unknown>>> = {
    change_name:
      async ({ client }) =>
      () =>
        client.auth.updateUser({ data: { name: 'Ada King' } }),
    change_language:
      async ({ client }) =>
      () =>
        client.auth.updateUser({ data: { language: 'de' } }),
    change_address: async (one) => (await moved(one)).confirm,
    undo_address: async (one) => {
      await (await moved(one)).confirm();
      const secret = await secretTo(one.email);
      return () => open('recovery', secret);
    },
    change_password: async (one) => () =>
      one.call('account', { action: 'changePassword', current: password, next: 'another horse 8' }),
    delete_account: async (one) => () => one.call('account', { action: 'delete', current: password }),
    create_access_token:
      async ({ call }) =>
      () =>
        call('access-tokens', { action: 'create', name: 'Laptop', scopes: ['rules:read'], days: 30 }),
    end_sessions: async (one) => {
      const sessions = await query('select id from auth.sessions where user_id = $1 order by created_at', [one.id]);
      return () =>
        admin.call('admin-people', { action: 'endSessions', userId: one.id, sessionId: sessions.at(-1)?.id });
    },
    grant_admin: async (one) => () => admin.call('update-admin-status', { email: one.email, isAdmin: true }),
    remove_admin: async (one) => {
      await becomeAdmin(one);
      return () => admin.call('update-admin-status', { email: one.email, isAdmin: false });
    },
    add_two_factor: async (one) => {
      await becomeAdmin(one);
      const { factorId, secret } = await enrolled(one.client);
      return () => one.client.auth.mfa.challengeAndVerify({ factorId, code: code(secret) });
    },
    remove_two_factor: async (one) => {
      const { factorId } = await guarded(one);
      return () => one.client.auth.mfa.unenroll({ factorId });
    },
    reset_two_factor: async (one) => {
      await guarded(one);
      return () => resetFactor(shop.deps.accounts, { actor: null, email: one.email });
    },
    undo_two_factor: async (one) => {
      const { factorId } = await guarded(one);
      await openBrowser(shop).client.auth.resetPasswordForEmail(one.email);
      const rescuer = await open('recovery', await secretTo(one.email));
      return async () => {
        await rescuer.auth.mfa.unenroll({ factorId });
        return rescuer;
      };
    },
    renew_recovery_codes: async (one) => {
      await guarded(one);
      await recoveryCodes(one, '', 'POST');
      return () => recoveryCodes(one, '/regenerate', 'POST');
    },
    use_recovery_code: async (one) => {
      await guarded(one);
      const { codes } = await recoveryCodes(one, '', 'POST');
      return () => recoveryCodes(one, '/verify', 'POST', { code: codes[0] });
    },
    too_many_codes: async (one) => async () => warnOfWrongCodes(shop.deps.accounts, await accountOf(one)),
  };
  const recoveryCodes = async (one: Buyer, path: string, method: string, body?: object) => {
    const { data } = await one.client.auth.getSession();
    const answer = await shop.request(`/auth/v1/factors/recovery-codes${path}`, {
      method,
      headers: shop.visitor({ authorization: `Bearer ${data.session?.access_token}` }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { codes: string[] };
  };

  test.each(Object.entries(accountEvents) as [AccountEvent, EventAudience][])(
    '%s: everybody on its list learns of it, and nobody else',
    async (event, told) => {
      const one = await shop.buyer();
      await one.order(standard);
      const [{ id: customer }] = await query(
        'select stripe_customer_id as id from public.customers where user_id = $1',
        [one.id],
      );
      // the second session begins where a factor that is set up does not end it
      const finish = await acts[event](one);
      const { client: other } = openBrowser(shop);
      await other.auth.signInWithPassword({ email: (await accountOf(one)).email, password });
      const act = event === 'end_sessions' ? await acts.end_sessions(one) : finish;
      await shop.settle();
      const before = await accountOf(one);
      const mailsBefore = new Map<string, number>();
      const addresses = new Set([one.email, before.email]);
      for (const email of addresses) mailsBefore.set(email, (await mailsTo(email)).length);
      const linesBefore = (
        await query('select count(*)::int as count from private.audit_log where subject_id = $1', [one.id])
      )[0].count;
      const acting = (await act()) as SupabaseClient | undefined;
      await shop.settle();
      const [after] = await query('select email, user_metadata from auth.users where id = $1', [one.id]);

      const mailed = async (email: string) => (await mailsTo(email)).length - (mailsBefore.get(email) ?? 0);
      const own = told.mailbox === 'former' ? before.email : after.email;
      expect(await mailed(own)).toBe(told.mailbox === 'none' ? 0 : 1);
      for (const email of addresses) if (email !== own) expect(await mailed(email)).toBe(0);

      const theirs = await shop.provider.stripe.customers.retrieve(customer);
      if (told.customer === 'deleted') expect(theirs.deleted).toBe(true);
      else
        expect(theirs).toMatchObject({
          email: after.email,
          name: after.user_metadata.name ?? null,
          preferred_locales: [after.user_metadata.language ?? 'en'],
        });
      const updates = shop.provider.calls.filter((call) => call === `POST /v1/customers/${customer}`).length;
      expect(updates > (event === 'undo_address' ? 1 : 0)).toBe(told.customer === 'updated');

      const lives = async (client: SupabaseClient) => (await client.auth.getUser()).error === null;
      const goesOn = acting !== undefined && 'auth' in acting ? acting : one.client;
      expect(await lives(goesOn)).toBe(goesOn !== one.client || told.sessions !== 'all end');
      if (goesOn !== one.client) expect(await lives(one.client)).toBe(told.sessions === 'stay');
      expect(await lives(other)).toBe(told.sessions === 'stay');

      const lines = await query('select action from private.audit_log where subject_id = $1 order by id offset $2', [
        one.id,
        linesBefore,
      ]);
      expect(lines.map(({ action }) => action)).toEqual(told.logged === 'not' ? [] : [told.logged]);
    },
  );
});
