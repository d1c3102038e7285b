import { randomUUID } from 'node:crypto';
import { knowledgeVersion } from '@regelwerk/contract/rules/knowledge-version';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { forgetOldResults } from '../domain/rules/forget-old-results.ts';
import { openBrowser } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const formData = {
  aiModel: 'Cursor',
  applicationType: 'Fullstack',
  frameworks: ['React', 'FastAPI'],
  behaviorPreference: 'Modular',
  outputFormat: 'Both',
  additionalNotes: 'Use tabs.',
} as const;

describe.each(databaseModes)('saved rules on the %s database', (mode) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(mode, { SIGNUP_TOKENS: '10' });
  });
  afterAll(() => server.remove());

  const person = async () => {
    const { client } = openBrowser(server);
    const { error } = await client.auth.signUp({ email: `${randomUUID()}@example.com`, password: 'correct horse 9' });
    expect(error).toBeNull();
    const generate = async (changes: Record<string, unknown> = {}) => {
      const { data } = await client.functions.invoke('generate-rules', {
        body: { formData: { ...formData, ...changes } },
      });
      return data;
    };
    const save = (id: string, name: string) => client.rpc('save_generated_rule', { p_generation_id: id, p_name: name });
    const open = (configurationId: string) => client.functions.invoke('saved-rule', { body: { configurationId } });
    return { client, generate, save, open };
  };

  test('a rule is saved with its answers, opened with its files, duplicated on top, and deleted', async () => {
    const ada = await person();
    const rule = await ada.generate();
    const saved = await ada.save(rule.full.generationId, '  My rule ');
    expect(saved.error).toBeNull();
    expect(saved.data).toMatchObject({
      name: 'My rule',
      ai_model: 'cursor',
      application_type: 'Fullstack',
      frameworks: ['React', 'FastAPI'],
      behavior_preference: 'Modular',
      output_format: 'Both',
      additional_notes: 'Use tabs.',
    });
    const opened = await ada.open(saved.data.id);
    expect(opened.data).toMatchObject({ title: rule.title, content: rule.content, masked: false, ai_generated: false });
    expect(opened.data.full.deliveries).toEqual(rule.full.deliveries);
    expect(opened.data.full.rule.probes).toHaveLength(5);

    const copy = await ada.client.rpc('duplicate_saved_rule', {
      p_configuration_id: saved.data.id,
      p_name: 'My rule (Copy)',
    });
    expect(copy.error).toBeNull();
    const list = await ada.client
      .from('user_configurations')
      .select('name, generated_rules(title)')
      .order('created_at', { ascending: false });
    expect(list.data?.map(({ name }) => name)).toEqual(['My rule (Copy)', 'My rule']);
    expect((await ada.open(copy.data.id)).data.content).toBe(rule.content);
    await ada.client.from('user_configurations').delete().eq('id', saved.data.id);
    expect((await ada.open(copy.data.id)).data.content).toBe(rule.content);
    expect((await ada.open(saved.data.id)).error).not.toBeNull();
  });

  test('a saved rule and its copy tell with which knowledge they were made, to their owner alone', async () => {
    const [ada, other] = [await person(), await person()];
    const { full } = await ada.generate();
    const saved = await ada.save(full.generationId, 'Made today');
    const older = (client: typeof ada.client) =>
      client
        .from('generated_rules')
        .select('id', { count: 'exact', head: true })
        .lt('knowledge_version', knowledgeVersion);
    const { data } = await ada.client.from('user_configurations').select('generated_rules(knowledge_version)');
    expect(data).toEqual([{ generated_rules: { knowledge_version: knowledgeVersion } }]);
    expect(await older(ada.client)).toMatchObject({ count: 0 });
    await server.deps.database.pool.query(
      `update public.generated_rules set result = jsonb_set(result, '{rule,knowledgeVersion}', '"2026.01.31"')
       where configuration_id = $1`,
      [saved.data.id],
    );
    await ada.client.rpc('duplicate_saved_rule', { p_configuration_id: saved.data.id, p_name: 'Copy' });
    expect(await older(ada.client)).toMatchObject({ count: 2 });
    expect(await older(other.client)).toMatchObject({ count: 0 });
  });

  test('the same request answers the same bytes, in every format', async () => {
    const ada = await person();
    for (const outputFormat of ['Markdown', 'JSON', 'Both']) {
      const requestId = randomUUID();
      const call = () =>
        ada.client.functions.invoke('generate-rules', { body: { formData: { ...formData, outputFormat }, requestId } });
      const [first, again] = [await call(), await call()];
      expect(again.data.content).toBe(first.data.content);
      expect(again.data.tokensRemaining).toBe(first.data.tokensRemaining);
    }
  });

  test('saving twice, also at once, is saving once', async () => {
    const ada = await person();
    const { full } = await ada.generate();
    const results = await Promise.all(Array.from({ length: 5 }, () => ada.save(full.generationId, 'Once')));
    expect(new Set(results.map(({ data }) => data?.id)).size).toBe(1);
    const { count } = await ada.client.from('user_configurations').select('id', { count: 'exact', head: true });
    expect(count).toBe(1);
  });

  test('a full account is told how much it may keep, whichever way it saves, and deleting makes room', async () => {
    const ada = await person();
    const { full } = await ada.generate();
    const { data: user } = await ada.client.auth.getUser();
    const { aiModel, applicationType, frameworks, behaviorPreference } = formData;
    const row = {
      user_id: user.user?.id,
      ...{ name: 'Kept', ai_model: aiModel, application_type: applicationType },
      ...{ frameworks, behavior_preference: behaviorPreference, output_format: 'Markdown' },
    };
    const full413 = {
      status: 413,
      error: { code: 'PT413', message: 'quota_exceeded', hint: expect.stringContaining('at most 300 saved rules') },
    };
    const configurations = () => ada.client.from('user_configurations');
    expect(await configurations().insert(Array(301).fill(row))).toMatchObject(full413);
    const { data: kept, error } = await configurations().insert(Array(300).fill(row)).select('id');
    expect(error).toBeNull();
    expect(await configurations().insert(row)).toMatchObject(full413);
    expect(await ada.save(full.generationId, 'One more')).toMatchObject(full413);

    const ids = (kept ?? []).map(({ id }) => id);
    const text = 'x'.repeat(200_000);
    await server.deps.database.pool.query(
      `insert into public.generated_rules (configuration_id, title, content, format)
       select unnest($1::uuid[]), 't', $2, 'Markdown'`,
      [ids.slice(0, 167), text],
    );
    const more = (id: string | undefined) =>
      ada.client.rpc('insert_generated_rule', {
        ...{ p_configuration_id: id, p_title: 't', p_content: text, p_format: 'Markdown' },
      });
    expect(await more(ids[200])).toMatchObject(full413);
    expect((await configurations().delete().eq('id', ids[0])).error).toBeNull();
    expect((await more(ids[200])).error).toBeNull();
    expect((await configurations().delete().eq('id', ids[1])).error).toBeNull();
    expect((await ada.save(full.generationId, 'One more')).error).toBeNull();
  });

  test('a typed model name is kept as Custom', async () => {
    const ada = await person();
    const { full } = await ada.generate({ aiModel: 'My own model' });
    expect((await ada.save(full.generationId, 'Mine')).data.ai_model).toBe('Custom');
  });

  test('a name is needed, and it is never longer than 200 characters', async () => {
    const ada = await person();
    const { full } = await ada.generate();
    for (const name of ['   ', 'x'.repeat(201)])
      expect((await ada.save(full.generationId, name)).error?.code).toBe('23514');
    const { data } = await ada.save(full.generationId, 'x'.repeat(200));
    expect(data.name).toHaveLength(200);
  });

  test('nobody saves, opens, copies or reads what belongs to somebody else', async () => {
    const [ada, eve] = [await person(), await person()];
    const { full } = await ada.generate();
    expect((await eve.save(full.generationId, 'Mine now')).error?.code).toBe('PT404');
    const saved = await ada.save(full.generationId, 'Private');
    expect((await eve.open(saved.data.id)).error).not.toBeNull();
    const copy = await eve.client.rpc('duplicate_saved_rule', { p_configuration_id: saved.data.id, p_name: 'x' });
    expect(copy.error?.code).toBe('PT404');
    expect((await eve.client.from('generations').select('id').eq('id', full.generationId)).data).toEqual([]);
    expect((await ada.client.from('generations').select('id, state').eq('id', full.generationId)).data).toEqual([
      { id: full.generationId, state: 'captured' },
    ]);
    // the text of a run can be read through its rule, not through the table
    expect((await ada.client.from('generations').select('result')).error?.code).toBe('42501');
  });

  test('the text of a run is forgotten after thirty days, what was saved stays', async () => {
    const ada = await person();
    const [kept, lost] = [await ada.generate(), await ada.generate({ outputFormat: 'JSON' })];
    const saved = await ada.save(kept.full.generationId, 'Kept');
    await forgetOldResults(server.deps.database, new Date(Date.now() + 31 * 86_400_000));
    expect((await ada.open(saved.data.id)).data.content).toBe(kept.content);
    expect((await ada.save(lost.full.generationId, 'Too late')).error?.code).toBe('PT404');
  });
});
