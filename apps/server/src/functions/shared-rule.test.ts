import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyProfile } from '../../../../tools/testing/empty-profile.ts';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { openBrowser } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openPerson } from '../testing/open-person.ts';

const project = {
  ...emptyProfile,
  technologies: [
    {
      name: 'react',
      ecosystem: 'npm',
      framework: 'React',
      version: '19.2.0',
      isExact: true,
      evidence: 'web/package.json',
    },
  ],
  ruleFiles: [{ path: 'docs/AGENTS.md', size: 10 }],
  claims: [
    {
      kind: 'invariant',
      text: 'A new event needs a handler, otherwise it is lost.',
      evidence: ['src/secret-place/events.ts#handlers'],
      proof: { by: 'import', holds: 3, of: 3 },
    },
  ],
};

describe.each(databaseModes)('a shared rule, on the %s database', (mode) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(mode, { SIGNUP_TOKENS: '3' });
  });
  afterAll(() => server.remove());

  const openShared = async () => {
    const ada = await openPerson(server);
    const requestId = randomUUID();
    const made = await ada.call('generate-rules', { formData, project, size: 'full', requestId });
    expect(made.status).toBe(200);
    const { data: saved } = await ada.client.rpc('save_generated_rule', {
      p_generation_id: made.body.full.generationId,
      p_name: 'A private name',
    });
    const share = async () => String((await ada.client.rpc('share_saved_rule', { p_configuration_id: saved.id })).data);
    return { ada, made, id: String(saved.id), share };
  };
  const read = async (token: string) => {
    const { data, error } = await openBrowser(server).client.functions.invoke('shared-rule', { body: { token } });
    return error === null
      ? { status: 200, body: data }
      : { status: error.context.status, body: await error.context.json() };
  };

  test('is read by everybody who has the link, without its owner and the places in the code', async () => {
    const { ada, made, id, share } = await openShared();
    expect(made.body.content).toContain('secret-place');
    const { status, body } = await read(await share());
    expect(status).toBe(200);
    expect(body.content).toContain('A new event needs a handler');
    expect(body.full.deliveries[0].files[0].content).toContain('A new event needs a handler');
    const whole = JSON.stringify(body);
    for (const hidden of [
      'secret-place',
      'docs/AGENTS.md',
      ada.id,
      id,
      made.body.full.generationId,
      'A private name',
      'example.com',
    ])
      expect(whole).not.toContain(hidden);
    expect(body.full).not.toHaveProperty('answers');
    expect(body.full).not.toHaveProperty('project');
  });

  test('has one link, of which only the hash is kept; a new one, revoking and deleting end it', async () => {
    const { ada, id, share } = await openShared();
    const [first, second] = [await share(), await share()];
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    const { rows } = await server.deps.database.pool.query(
      'select * from public.rule_shares where configuration_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(second);
    const gone = { status: 404, body: { code: 'not_found' } };
    expect(await read(first)).toMatchObject(gone);
    expect((await read(second)).status).toBe(200);
    expect(await read('0'.repeat(32))).toMatchObject(gone);
    expect(await read(rows[0]?.token_hash)).toMatchObject({ status: 400 });
    await ada.client.from('rule_shares').delete().eq('configuration_id', id);
    expect(await read(second)).toMatchObject(gone);
    const third = await share();
    await ada.client.from('user_configurations').delete().eq('id', id);
    expect(await read(third)).toMatchObject(gone);
  });

  test('is not shown while its owner is banned', async () => {
    const { ada, share } = await openShared();
    const token = await share();
    const ban = (until: string) =>
      server.deps.database.pool.query(`update auth.users set banned_until = ${until} where id = $1`, [ada.id]);
    await ban(`now() + interval '1 hour'`);
    expect(await read(token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await ban('null');
    expect((await read(token)).status).toBe(200);
  });

  test('is shared and revoked by its owner alone', async () => {
    const { id, share } = await openShared();
    const token = await share();
    const eve = await openPerson(server);
    const { error } = await eve.client.rpc('share_saved_rule', { p_configuration_id: id });
    expect(error?.code).toBe('PT404');
    await eve.client.from('rule_shares').delete().eq('configuration_id', id);
    expect((await eve.client.from('rule_shares').select('created_at')).data).toEqual([]);
    const visitor = openBrowser(server).client;
    expect((await visitor.rpc('share_saved_rule', { p_configuration_id: id })).error).not.toBeNull();
    expect((await read(token)).status).toBe(200);
  });

  test('is read sixty times a minute from one address', async () => {
    const strict = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1' });
    const call = () =>
      strict.request('/functions/v1/shared-rule', {
        method: 'POST',
        headers: { ...strict.visitor(), 'content-type': 'application/json' },
        body: JSON.stringify({ token: '0'.repeat(32) }),
      });
    for (let calls = 0; calls < 60; calls += 1) expect((await call()).status).toBe(404);
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.remove();
  });
});
