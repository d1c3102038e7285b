import { randomUUID } from 'node:crypto';
import { functions } from '@regelwerk/contract/functions';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { forgetDeviceCodes } from '../domain/accounts/access-tokens/forget-device-codes.ts';
import { forgetExpired } from '../domain/personal-data/forget-expired.ts';
import { behindLockedBalance } from '../testing/behind-locked-balance.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openPerson, type TestPerson } from '../testing/open-person.ts';
import { openProgram } from '../testing/open-program.ts';

const both = ['rules:read', 'rules:write'] as const;
const password = 'correct horse 9';

describe.each(databaseModes)('personal access tokens on the %s database', (mode) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(mode, { SIGNUP_TOKENS: '8', RATE_LIMIT_FACTOR: '100' });
  });
  afterAll(() => server.remove());

  const query = async (statement: string, values: readonly unknown[] = []) =>
    (await server.deps.database.pool.query(statement, [...values])).rows;
  const create = async (person: TestPerson, choice: object = {}) => {
    const made = await person.call('access-tokens', {
      action: 'create',
      name: 'Laptop',
      scopes: both,
      days: 30,
      ...choice,
    });
    expect(made.status).toBe(200);
    return made.body as { id: string; secret: string };
  };
  const generate = (requestId: string = randomUUID()) => ({ formData, requestId });

  test('is shown once, kept as a hash, and lists its last use', async () => {
    const ada = await openPerson(server);
    const { id, secret } = await create(ada, { name: ' Laptop ' });
    expect(secret).toMatch(/^rw_pat_[\w-]{43}$/);
    const [row] = await query('select * from auth.access_tokens where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(secret.slice(7));
    const list = async () => (await ada.call('access-tokens', { action: 'list' })).body;
    const first = await list();
    expect(first).toEqual([
      {
        id,
        name: 'Laptop',
        scopes: both,
        dailyLimit: 5,
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    const { createdAt, expiresAt } = first[0];
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(30 * 86_400_000);
    expect((await openProgram(server, secret).call('list-rules')).status).toBe(200);
    expect((await list())[0].lastUsedAt).toEqual(expect.any(String));
  });

  test('makes a rule as the browser does: one token, one line in the ledger, repeated for nothing', async () => {
    const ada = await openPerson(server);
    const program = openProgram(server, (await create(ada)).secret);
    const wanted = generate();
    const made = await program.call('generate-rules', wanted);
    expect(made).toMatchObject({ status: 200, body: { masked: false, tokensRemaining: 7 } });
    expect((await program.call('generate-rules', wanted)).body).toEqual(made.body);
    expect(await ada.balance()).toBe(7);
    const ledger = await query(
      `select description, delta from public.token_transactions where user_id = $1 and source_type = 'generation'`,
      [ada.id],
    );
    expect(ledger).toEqual([{ description: expect.stringContaining('Rule generated: '), delta: -1 }]);
    expect((await program.call('generated-rule', { requestId: wanted.requestId })).body.content).toBe(
      made.body.content,
    );
    expect((await program.call('list-rules')).body).toMatchObject({
      saved: [],
      recent: [{ requestId: wanted.requestId }],
    });
    const { body: saved } = await ada.call('generated-rule', { requestId: wanted.requestId });
    const { data: kept } = await ada.client.rpc('save_generated_rule', {
      p_generation_id: saved.full.generationId,
      p_name: 'Kept',
    });
    expect(kept).not.toBeNull();
    const { body: listed } = await program.call('list-rules');
    expect(listed).toMatchObject({ saved: [{ name: 'Kept', aiModel: formData.aiModel }], recent: [] });
    const { configurationId } = listed.saved[0];
    expect((await program.call('saved-rule', { configurationId })).body.content).toBe(made.body.content);
    expect((await program.call('next-token')).body).toEqual({ source: 'gift', isWithdrawable: false, balance: 7 });
  });

  test('spends no more than its limit of 24 hours, and repeats what it paid for', async () => {
    const ada = await openPerson(server);
    const program = openProgram(server, (await create(ada, { dailyLimit: 2 })).secret);
    const first = generate();
    expect((await program.call('generate-rules', first)).status).toBe(200);
    const form = { ...formData, behaviorPreference: 'Modular' };
    expect((await program.call('generate-rules', { formData: form })).status).toBe(200);
    expect(await program.call('generate-rules', generate())).toEqual({
      status: 429,
      body: { error: expect.any(String), code: 'token_limit_reached' },
    });
    expect(await ada.balance()).toBe(6);
    expect((await program.call('generate-rules', first)).status).toBe(200);
    // the person and other tokens go on
    expect((await ada.call('generate-rules', generate())).status).toBe(200);
    expect((await openProgram(server, (await create(ada)).secret).call('generate-rules', generate())).status).toBe(200);
    await query(`update public.generations set created_at = created_at - interval '25 hours' where user_id = $1`, [
      ada.id,
    ]);
    expect((await program.call('generate-rules', generate())).status).toBe(200);
  });

  test.runIf(mode === 'native')('two calls at once do not both spend the last token of its limit', async () => {
    const ada = await openPerson(server);
    const program = openProgram(server, (await create(ada, { dailyLimit: 1 })).secret);
    const calls = [generate(), generate()].map((body) => () => program.call('generate-rules', body));
    const answers = await behindLockedBalance(server, ada.id, calls, 'select $1::uuid');
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect(await ada.balance()).toBe(7);
  });

  test.runIf(mode === 'native')('one that is revoked while its call waits for the balance pays nothing', async () => {
    const ada = await openPerson(server);
    const program = openProgram(server, (await create(ada)).secret);
    const [answer] = await behindLockedBalance(
      server,
      ada.id,
      [() => program.call('generate-rules', generate())],
      'delete from auth.access_tokens where user_id = $1',
    );
    expect(answer).toMatchObject({ status: 401 });
    expect(await ada.balance()).toBe(8);
  });

  test.runIf(mode === 'native')('none is made or approved by a session that ends meanwhile', async () => {
    const ada = await openPerson(server);
    const { body: asked } = await openProgram(server).call('device-code', { machineName: 'ada-laptop' });
    const calls = [
      { action: 'create', name: 'Laptop', scopes: both, days: 30 },
      { action: 'decideDevice', userCode: asked.user_code, approve: true },
    ].map((body) => () => ada.call('access-tokens', body));
    const answers = await behindLockedBalance(
      server,
      ada.id,
      calls,
      'delete from auth.sessions where user_id = $1',
      'auth.users',
    );
    expect(answers).toMatchObject([
      { status: 401, body: { code: 'session_ended' } },
      { status: 401, body: { code: 'session_ended' } },
    ]);
    expect(await query('select from auth.access_tokens where user_id = $1', [ada.id])).toEqual([]);
  });

  test.runIf(mode === 'native')('one that a program gets while all are revoked is revoked too', async () => {
    const ada = await openPerson(server);
    const { body: asked } = await openProgram(server).call('device-code', { machineName: 'ada-laptop' });
    await ada.call('access-tokens', { action: 'decideDevice', userCode: asked.user_code, approve: true });
    const calls = [
      () => openProgram(server).call('device-token', { device_code: asked.device_code }),
      async () => ({
        status: (await ada.client.auth.signOut({ scope: 'global' })).error === null ? 204 : 500,
        body: {},
      }),
    ];
    const [, end] = await behindLockedBalance(server, ada.id, calls, undefined, 'auth.users');
    expect(end).toMatchObject({ status: 204 });
    expect(await query('select from auth.access_tokens where user_id = $1', [ada.id])).toEqual([]);
  });

  test('keeps a rule for good that its owner made, once', async () => {
    const [ada, eve] = [await openPerson(server), await openPerson(server)];
    const program = openProgram(server, (await create(ada)).secret);
    const asked = generate();
    await program.call('generate-rules', asked);
    const save = (name: string) => program.call('save-rule', { requestId: asked.requestId, name });
    const { body } = await save(' Mine ');
    expect(body).toEqual({ configurationId: expect.any(String), name: 'Mine' });
    expect(await save('Again')).toEqual({ status: 200, body });
    expect((await program.call('list-rules')).body).toMatchObject({ saved: [body], recent: [] });
    expect(await save('\u200b')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await eve.call('save-rule', { requestId: asked.requestId, name: 'Hers' })).toMatchObject({ status: 404 });
    await query(
      `insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
       select $1, 'n' || n, ai_model, application_type, frameworks, behavior_preference, output_format
       from public.user_configurations, generate_series(1, 299) n where id = $2`,
      [ada.id, body.configurationId],
    );
    const more = generate();
    await program.call('generate-rules', { ...more, formData: { ...formData, behaviorPreference: 'Modular' } });
    expect(await program.call('save-rule', { requestId: more.requestId, name: 'Full' })).toMatchObject({
      status: 413,
      body: { code: 'account_full' },
    });
  });

  test('one that is revoked, forged, cut or foreign is refused at once, on every process', async () => {
    const ada = await openPerson(server);
    const { id, secret } = await create(ada);
    const other = await server.restarted();
    const programs = [openProgram(server, secret), openProgram(other, secret)];
    for (const program of programs) expect((await program.call('list-rules')).status).toBe(200);
    const eve = await openPerson(server);
    expect((await eve.call('access-tokens', { action: 'revoke', id })).status).toBe(200);
    expect((await programs[0]?.call('list-rules'))?.status).toBe(200);
    await ada.call('access-tokens', { action: 'revoke', id });
    const refused = { status: 401, body: { error: expect.any(String), code: 'token_invalid' } };
    for (const program of programs) expect(await program.call('list-rules')).toEqual(refused);
    const present = (await create(ada)).secret;
    for (const forged of [
      `${present}x`,
      present.slice(0, -1),
      'rw_pat_',
      `rw_pat_${'a'.repeat(43)}`,
      `rw_pat_' or true`,
    ])
      expect(await openProgram(server, forged).call('list-rules')).toEqual(refused);
  });

  test('one that has expired says so, and is erased a week later', async () => {
    const ada = await openPerson(server);
    const { secret } = await create(ada, { days: 7 });
    const later = (days: number) => server.at(() => new Date(Date.now() + days * 86_400_000));
    expect((await openProgram(later(6), secret).call('list-rules')).status).toBe(200);
    expect(await openProgram(later(8), secret).call('list-rules')).toMatchObject({
      status: 401,
      body: { code: 'token_expired' },
    });
    await forgetExpired(server.deps.database, new Date(Date.now() + 13 * 86_400_000));
    expect((await openProgram(server, secret).call('list-rules')).status).toBe(200);
    await forgetExpired(server.deps.database, new Date(Date.now() + 15 * 86_400_000));
    expect((await openProgram(server, secret).call('list-rules')).status).toBe(401);
  });

  test('does only what its scopes say', async () => {
    const ada = await openPerson(server);
    const reader = openProgram(server, (await create(ada, { scopes: ['rules:read'] })).secret);
    const writer = openProgram(server, (await create(ada, { scopes: ['rules:write'] })).secret);
    const missing = { status: 403, body: { code: 'scope_missing' } };
    expect((await reader.call('list-rules')).status).toBe(200);
    expect(await reader.call('generate-rules', generate())).toMatchObject(missing);
    expect((await writer.call('generate-rules', generate())).status).toBe(200);
    expect(await writer.call('list-rules')).toMatchObject(missing);
  });

  test('reaches no function that is not listed for it, and no other API', async () => {
    const ada = await openPerson(server);
    const { secret } = await create(ada);
    const program = openProgram(server, secret);
    const accepting = Object.entries(functions)
      .filter(([, row]) => 'scope' in row)
      .map(([name]) => name);
    expect(accepting).toEqual([
      'deliver-rule',
      'generate-rules',
      'generated-rule',
      'list-rules',
      'next-token',
      'refresh-rule',
      'save-rule',
      'saved-rule',
    ]);
    for (const name of [...Object.keys(functions), 'no-function', 'constructor'])
      if (!accepting.includes(name))
        expect([name, await program.call(name)]).toMatchObject([
          name,
          { status: 403, body: { code: 'token_not_accepted' } },
        ]);
    const apikey = server.visitor();
    const authorization = `Bearer ${secret}`;
    for (const [path, headers] of [
      ['/auth/v1/user', { ...apikey, authorization }],
      ['/rest/v1/user_tokens', { ...apikey, authorization }],
      ['/rest/v1/user_tokens', { apikey: secret }],
      [`/rest/v1/user_tokens?apikey=${secret}`, {}],
      ['/functions/v1/list-rules', { apikey: secret }],
      [`/functions/v1/list-rules?apikey=${secret}`, {}],
      ['/functions/v1/account', { ...apikey, authorization: `bearer  ${secret}` }],
    ] as const)
      expect([path, [401, 403]]).toEqual([
        path,
        expect.arrayContaining([
          (await server.request(path, path.startsWith('/functions') ? { method: 'POST', headers } : { headers }))
            .status,
        ]),
      ]);
  });

  test.each([
    [
      'a new password',
      (ada: TestPerson) =>
        ada.call('account', { action: 'changePassword', current: password, next: 'another horse 8' }),
    ],
    ['signing out everywhere', (ada: TestPerson) => ada.client.auth.signOut({ scope: 'global' })],
    ['signing out everywhere else', (ada: TestPerson) => ada.client.auth.signOut({ scope: 'others' })],
    ['deleting the account', (ada: TestPerson) => ada.call('account', { action: 'delete', current: password })],
  ])('%s revokes all of them', async (_name, act) => {
    const ada = await openPerson(server);
    const program = openProgram(server, (await create(ada)).secret);
    expect((await program.call('list-rules')).status).toBe(200);
    await act(ada);
    expect(await program.call('list-rules')).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
    expect(await query('select 1 from auth.access_tokens where user_id = $1', [ada.id])).toEqual([]);
  });

  test('signing out on one device keeps them', async () => {
    const ada = await openPerson(server);
    const { secret } = await create(ada);
    await ada.client.auth.signOut({ scope: 'local' });
    expect((await openProgram(server, secret).call('list-rules')).status).toBe(200);
  });

  test('a banned account uses none', async () => {
    const ada = await openPerson(server);
    const { secret } = await create(ada);
    await query(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [ada.id]);
    expect((await openProgram(server, secret).call('list-rules')).status).toBe(401);
  });

  test('a person has twenty at most, with visible names, known scopes and lifetimes', async () => {
    const ada = await openPerson(server);
    const choice = { action: 'create', name: 'x', scopes: both, days: 30 };
    for (const wrong of [
      { name: '\u200b' },
      { name: 'x'.repeat(81) },
      { scopes: [] },
      { scopes: ['admin'] },
      { days: 3650 },
      { dailyLimit: 101 },
    ])
      expect(await ada.call('access-tokens', { ...choice, ...wrong })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    for (let made = 0; made < 20; made += 1) await create(ada);
    expect(await ada.call('access-tokens', choice)).toMatchObject({
      status: 409,
      body: { code: 'too_many_access_tokens' },
    });
  });

  test('are part of the export without their secrets', async () => {
    const ada = await openPerson(server);
    const { secret } = await create(ada, { name: 'Laptop of Ada' });
    const { data } = await ada.client.functions.invoke('account', { body: { action: 'export' } });
    const files = unzipSync(new Uint8Array(await (data as Blob).arrayBuffer()));
    const tokens = strFromU8(files['access-tokens.json'] ?? new Uint8Array());
    expect(JSON.parse(tokens)).toMatchObject([{ name: 'Laptop of Ada', daily_limit: 5 }]);
    expect(tokens).not.toContain(secret.slice(7));
  });

  describe('a program that waits for approval', () => {
    const start = async () => {
      const { status, body } = await openProgram(server).call('device-code', { machineName: 'ada-laptop' });
      expect(status).toBe(200);
      return body;
    };
    const after = (seconds: number) => openProgram(server.at(() => new Date(Date.now() + seconds * 1000)));

    test('gets a token once the person approves, and once only', async () => {
      const ada = await openPerson(server);
      const asked = await start();
      expect(asked).toEqual({
        device_code: expect.stringMatching(/^[\w-]{43}$/),
        user_code: expect.stringMatching(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/),
        verification_uri: expect.stringMatching(/\/device$/),
        verification_uri_complete: expect.stringContaining(`/device?code=${asked.user_code}`),
        expires_in: 600,
        interval: 5,
      });
      const poll = { device_code: asked.device_code };
      expect(await openProgram(server).call('device-token', poll)).toMatchObject({
        status: 400,
        body: { code: 'authorization_pending' },
      });
      const userCode = asked.user_code.toLowerCase().replace('-', ' ');
      expect(await ada.call('access-tokens', { action: 'readDevice', userCode })).toMatchObject({
        status: 200,
        body: { machineName: 'ada-laptop' },
      });
      expect((await ada.call('access-tokens', { action: 'decideDevice', userCode, approve: true })).status).toBe(200);
      const got = await after(10).call('device-token', poll);
      expect(got).toEqual({
        status: 200,
        body: {
          access_token: expect.stringMatching(/^rw_pat_/),
          name: 'ada-laptop',
          scopes: both,
          expires_at: expect.any(String),
        },
      });
      expect((await openProgram(server, got.body.access_token).call('list-rules')).status).toBe(200);
      expect(await after(20).call('device-token', poll)).toMatchObject({
        status: 400,
        body: { code: 'expired_token' },
      });
      expect(await ada.call('access-tokens', { action: 'readDevice', userCode })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    });

    test('is told of a denial, of its haste and of its end', async () => {
      const ada = await openPerson(server);
      const asked = await start();
      const poll = { device_code: asked.device_code };
      expect((await openProgram(server).call('device-token', poll)).body.code).toBe('authorization_pending');
      expect((await after(2).call('device-token', poll)).body.code).toBe('slow_down');
      expect((await after(9).call('device-token', poll)).body.code).toBe('slow_down');
      expect((await after(601).call('device-token', poll)).body.code).toBe('expired_token');
      const decide = { action: 'decideDevice', userCode: asked.user_code, approve: false };
      expect((await ada.call('access-tokens', decide)).status).toBe(200);
      expect((await ada.call('access-tokens', { ...decide, approve: true })).body.code).toBe('not_found');
      expect((await after(30).call('device-token', poll)).body.code).toBe('access_denied');
      expect((await after(60).call('device-token', poll)).body.code).toBe('expired_token');
    });

    test('gets nothing if the password changed between approval and answer', async () => {
      const ada = await openPerson(server);
      const asked = await start();
      await ada.call('access-tokens', { action: 'decideDevice', userCode: asked.user_code, approve: true });
      await ada.call('account', { action: 'changePassword', current: password, next: 'another horse 8' });
      const poll = { device_code: asked.device_code };
      expect((await openProgram(server).call('device-token', poll)).body.code).toBe('expired_token');
    });

    test('leaves only hashes in the database', async () => {
      const asked = await start();
      const rows = JSON.stringify(await query('select * from auth.device_codes'));
      expect(rows).not.toContain(asked.device_code);
      expect(rows).not.toContain(asked.user_code);
    });

    test('is forgotten soon after its end', async () => {
      await start();
      const ending = () => query("select from auth.device_codes where created_at > now() - interval '1 minute'");
      expect(await ending()).not.toEqual([]);
      await forgetDeviceCodes(server.deps.database, new Date(Date.now() + 601_000));
      expect(await ending()).toEqual([]);
    });

    test('is refused after twenty of its address and a hundred of its network, and others go on', async () => {
      const strict = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
      const askFrom = async (address: string) => {
        const answer = await strict.request('/functions/v1/device-code', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify({ machineName: 'x' }),
        });
        return answer.status;
      };
      for (const network of ['198.51.100.0/24', '2001:db8:1::/48'])
        for (let used = 0; used < 99; used += 1) await strict.deps.useLimit('deviceCodesOfNetwork', network);
      expect([await askFrom('198.51.100.1'), await askFrom('198.51.100.2')]).toEqual([200, 429]);
      expect([await askFrom('2001:db8:1:1::1'), await askFrom('2001:db8:1:2::1')]).toEqual([200, 429]);
      const own = [];
      for (let asked = 0; asked < 21; asked += 1) own.push(await askFrom('203.0.113.9'));
      expect(own).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
      expect(await askFrom('203.0.113.10')).toBe(200);
      await strict.remove();
    });
  });
});
