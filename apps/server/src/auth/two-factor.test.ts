import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { openBrowser, openService } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { runOperatorCommand } from '../testing/run-operator-command.ts';

const password = 'correct horse 9';
const stepMs = 30_000;

describe.each(databaseModes)('two-factor authentication on the %s database', (mode) => {
  let server: TestApp;
  /** The same server with a clock that the tests move. */
  let app: TestApp;
  let movedMs = 0;
  // it moves by hand alone, so that no step ends between a code and its use
  const startedMs = Date.now();
  const clock = () => new Date(startedMs + movedMs);

  beforeAll(async () => {
    server = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1000' });
    app = server.at(clock);
  });
  afterAll(() => server.remove());

  let count = 0;
  const rows = async (sql: string, values: unknown[] = []) => (await app.deps.database.pool.query(sql, values)).rows;
  const code = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock().getTime() + steps * stepMs });
  const run = (...words: string[]) => runOperatorCommand(app.deps, 'admin', ...words);
  const person = async (on = app) => {
    count += 1;
    const email = `guard-${count}@example.com`;
    const { client } = openBrowser(on);
    const { data, error } = await client.auth.signUp({ email, password, options: { data: { name: 'Ada' } } });
    if (error !== null || data.user === null) throw error ?? new Error('no user');
    return { client, email, id: data.user.id };
  };
  const admin = async (on = app) => {
    const one = await person(on);
    await run('grant', one.email);
    return one;
  };
  const signedIn = async (email: string, on = app) => {
    const { client } = openBrowser(on);
    const { error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    return client;
  };
  const enroll = async (client: SupabaseClient) => {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (error !== null) throw error;
    return data;
  };
  /** An admin at aal2 with a second factor; the code of the present step is used up. */
  const guarded = async (on = app) => {
    const one = await admin(on);
    const { id: factorId, totp } = await enroll(one.client);
    const verified = await one.client.auth.mfa.challengeAndVerify({ factorId, code: code(totp.secret) });
    expect(verified.error).toBeNull();
    return { ...one, factorId, secret: totp.secret };
  };
  const nextStep = () => {
    movedMs += stepMs;
  };
  const level = async (client: SupabaseClient) => {
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    return [data?.currentLevel, data?.nextLevel];
  };
  const call = async (client: SupabaseClient, name: string, body: Record<string, unknown>) => {
    const { data, error } = await client.functions.invoke(name, { body });
    return error === null ? data : ((await error.context.json()) as { code: string }).code;
  };
  const codes = async (client: SupabaseClient, path = '', method = 'POST', body?: object) => {
    const { data } = await client.auth.getSession();
    const response = await app.request(`/auth/v1/factors/recovery-codes${path}`, {
      method,
      headers: app.visitor({
        authorization: `Bearer ${data.session?.access_token}`,
        'x-supabase-api-version': '2024-01-01',
      }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      answer: (await response.json()) as Record<string, unknown> & { codes: string[] },
    };
  };
  const actionsOn = async (id: string) =>
    (await rows('select action from private.audit_log where subject_id = $1 order by id', [id])).map(
      ({ action }) => action,
    );
  const subjectsTo = async (email: string) =>
    (await app.mails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);

  test('an admin adds an authenticator app with supabase-js, which raises the session and ends the others', async () => {
    const { client, email, id } = await admin();
    const other = await signedIn(email);
    expect(await level(client)).toEqual(['aal1', 'aal1']);
    const { id: factorId, totp, friendly_name, type } = await enroll(client);
    expect([type, friendly_name]).toEqual(['totp', 'Phone']);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]+<\/svg>$/);
    expect(totp.uri).toContain(`secret=${totp.secret}`);
    expect((await rows('select secret from auth.mfa_factors where id = $1', [factorId]))[0].secret).not.toContain(
      totp.secret,
    );
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({ all: [{ id: factorId, status: 'unverified' }] });
    const wrong = await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    // the set-up is not in force yet
    expect(await call(client, 'admins', { action: 'list' })).toMatchObject({ isRequired: false });
    const { data } = await client.auth.mfa.challengeAndVerify({ factorId, code: code(totp.secret) });
    expect(data?.user.factors).toMatchObject([{ id: factorId, status: 'verified', factor_type: 'totp' }]);
    expect(await level(client)).toEqual(['aal2', 'aal2']);
    const methods = (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentAuthenticationMethods;
    expect(methods).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    expect((await other.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await level(client)).toEqual(['aal2', 'aal2']);
    expect(await actionsOn(id)).toEqual(['grant_admin', 'add_two_factor']);
    expect(await subjectsTo(email)).toContain('Two-factor authentication is on for Regelwerk');
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('mfa_verified_factor_exists');
  });

  test('with the password alone an admin sees and does what everybody may, with the code everything', async () => {
    const { email, factorId, secret, id } = await guarded();
    const stranger = await person();
    const client = await signedIn(email);
    const profiles = async () => (await client.from('profiles').select('id').eq('id', stranger.id)).data?.length;
    expect(await level(client)).toEqual(['aal1', 'aal2']);
    expect(await profiles()).toBe(0);
    expect((await client.rpc('admin_standing')).data).toBe('needs_code');
    expect(await call(client, 'admins', { action: 'list' })).toBe('second_factor_needed');
    expect(await call(client, 'update-admin-status', { email: stranger.email, isAdmin: true })).toBe(
      'second_factor_needed',
    );
    const credit = { p_user_id: id, p_amount: 1, p_transaction_type: 'add' };
    expect((await client.rpc('process_token_transaction', credit)).status).toBe(403);
    expect((await client.auth.updateUser({ password: 'another horse 8' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    const change = { action: 'changePassword', current: password, next: 'another horse 8' };
    expect(await call(client, 'account', change)).toBe('second_factor_needed');
    expect(await call(client, 'account', { action: 'delete', current: password })).toBe('second_factor_needed');
    // what is everybody's own stays open
    expect((await client.from('profiles').select('id').eq('id', id)).data).toHaveLength(1);
    expect((await client.auth.updateUser({ data: { name: 'Ada L.' } })).error).toBeNull();

    nextStep();
    const weak = (await client.auth.getSession()).data.session?.access_token ?? '';
    const verified = await client.auth.mfa.challengeAndVerify({ factorId, code: code(secret) });
    expect(verified.error).toBeNull();
    expect(await profiles()).toBe(1);
    expect((await client.rpc('admin_standing')).data).toBe('full');
    expect((await client.rpc('process_token_transaction', credit)).error).toBeNull();
    expect((await call(client, 'admins', { action: 'list' })).admins.length).toBeGreaterThan(0);
    // a token from before the code stays weak
    const read = await app.request(`/rest/v1/profiles?id=eq.${stranger.id}`, {
      headers: app.visitor({ authorization: `Bearer ${weak}` }),
    });
    expect(await read.json()).toEqual([]);
  });

  test('an invoice of somebody else stays closed to an admin without the code', async () => {
    const { email, factorId, secret } = await guarded();
    const client = await signedIn(email);
    const body = { id: '00000000-0000-4000-8000-000000000001', format: 'pdf' };
    expect(await call(client, 'billing-document', body)).toBe('not_found');
    nextStep();
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: code(secret) })).error).toBeNull();
    expect(await call(client, 'admin-people', { action: 'sessions', userId: body.id })).not.toBe(
      'second_factor_needed',
    );
  });

  test('a code is accepted once, one step early or late, and no older one after it', async () => {
    const { email, factorId, secret } = await guarded();
    const client = await signedIn(email);
    const attempt = async (typed: string) =>
      (await client.auth.mfa.challengeAndVerify({ factorId, code: typed })).error?.code ?? 'accepted';
    expect(await attempt(code(secret))).toBe('mfa_verification_failed');
    movedMs += 5 * stepMs;
    expect(await attempt(code(secret, -2))).toBe('mfa_verification_failed');
    expect(await attempt(code(secret, 2))).toBe('mfa_verification_failed');
    expect(await attempt(code(secret, -1))).toBe('accepted');
    expect(await attempt(code(secret, -1))).toBe('mfa_verification_failed');
    const ahead = code(secret, 1);
    expect(await attempt(`${ahead.slice(0, 3)} ${ahead.slice(3)}`)).toBe('accepted');
    expect(await attempt(code(secret))).toBe('mfa_verification_failed');
    nextStep();
    expect(await attempt(ahead)).toBe('mfa_verification_failed');
  });

  test('of two calls with the same code, one is accepted', async () => {
    const { email, factorId, secret } = await guarded();
    const [first, second] = [await signedIn(email), await signedIn(email)];
    nextStep();
    const now = code(secret);
    const both = await Promise.all(
      [first, second].map((client) => client.auth.mfa.challengeAndVerify({ factorId, code: now })),
    );
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('a challenge is good for its own session and factor, and for five minutes', async () => {
    const one = await guarded();
    const [first, second] = [await signedIn(one.email), await signedIn(one.email)];
    const { data: challenge } = await first.auth.mfa.challenge({ factorId: one.factorId });
    nextStep();
    const verify = async (client: SupabaseClient, challengeId = challenge?.id ?? '') =>
      (await client.auth.mfa.verify({ factorId: one.factorId, challengeId, code: code(one.secret) })).error?.code;
    expect(await verify(second)).toBe('mfa_challenge_expired');
    expect(await verify(first, 'zzzzzz.forged')).toBe('mfa_challenge_expired');
    movedMs += 5 * 60_000;
    expect(await verify(first)).toBe('mfa_challenge_expired');
    const { client: eve } = await guarded();
    const strange = await eve.auth.mfa.challengeAndVerify({ factorId: one.factorId, code: code(one.secret) });
    expect(strange.error?.code).toBe('mfa_factor_not_found');
  });

  test('the tenth wrong code is the last one, and the owner is told once', async () => {
    const strict = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1' });
    const outer = app;
    app = strict.at(clock);
    const one = await guarded();
    nextStep();
    const client = await signedIn(one.email);
    const attempts = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      attempts.push((await client.auth.mfa.challengeAndVerify({ factorId: one.factorId, code: 'aaaaaa' })).error?.code);
    // the set-up was the first attempt
    expect(attempts).toEqual([
      ...Array(9).fill('mfa_verification_failed'),
      ...Array(3).fill('over_request_rate_limit'),
    ]);
    const right = await client.auth.mfa.challengeAndVerify({ factorId: one.factorId, code: code(one.secret) });
    expect(right.error?.status).toBe(429);
    // the owner still resets the password by mail
    await client.auth.resetPasswordForEmail(one.email);
    const mail = (await app.mails()).findLast(({ subject }) => subject?.startsWith('Reset'));
    const secret = /token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { client: owner } = openBrowser(app);
    await owner.auth.verifyOtp({ token_hash: secret, type: 'recovery' });
    expect((await owner.auth.updateUser({ password: 'another horse 8' })).error?.code).toBe('insufficient_aal');
    const proved = await owner.auth.mfa.challengeAndVerify({ factorId: one.factorId, code: code(one.secret) });
    expect(proved.error).toBeNull();
    expect((await owner.auth.updateUser({ password: 'another horse 8' })).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
    const actions = await actionsOn(one.id);
    expect(actions.filter((action) => action === 'wrong_code')).toHaveLength(9);
    expect(actions.filter((action) => action === 'too_many_codes')).toHaveLength(1);
    expect((await subjectsTo(one.email)).filter((subject) => subject?.startsWith('Wrong codes'))).toHaveLength(1);
    app = outer;
    await strict.remove();
  });

  test('recovery codes are shown once, stored as hashes, accepted once each, and can be renewed', async () => {
    const one = await guarded();
    expect((await codes(one.client, '', 'GET')).status).toBe(404);
    const { answer } = await codes(one.client);
    expect(answer).toMatchObject({ type: 'recovery_code', total: 10 });
    const [first = '', second = ''] = answer.codes;
    expect(new Set(answer.codes).size).toBe(10);
    for (const one of answer.codes) expect(one).toMatch(/^[2-9a-z]{16}$/);
    const stored = await rows('select code_hash from auth.mfa_recovery_codes where factor_id = $1', [one.factorId]);
    expect(JSON.stringify(stored)).not.toContain(first);
    expect((await codes(one.client)).answer.code).toBe('mfa_verified_factor_exists');
    expect((await one.client.auth.mfa.listFactors()).data?.recovery_code).toHaveLength(1);

    const client = await signedIn(one.email);
    expect((await codes(client)).answer.code).toBe('insufficient_aal');
    const verify = async (typed: string) => (await codes(client, '/verify', 'POST', { code: typed })).answer;
    expect(await verify('')).toMatchObject({ code: 'mfa_verification_failed' });
    const spelled = `${first.slice(0, 8)}-${first.slice(8)} `.toUpperCase();
    expect(await verify(spelled)).toMatchObject({ user: { email: one.email } });
    expect(await verify(first)).toMatchObject({ code: 'mfa_verification_failed' });
    expect((await codes(client, '', 'GET')).answer).toMatchObject({ total: 10, remaining: 9 });
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await level(client)).toEqual(['aal2', 'aal2']);
    expect((await codes(client, '/regenerate')).answer.codes).toHaveLength(10);
    expect(await verify(second)).toMatchObject({ code: 'mfa_verification_failed' });
    expect(await actionsOn(one.id)).toEqual(
      expect.arrayContaining(['use_recovery_code', 'wrong_code', 'renew_recovery_codes']),
    );
    expect(await subjectsTo(one.email)).toEqual(
      expect.arrayContaining(['A recovery code was used for Regelwerk', 'New recovery codes for Regelwerk']),
    );
  });

  test('the recovery code API of supabase-js works', async () => {
    const one = await guarded();
    const { client } = openBrowser(app, { experimental: { recoveryCodes: true } });
    await client.auth.signInWithPassword({ email: one.email, password });
    nextStep();
    await client.auth.mfa.challengeAndVerify({ factorId: one.factorId, code: code(one.secret) });
    const { data } = await client.auth.mfa.recoveryCodes.generate();
    expect((await client.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 });
    await client.auth.signOut({ scope: 'local' });
    await client.auth.signInWithPassword({ email: one.email, password });
    expect(await level(client)).toEqual(['aal1', 'aal2']);
    expect((await client.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' })).error).toBeNull();
    expect(await level(client)).toEqual(['aal2', 'aal2']);
  });

  test('the app is removed after a code just now, and the password is enough again', async () => {
    const one = await guarded();
    const weak = await signedIn(one.email);
    expect((await weak.auth.mfa.unenroll({ factorId: one.factorId })).error?.code).toBe('insufficient_aal');
    movedMs += 6 * 60_000;
    expect((await one.client.auth.mfa.unenroll({ factorId: one.factorId })).error?.code).toBe(
      'reauthentication_needed',
    );
    await one.client.auth.mfa.challengeAndVerify({ factorId: one.factorId, code: code(one.secret) });
    expect((await one.client.auth.mfa.unenroll({ factorId: one.factorId })).data).toEqual({ id: one.factorId });
    expect(await call(weak, 'admins', { action: 'list' })).toMatchObject({ isRequired: false });
    await one.client.auth.refreshSession();
    expect(await level(one.client)).toEqual(['aal1', 'aal1']);
    expect((await actionsOn(one.id)).at(-1)).toBe('remove_two_factor');
    expect(await subjectsTo(one.email)).toContain('Two-factor authentication is off for Regelwerk');
  });

  test('people who are not admins have no second factor', async () => {
    const { client } = await person();
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('mfa_totp_enroll_not_enabled');
    expect((await client.rpc('admin_standing')).data).toBe('none');
  });

  test('the operator removes a lost factor, which signs the person out and is audited', async () => {
    const one = await guarded();
    expect(await run('remove-two-factor', one.email)).toContain('is off for');
    expect((await one.client.auth.getUser()).error).not.toBeNull();
    const client = await signedIn(one.email);
    expect(await call(client, 'admins', { action: 'list' })).toMatchObject({ isRequired: false });
    const last = await rows('select actor_id, action from private.audit_log where subject_id = $1 order by id desc', [
      one.id,
    ]);
    expect(last[0]).toEqual({ actor_id: null, action: 'reset_two_factor' });
    expect(await run('remove-two-factor', one.email)).toContain('has no two-factor');
  });

  test('another admin with a second factor removes a lost one, which is audited and mailed', async () => {
    const [boss, weak, one] = [await guarded(), await admin(), await guarded()];
    const remove = { action: 'removeTwoFactor', email: one.email };
    expect(await call(weak.client, 'admins', remove)).toBe('second_factor_missing');
    expect(await call((await person()).client, 'admins', remove)).toBe('not_admin');
    expect(await call(one.client, 'admins', remove)).toBe('invalid_input');
    expect((await one.client.auth.getUser()).error).toBeNull();
    expect(await call(boss.client, 'admins', remove)).toEqual({ success: true });
    expect((await one.client.auth.getUser()).error).not.toBeNull();
    expect((await signedIn(one.email).then((client) => client.auth.mfa.listFactors())).data?.all).toEqual([]);
    const lines = await rows('select actor_id, action from private.audit_log where subject_id = $1 order by id desc', [
      one.id,
    ]);
    expect(lines[0]).toEqual({ actor_id: boss.id, action: 'reset_two_factor' });
    expect(await subjectsTo(one.email)).toContain('Two-factor authentication was removed from your Regelwerk account');
    // what is gone already is no second line
    expect(await call(boss.client, 'admins', remove)).toEqual({ success: true });
    expect(await actionsOn(one.id)).toHaveLength(lines.length);
  });

  test('an app is set up within a quarter of an hour after signing in', async () => {
    const one = await admin();
    movedMs += 16 * 60_000;
    const late = await one.client.auth.mfa.enroll({ factorType: 'totp' });
    expect(late.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await (await signedIn(one.email)).auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });

  test('for three days the mailbox undoes a second factor that somebody else set up with the password', async () => {
    const setUpEarlier = (time: string, id: string) =>
      rows('update auth.mfa_factors set created_at = created_at - $1::interval where id = $2', [time, id]);
    const mailed = async (email: string) => {
      await openBrowser(app).client.auth.resetPasswordForEmail(email);
      const mail = (await app.mails()).findLast(
        ({ to, subject }) => to?.[0]?.address === email && subject?.startsWith('Reset'),
      );
      const secret = /#token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const { client } = openBrowser(app);
      expect((await client.auth.verifyOtp({ token_hash: secret, type: 'recovery' })).error).toBeNull();
      return client;
    };
    // a thief cannot take the mailbox away, neither before nor after
    const owner = await admin();
    const thief = await signedIn(owner.email);
    expect((await thief.auth.updateUser({ email: 'thief@example.com' })).error).toBeNull();
    const { id: factorId, totp } = await enroll(thief);
    await thief.auth.mfa.challengeAndVerify({ factorId, code: code(totp.secret) });
    expect(await rows('select from auth.one_time_tokens where user_id = $1', [owner.id])).toEqual([]);
    expect((await thief.auth.updateUser({ email: 'thief@example.com' })).error?.code).toBe('second_factor_too_new');
    const told = (await app.mails()).findLast(({ to }) => to?.[0]?.address === owner.email);
    expect(told?.text).toContain('http://localhost:3000/forgot-password');
    await setUpEarlier('2 days 23 hours', factorId);
    const rescued = await mailed(owner.email);
    // the link alone does not open anything
    expect((await rescued.rpc('admin_standing')).data).toBe('needs_code');
    expect((await rescued.auth.updateUser({ password: 'a new horse 9' })).error?.code).toBe('insufficient_aal');
    expect((await rescued.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await rescued.auth.updateUser({ password: 'a new horse 9' })).error).toBeNull();
    expect((await rescued.rpc('admin_standing')).data).toBe('full');
    expect((await thief.auth.getUser()).error).not.toBeNull();
    expect((await actionsOn(owner.id)).at(-1)).toBe('undo_two_factor');
    expect(await subjectsTo(owner.email)).toContain('Two-factor authentication is off again for Regelwerk');

    const settled = await guarded();
    await setUpEarlier('3 days 1 hour', settled.factorId);
    const client = await mailed(settled.email);
    const late = await client.auth.mfa.unenroll({ factorId: settled.factorId });
    expect(late.error?.code).toBe('insufficient_aal');
    // the password alone never undoes anything
    const fresh = await guarded();
    const byPassword = await (await signedIn(fresh.email)).auth.mfa.unenroll({ factorId: fresh.factorId });
    expect(byPassword.error?.code).toBe('insufficient_aal');
  });

  test('where every admin needs a second factor, one without it does nothing as an admin until it is set up', async () => {
    const [with2, without] = [await guarded(), await admin()];
    expect(await call(without.client, 'admins', { action: 'requireTwoFactor', isRequired: true })).toBe(
      'second_factor_missing',
    );
    expect(await call(with2.client, 'admins', { action: 'requireTwoFactor', isRequired: true })).toEqual({
      success: true,
    });
    expect(await call(with2.client, 'admins', { action: 'list' })).toMatchObject({ isRequired: true });
    const log = await call(with2.client, 'admin-data', { action: 'audit', only: 'require_two_factor' });
    expect(log.rows[0]).toMatchObject({ subject_kind: 'setting', subject_name: 'admin_two_factor' });
    expect((await without.client.rpc('admin_standing')).data).toBe('needs_factor');
    expect(await call(without.client, 'admins', { action: 'list' })).toBe('second_factor_missing');
    expect((await without.client.from('profiles').select('id').eq('id', with2.id)).data).toEqual([]);
    const { id: factorId, totp } = await enroll(without.client);
    await without.client.auth.mfa.challengeAndVerify({ factorId, code: code(totp.secret) });
    expect(await call(without.client, 'admins', { action: 'list' })).toMatchObject({ isRequired: true });
    // a removed factor leaves nothing of its level behind
    await without.client.auth.mfa.unenroll({ factorId });
    expect(await call(without.client, 'admins', { action: 'list' })).toBe('second_factor_missing');
    expect(await run('two-factor', 'optional')).toContain('optional');
    expect(await call(without.client, 'admins', { action: 'list' })).toMatchObject({ isRequired: false });
    expect(await actionsOn('admin_two_factor')).toEqual(['require_two_factor', 'require_two_factor']);
  });

  test('the list names every admin with the second factor, the last sign-in and since when', async () => {
    const [with2, without] = [await guarded(), await admin()];
    const { admins } = await call(without.client, 'admins', { action: 'list' });
    const found = (email: string) => admins.find((one: { email: string }) => one.email === email);
    expect(found(with2.email)).toMatchObject({ name: 'Ada', hasTwoFactor: true });
    expect(found(without.email)).toMatchObject({ hasTwoFactor: false });
    expect(Date.parse(found(without.email).since)).not.toBeNaN();
    expect(Date.parse(found(without.email).lastSignInAt)).not.toBeNaN();
  });

  test('a removal ends right and second factor at once, is logged and mailed', async () => {
    const [boss, one] = [await admin(), await guarded()];
    expect(await call(boss.client, 'update-admin-status', { email: one.email, isAdmin: false })).toMatchObject({
      success: true,
    });
    expect(await call(one.client, 'admins', { action: 'list' })).toBe('not_admin');
    expect((await one.client.from('profiles').select('id').eq('id', boss.id)).data).toEqual([]);
    expect((await one.client.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect(await actionsOn(one.id)).toContain('remove_admin');
    expect(await subjectsTo(one.email)).toEqual(
      expect.arrayContaining(['You are an admin of Regelwerk', 'You are no longer an admin of Regelwerk']),
    );
  });

  test('however two admins are removed at the same time, one stays', async () => {
    const fresh = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1000' });
    const outer = app;
    app = fresh;
    const [first, second] = [await admin(), await admin()];
    const admins = async () =>
      Number((await rows(`select count(*) from auth.users where app_metadata ? 'is_admin'`))[0].count);
    const service = openService(fresh);
    const answers = await Promise.all([
      call(first.client, 'update-admin-status', { email: second.email, isAdmin: false }),
      call(second.client, 'update-admin-status', { email: first.email, isAdmin: false }),
    ]);
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    expect(await admins()).toBe(1);
    for (const email of [first.email, second.email]) await run('grant', email);
    const strip = (id: string) => service.auth.admin.updateUserById(id, { app_metadata: { is_admin: null } });
    const stripped = await Promise.all([strip(first.id), strip(second.id)]);
    expect(stripped.map(({ error }) => error?.code).sort()).toEqual(['last_admin', undefined]);
    expect(await admins()).toBe(1);
    const [last] = await rows(`select id from auth.users where app_metadata ? 'is_admin'`);
    expect((await service.auth.admin.deleteUser(last.id)).error?.code).toBe('last_admin');
    await expect(rows('update auth.users set deleted_at = now() where id = $1', [last.id])).rejects.toThrow(
      'last admin',
    );
    expect(await admins()).toBe(1);
    app = outer;
    await fresh.remove();
  });

  test('a banned admin does not count, and the last one who can sign in is neither banned nor removed', async () => {
    const fresh = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1000' });
    const outer = app;
    app = fresh;
    const [first, second] = [await admin(), await admin()];
    const service = openService(fresh);
    const ban = async (id: string, ban_duration: string) =>
      (await service.auth.admin.updateUserById(id, { ban_duration })).error?.code;
    expect(await ban(first.id, '1h')).toBeUndefined();
    expect(await ban(second.id, '1h')).toBe('last_admin');
    const remove = { email: second.email, isAdmin: false };
    expect(await call(second.client, 'update-admin-status', remove)).toBe('last_admin');
    expect(await call(second.client, 'account', { action: 'delete', current: password })).toBe('last_admin');
    expect((await service.auth.admin.deleteUser(second.id)).error?.code).toBe('last_admin');
    const stripped = await service.auth.admin.updateUserById(second.id, { app_metadata: { is_admin: null } });
    expect(stripped.error?.code).toBe('last_admin');
    const { admins } = await call(second.client, 'admins', { action: 'list' });
    expect(admins.map((one: { bannedUntil: string | null }) => one.bannedUntil === null)).toEqual([false, true]);
    // a ban of every admin would not open the claim of the first one
    const third = await person();
    expect((await third.client.rpc('admin_claim_open')).data).toBe(false);
    // what does not touch the rights of a banned admin passes, and the banned one may go
    expect((await service.auth.admin.updateUserById(first.id, { user_metadata: { name: 'Eve' } })).error).toBeNull();
    expect(await call(second.client, 'update-admin-status', { email: first.email, isAdmin: false })).toMatchObject({
      success: true,
    });
    expect(await ban(first.id, 'none')).toBeUndefined();
    await run('grant', first.email);

    const { pool } = app.deps.database;
    const [one, other] = [await pool.connect(), await pool.connect()];
    const banBy = `update auth.users set banned_until = now() + interval '1 hour' where id = $1`;
    await one.query('begin');
    await one.query(banBy, [first.id]);
    const refused = other.query(banBy, [second.id]).then(
      () => 'done',
      ({ code: state }: { code: string }) => state,
    );
    // embedded, the second change begins once the first one is over
    if (mode === 'native')
      await expect.poll(() => rows(`select from pg_locks where locktype = 'advisory' and not granted`)).toHaveLength(1);
    await one.query('commit');
    expect(await refused).toBe('RW001');
    for (const session of [one, other]) session.release();
    app = outer;
    await fresh.remove();
  });

  test('a code typed with the digits of another script is accepted, of the app and of the recovery codes', async () => {
    const { client } = await admin();
    const { id: factorId, totp } = await enroll(client);
    const zero = 0x660;
    const arabic = code(totp.secret).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: '12345é' })).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    });
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: arabic })).error).toBeNull();
    const { answer } = await codes(client);
    const fullWidth = (answer.codes[0] ?? '').replaceAll(/./g, (one) =>
      String.fromCodePoint(one.charCodeAt(0) + 0xfee0),
    );
    expect((await codes(client, '/verify', 'POST', { code: fullWidth })).status).toBe(200);
  });

  test('a replaced seal still opens the secrets, before and after the old one is dropped', async () => {
    const fresh = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1000' });
    const outer = app;
    app = fresh.at(clock);
    const one = await guarded();
    await runOperatorCommand(fresh.deps, 'keys', 'add', 'seal');
    const restarted = await fresh.restarted();
    await runOperatorCommand(restarted.deps, 'keys', 'drop', 'seal');
    app = (await restarted.restarted()).at(clock);
    const client = await signedIn(one.email);
    nextStep();
    const verified = await client.auth.mfa.challengeAndVerify({ factorId: one.factorId, code: code(one.secret) });
    expect(verified.error).toBeNull();
    app = outer;
    await fresh.remove();
  });
});
