import { randomUUID } from 'node:crypto';
import { knowledgeVersion } from '@regelwerk/contract/rules/knowledge-version';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyProfile } from '../../../../tools/testing/empty-profile.ts';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { checkLedger } from '../domain/ledger/check-ledger.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openPerson, type TestPerson } from '../testing/open-person.ts';
import { openProgram } from '../testing/open-program.ts';

describe.each(databaseModes)('a saved rule made anew, on the %s database', (mode) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(mode, { SIGNUP_TOKENS: '3' });
  });
  afterAll(async () => {
    expect(await checkLedger(server.deps.database)).toEqual([]);
    await server.remove();
  });

  const query = async (text: string, values: unknown[] = []) =>
    (await server.deps.database.pool.query(text, values)).rows;

  /** A saved rule with one line that the knowledge has dropped since, one in other words, and without one of its lines. */
  const openOldRule = async () => {
    const ada = await openPerson(server);
    const { body } = await ada.call('generate-rules', { formData, requestId: randomUUID() });
    const { data } = await ada.client.rpc('save_generated_rule', {
      p_generation_id: body.full.generationId,
      p_name: 'Mine',
    });
    const id = String(data.id);
    const [section, ...others] = body.full.rule.sections;
    const [first, second, ...lines] = section.lines;
    const gone = { ...first, id: 'gone.today', text: 'An older line.' };
    const older = [{ ...section, lines: [gone, { ...second, text: 'In older words.' }, ...lines] }, ...others];
    await query(
      `update public.generated_rules set content = 'The older text.', result = jsonb_set(
         jsonb_set(result, '{rule,knowledgeVersion}', '"2026.01.31"'), '{rule,sections}', $2)
       where configuration_id = $1`,
      [id, JSON.stringify(older)],
    );
    const [row] = await query('select id from public.generated_rules where configuration_id = $1', [id]);
    return { ada, id, versionId: String(row.id), whole: body, added: first, reworded: second };
  };
  const refresh = (person: TestPerson, id: string, versionId: string, more: object = {}) =>
    person.call('refresh-rule', {
      action: 'refresh',
      configurationId: id,
      versionId,
      requestId: randomUUID(),
      price: 1,
      ...more,
    });
  const versions = async ({ client }: TestPerson, id: string) =>
    (await client.from('rule_versions').select('id, content').eq('configuration_id', id)).data ?? [];
  const content = async (person: TestPerson, id: string) =>
    (await person.call('saved-rule', { configurationId: id })).body.content;
  const subscribe = (userId: string, status = 'active') =>
    query(
      `insert into public.subscriptions (user_id, stripe_subscription_id, stripe_price_id, status)
       values ($1, $2, 'price_x', $3)`,
      [userId, `sub_${randomUUID()}`, status],
    );

  test('the outlook says which lines leave or get other words, how many come, and the price, and tells no new line', async () => {
    const { ada, id, versionId, added, reworded } = await openOldRule();
    const { body } = await ada.call('refresh-rule', { action: 'outlook', configurationId: id });
    expect(body).toMatchObject({ versionId, price: 1, added: 1, versions: [] });
    expect(body.outdated).toMatchObject([{ id: 'gone.today', text: expect.stringContaining('An older line.') }]);
    expect(body.reworded).toMatchObject([{ id: reworded.id, text: expect.stringContaining('In older words.') }]);
    expect(JSON.stringify(body)).not.toContain(added.text);
    expect(await ada.balance()).toBe(2);
  });

  test('costs one token, takes the place of the former text, which stays in the history, and can be restored', async () => {
    const { ada, id, versionId, whole } = await openOldRule();
    const requestId = randomUUID();
    const made = await refresh(ada, id, versionId, { requestId });
    expect(made).toMatchObject({ status: 200, body: { content: whole.content, tokensRemaining: 1 } });
    expect(await content(ada, id)).toBe(whole.content);
    expect(await versions(ada, id)).toEqual([{ id: versionId, content: 'The older text.' }]);
    const { data: saved } = await ada.client
      .from('generated_rules')
      .select('id, knowledge_version')
      .eq('configuration_id', id)
      .single();
    expect(saved?.knowledge_version).toBe(knowledgeVersion);
    const { data: ledger } = await ada.client
      .from('token_transactions')
      .select('amount, description')
      .like('description', 'Rule refreshed: %');
    expect(ledger).toHaveLength(1);

    // the same request again pays nothing and changes nothing
    const again = await refresh(ada, id, versionId, { requestId });
    expect(again).toMatchObject({ status: 200, body: { content: whole.content } });
    expect(await ada.balance()).toBe(1);
    expect(await versions(ada, id)).toHaveLength(1);

    const restore = () => ada.client.rpc('restore_rule_version', { p_configuration_id: id, p_version_id: versionId });
    const both = await Promise.all([restore(), restore()]);
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    expect(await content(ada, id)).toBe('The older text.');
    expect(await versions(ada, id)).toEqual([{ id: saved?.id, content: whole.content }]);
  });

  test('is refused where nothing would change, without a token, and for a version that is not the present one', async () => {
    const { ada, id, versionId } = await openOldRule();
    expect(await refresh(ada, id, randomUUID())).toMatchObject({ status: 409, body: { code: 'stale_edit' } });
    expect((await refresh(ada, id, versionId)).status).toBe(200);
    expect(await refresh(ada, id, versionId)).toMatchObject({ status: 409, body: { code: 'up_to_date' } });
    expect(await ada.balance()).toBe(1);

    const poor = await openOldRule();
    await query(`select private.post_tokens($1, -2, 'Spent', 'adjustment', $2, null, '{"reason": ""}')`, [
      poor.ada.id,
      randomUUID(),
    ]);
    expect(await refresh(poor.ada, poor.id, poor.versionId)).toMatchObject({
      status: 402,
      body: { code: 'no_tokens', error: "You're out of tokens! Add more to generate rules." },
    });
    expect(await content(poor.ada, poor.id)).toBe('The older text.');
  });

  test('is free for subscribers, also with a debt, and a plan whose payment failed is none', async () => {
    const { ada, id, versionId, whole } = await openOldRule();
    const post = (change: number) =>
      query(`select private.post_tokens($1, $2, 'Spent', 'adjustment', $3, null, '{"reason": ""}')`, [
        ada.id,
        change,
        randomUUID(),
      ]);
    await post(-5);
    for (const status of ['canceled', 'past_due', 'unpaid', 'paused', 'incomplete']) await subscribe(ada.id, status);
    expect(await refresh(ada, id, versionId, { price: 0 })).toMatchObject({
      status: 409,
      body: { code: 'stale_edit' },
    });
    expect((await refresh(ada, id, versionId)).status).toBe(402);
    await subscribe(ada.id);
    const { body: outlook } = await ada.call('refresh-rule', { action: 'outlook', configurationId: id });
    expect(outlook.price).toBe(0);
    const made = await refresh(ada, id, versionId, { price: 0 });
    expect(made).toMatchObject({ status: 200, body: { content: whole.content, tokensRemaining: -3 } });
    expect(await ada.balance()).toBe(-3);
    await post(3);
  });

  test('is free twenty times in 24 hours; what is refused or repeated does not count', async () => {
    const { ada, id, versionId } = await openOldRule();
    await subscribe(ada.id);
    await query(
      `insert into public.generations (user_id, request_id, answers_hash, state, generator, title, settled_at, created_at, price)
       select $1, gen_random_uuid(), repeat('a', 43), 'captured', 'offline', 't', now(), now() - make_interval(hours => case n when 1 then 25 else 1 end), 0
       from generate_series(1, 20) n`,
      [ada.id],
    );
    const free = { price: 0, requestId: randomUUID() };
    expect(await refresh(ada, id, randomUUID(), free)).toMatchObject({ body: { code: 'stale_edit' } });
    expect((await refresh(ada, id, versionId, free)).status).toBe(200);
    expect((await refresh(ada, id, versionId, free)).status).toBe(200);
    await query(
      `update public.generated_rules set result = jsonb_set(result, '{rule,sections}', '[]') where configuration_id = $1`,
      [id],
    );
    const { body: outlook } = await ada.call('refresh-rule', { action: 'outlook', configurationId: id });
    expect(await refresh(ada, id, outlook.versionId, { price: 0 })).toMatchObject({
      status: 429,
      body: { code: 'free_refreshes_used' },
    });
    expect((await refresh(ada, id, versionId, free)).status).toBe(200);
    expect(await ada.balance()).toBe(2);
  });

  test('is refused without the price that the person saw', async () => {
    const { ada, id, versionId } = await openOldRule();
    expect(await refresh(ada, id, versionId, { price: undefined })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
    expect(await ada.balance()).toBe(2);
  });

  test('costs no more than the price that the person saw', async () => {
    const { ada, id, versionId } = await openOldRule();
    await subscribe(ada.id);
    const { body: outlook } = await ada.call('refresh-rule', { action: 'outlook', configurationId: id });
    expect(outlook.price).toBe(0);
    await query(`update public.subscriptions set status = 'canceled' where user_id = $1`, [ada.id]);
    expect(await refresh(ada, id, versionId, { price: outlook.price })).toMatchObject({
      status: 409,
      body: { code: 'stale_edit' },
    });
    expect(await ada.balance()).toBe(2);
    expect(await refresh(ada, id, versionId, { price: 1 })).toMatchObject({ status: 200 });
  });

  test('is free for the project that was paid for, however it changed in between, and costs a token for another one', async () => {
    const profileOf = (...names: readonly string[]) => ({
      ...emptyProfile,
      technologies: names.map((name) => ({
        name,
        ecosystem: 'npm',
        version: '1.0.0',
        isExact: true,
        evidence: 'package.json',
      })),
    });
    const { ada, id, versionId } = await openOldRule();
    await subscribe(ada.id);
    const outlookFor = async (project: object) =>
      (await ada.call('refresh-rule', { action: 'outlook', configurationId: id, project })).body;
    // a rule without a project is not that of any, not even of one in which nothing is recognized
    expect(await outlookFor(emptyProfile)).toMatchObject({ price: 1 });
    await query(
      `update public.generated_rules set result = jsonb_set(result, '{project}', $2) where configuration_id = $1`,
      [id, JSON.stringify(profileOf('react', 'zod'))],
    );
    for (const other of [profileOf('vue', 'pinia'), profileOf('react', 'zod', 'a', 'b', 'c'), emptyProfile]) {
      expect(await outlookFor(other)).toMatchObject({ price: 1 });
      expect(await refresh(ada, id, versionId, { project: other, price: 0 })).toMatchObject({
        status: 409,
        body: { code: 'stale_edit' },
      });
    }
    const first = profileOf('react', 'vue');
    expect(await outlookFor(first)).toMatchObject({ price: 0 });
    expect((await refresh(ada, id, versionId, { project: first, price: 0 })).status).toBe(200);
    // new knowledge alone changes nothing about what was paid for
    await query(
      `update public.generated_rules set result = jsonb_set(result, '{rule,sections,0,lines,0,text}', '"In older words."')
       where configuration_id = $1`,
      [id],
    );
    const { versionId: older } = await outlookFor(first);
    expect((await refresh(ada, id, older, { price: 0 })).status).toBe(200);
    // half of the half is another project
    const second = profileOf('vue', 'pinia');
    const { versionId: seen, price } = await outlookFor(second);
    expect(price).toBe(1);
    const { data: copy } = await ada.client.rpc('duplicate_saved_rule', { p_configuration_id: id, p_name: 'Copy' });
    const ofCopy = { action: 'outlook', configurationId: copy.id, project: second };
    expect((await ada.call('refresh-rule', ofCopy)).body).toMatchObject({ price: 1 });
    // and is the project of the rule once it is paid for
    expect(await refresh(ada, id, seen, { project: second })).toMatchObject({
      status: 200,
      body: { tokensRemaining: 1 },
    });
    expect(await outlookFor(profileOf('pinia', 'vue', 'zod'))).toMatchObject({ price: 0 });
  });

  test('the outlook counts what the project of today changes, before anything is paid', async () => {
    const { ada, id, versionId } = await openOldRule();
    const project = {
      ...emptyProfile,
      commands: [{ kind: 'test', folder: '', text: 'npm test', evidence: 'package.json' }],
    };
    const asked = { action: 'outlook', configurationId: id };
    const { body: without } = await ada.call('refresh-rule', asked);
    const { body: outlook } = await ada.call('refresh-rule', { ...asked, project });
    expect(outlook.added).toBeGreaterThan(without.added);
    expect(JSON.stringify(outlook)).not.toContain('npm test');
    const { body: made } = await refresh(ada, id, versionId, { project });
    expect(made.content).toContain('npm test');
  });

  test('a free one waits for no limit of the access token, and one for a token counts', async () => {
    const { ada, id, versionId } = await openOldRule();
    const choice = { action: 'create', name: 'x', scopes: ['rules:write'], days: 7, dailyLimit: 1 };
    const program = openProgram(server, (await ada.call('access-tokens', choice)).body.secret);
    const asked = { action: 'refresh', configurationId: id, versionId, requestId: randomUUID(), price: 1 };
    await query(
      `update public.generations set access_token_id = (select id from auth.access_tokens where user_id = $1)
      where user_id = $1`,
      [ada.id],
    );
    expect(await program.call('refresh-rule', asked)).toMatchObject({
      status: 429,
      body: { code: 'token_limit_reached' },
    });
    await subscribe(ada.id);
    expect(await program.call('refresh-rule', asked)).toMatchObject({ status: 200 });
    expect(await ada.balance()).toBe(2);
  });

  test('a request that made another rule is no refresh of this one', async () => {
    const one = await openOldRule();
    const requestId = randomUUID();
    expect((await refresh(one.ada, one.id, one.versionId, { requestId })).status).toBe(200);
    const { body } = await one.ada.call('generate-rules', {
      formData: { ...formData, behaviorPreference: 'Modular' },
      requestId: randomUUID(),
    });
    const { data } = await one.ada.client.rpc('save_generated_rule', {
      p_generation_id: body.full.generationId,
      p_name: 'Other',
    });
    const reused = await refresh(one.ada, data.id, randomUUID(), { requestId });
    expect(reused).toMatchObject({ status: 409, body: { code: 'up_to_date' } });
    await query(
      `update public.generated_rules set result = jsonb_set(result, '{rule,sections}', '[]') where configuration_id = $1`,
      [data.id],
    );
    expect(await refresh(one.ada, data.id, randomUUID(), { requestId })).toMatchObject({
      status: 409,
      body: { code: 'stale_edit' },
    });
    expect(await one.ada.balance()).toBe(0);
  });

  test('the text before stays saved: it is listed once, saved once, and can be restored', async () => {
    const { ada, id, versionId, whole } = await openOldRule();
    expect((await refresh(ada, id, versionId)).status).toBe(200);
    expect((await ada.call('list-rules', {})).body).toMatchObject({ saved: [{ configurationId: id }], recent: [] });
    const { data } = await ada.client.rpc('save_generated_rule', {
      p_generation_id: whole.full.generationId,
      p_name: 'Again',
    });
    expect(data.id).toBe(id);
    const { error } = await ada.client.rpc('restore_rule_version', {
      p_configuration_id: id,
      p_version_id: versionId,
    });
    expect(error).toBeNull();
  });

  test('two refreshes at once make one', async () => {
    const { ada, id, versionId } = await openOldRule();
    const both = await Promise.all([refresh(ada, id, versionId), refresh(ada, id, versionId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await ada.balance()).toBe(1);
    expect(await versions(ada, id)).toHaveLength(1);

    const repeated = await openOldRule();
    const requestId = randomUUID();
    const same = () => refresh(repeated.ada, repeated.id, repeated.versionId, { requestId });
    const all = await Promise.all([same(), same(), same(), same(), same(), same()]);
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(await repeated.ada.balance()).toBe(1);
  });

  test('a rule that is deleted meanwhile costs nothing, and one of somebody else is not there', async () => {
    const { ada, id, versionId } = await openOldRule();
    const eve = await openPerson(server);
    for (const action of [{ action: 'outlook' }, { action: 'refresh', versionId, requestId: randomUUID(), price: 1 }])
      expect(await eve.call('refresh-rule', { configurationId: id, ...action })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    const [made] = await Promise.all([
      refresh(ada, id, versionId),
      ada.client.from('user_configurations').delete().eq('id', id),
    ]);
    expect([200, 404]).toContain(made.status);
    expect(await ada.balance()).toBe(made.status === 200 ? 1 : 2);
    expect(await query('select from public.rule_versions where configuration_id = $1', [id])).toHaveLength(0);
  });

  test('the history keeps the newest twenty, and is for its owner alone', async () => {
    const { ada, id, versionId } = await openOldRule();
    await query(
      `insert into public.rule_versions (id, configuration_id, title, content, format, created_at)
       select gen_random_uuid(), $1, 't', 'Version ' || n, 'Markdown', now() - interval '1 year' + make_interval(days => n)
       from generate_series(1, 20) n`,
      [id],
    );
    await refresh(ada, id, versionId);
    const kept = await versions(ada, id);
    expect(kept).toHaveLength(20);
    expect(kept.map((one) => one.content)).not.toContain('Version 1');
    const eve = await openPerson(server);
    expect(await versions(eve, id)).toEqual([]);
    const { error } = await eve.client.rpc('restore_rule_version', {
      p_configuration_id: id,
      p_version_id: kept[0]?.id,
    });
    expect(error?.message).toBe('there is no such rule');
    const other = await openOldRule();
    const foreign = await other.ada.client.rpc('restore_rule_version', {
      p_configuration_id: other.id,
      p_version_id: kept[0]?.id,
    });
    expect(foreign.error?.message).toBe('there is no such version');
  });

  test('keeps what a device says of the project until the rule is made anew, and nothing but numbers', async () => {
    const { ada, id, versionId } = await openOldRule();
    const stale = { version: 1, command: 0, generated: 0, convention: 2, claim: 3 };
    const note = (person: TestPerson, counts: unknown) =>
      person.call('refresh-rule', { action: 'note', configurationId: id, stale: counts });
    expect((await note(ada, stale)).status).toBe(200);
    for (const wrong of [{}, { ...stale, version: '1' }, { ...stale, claim: -1 }, { ...stale, path: 1 }, [1], 'x'])
      expect((await note(ada, wrong)).status).toBe(400);
    expect((await note(await openPerson(server), stale)).status).toBe(404);
    const noted = async () =>
      (await ada.client.from('generated_rules').select('project_stale').eq('configuration_id', id).single()).data;
    expect(await noted()).toEqual({ project_stale: stale });
    await note(ada, { version: 0, command: 0, generated: 0, convention: 0, claim: 0 });
    expect(await noted()).toEqual({ project_stale: null });
    await note(ada, stale);
    await refresh(ada, id, versionId);
    expect(await noted()).toEqual({ project_stale: null });
  });
});
