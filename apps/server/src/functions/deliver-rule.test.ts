import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openPerson } from '../testing/open-person.ts';

describe.each(databaseModes)('one rule for every tool, on the %s database', (mode) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(mode, { SIGNUP_TOKENS: '3' });
  });
  afterAll(() => server.remove());

  const openRule = async (changes: object = {}) => {
    const ada = await openPerson(server);
    const requestId = randomUUID();
    const made = await ada.call('generate-rules', { formData: { ...formData, ...changes }, requestId });
    const save = async () => {
      const { data } = await ada.client.rpc('save_generated_rule', {
        p_generation_id: made.body.full.generationId,
        p_name: 'Kept',
      });
      return String(data.id);
    };
    return { ada, requestId, made, save };
  };

  test('a paid rule is delivered for another tool as that tool would have got it, for nothing, before and after it is saved', async () => {
    const { ada, requestId, save } = await openRule();
    const configurationId = await save();
    const asked = await ada.call('generate-rules', {
      formData: { ...formData, aiModel: 'Claude Code' },
      requestId: randomUUID(),
    });
    const before = await ada.balance();
    for (const which of [{ requestId }, { configurationId }]) {
      const { status, body } = await ada.call('deliver-rule', { ...which, tools: ['claude code'] });
      expect(status).toBe(200);
      expect(body.tools).toMatchObject([{ tool: 'Claude Code', label: 'Claude Code', external: [] }]);
      expect(body.tools[0].deliveries).toEqual(asked.body.full.deliveries);
      expect(body.files).toEqual(asked.body.full.deliveries[0].files);
    }
    expect(await ada.balance()).toBe(before);
  });

  test('says what a tool cannot run and what it has no room for', async () => {
    const { ada, requestId, made } = await openRule({ applicationType: 'Fullstack', frameworks: ['React', 'Django'] });
    const { body } = await ada.call('deliver-rule', { requestId, tools: ['Lovable', 'ChatGPT'] });
    const [lovable, chat] = body.tools;
    expect(lovable.external).toEqual(['Django']);
    expect(chat.cut.length).toBeGreaterThan(0);
    const own = new Set(
      made.body.full.rule.sections.flatMap((one: { lines: { id: string }[] }) => one.lines.map(({ id }) => id)),
    );
    for (const { id } of [...lovable.cut, ...chat.cut]) expect(own).toContain(id);
    expect(body.files).toEqual([]);
  });

  test('several tools of one repository share a source', async () => {
    const { ada, requestId } = await openRule();
    const { body } = await ada.call('deliver-rule', { requestId, tools: ['codex', 'Claude Code', 'codex'] });
    expect(body.tools).toHaveLength(2);
    expect(body.files.map(({ path }: { path: string }) => path)).toEqual(['AGENTS.md', 'CLAUDE.md']);
  });

  test('a rule of somebody else, an unknown tool, and a text without structure are refused', async () => {
    const { ada, requestId, save } = await openRule();
    const configurationId = await save();
    const eve = await openPerson(server);
    for (const which of [{ requestId }, { configurationId }])
      expect(await eve.call('deliver-rule', { ...which, tools: ['Claude'] })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    expect(await ada.call('deliver-rule', { requestId, tools: ['Notepad'] })).toMatchObject({ status: 400 });
    expect(await ada.call('deliver-rule', { requestId, configurationId, tools: ['Claude'] })).toMatchObject({
      status: 400,
    });
    expect(await ada.call('deliver-rule', { requestId, tools: [] })).toMatchObject({ status: 400 });
    await server.deps.database.pool.query(
      'update public.generated_rules set result = null where configuration_id = $1',
      [configurationId],
    );
    expect(await ada.call('deliver-rule', { configurationId, tools: ['Claude'] })).toMatchObject({
      status: 409,
      body: { code: 'text_only' },
    });
  });
});
