import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabaseMode, databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { ownDictionaries } from '../domain/rules/own-dictionaries.ts';
import type { ResultBody } from '../domain/rules/result-body.ts';
import { openResultStore, type StoredResult } from '../domain/rules/result-store.ts';
import { stampResult } from '../domain/rules/stamp-result.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openPerson, type TestPerson } from '../testing/open-person.ts';

const formData = {
  aiModel: 'Claude',
  applicationType: 'Fullstack',
  frameworks: ['React', 'TypeScript', 'FastAPI'],
  behaviorPreference: 'Strict',
  outputFormat: 'Both',
} as const;

/** Runs a person's request on a server and returns the exact text of the answer. */
async function textOf(server: TestApp, { client }: TestPerson, name: string, body: object): Promise<string> {
  const { data } = await client.auth.getSession();
  const response = await server.request(`/functions/v1/${name}`, {
    method: 'POST',
    headers: server.visitor({
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token}`,
    }),
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return response.text();
}

const storedOf = async ({ deps }: TestApp, requestId: string): Promise<StoredResult> =>
  (await deps.database.pool.query('select result from public.generations where request_id = $1', [requestId])).rows[0]
    .result;
const store = ({ deps }: TestApp, requestId: string, text: string) =>
  deps.database.pool.query('update public.generations set result = $2 where request_id = $1', [requestId, text]);

describe.each(databaseModes)('results of runs on the %s database', (mode) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(mode, { SIGNUP_TOKENS: '20' });
  });
  afterAll(() => server.remove());

  /** A run, and its parts as they are stored. */
  const generate = async (ada: TestPerson, more: object = {}) => {
    const requestId = randomUUID();
    const text = await textOf(server, ada, 'generate-rules', { formData, requestId, ...more });
    const { createdAt, ...body } = await server.deps.results.read(await storedOf(server, requestId));
    return { requestId, text, createdAt, body: body as ResultBody };
  };

  test.each(['en', 'de'])('are stored in a fraction of their size: %s', async (language) => {
    const ada = await openPerson(server);
    const { requestId, text } = await generate(ada, { language });
    const { rows } = await server.deps.database.pool.query(
      'select octet_length(result::text) as size from public.generations where request_id = $1',
      [requestId],
    );
    expect(rows[0].size).toBeLessThan(text.length / 10);
  });

  test('are answered again with the same bytes, also after the knowledge has changed', async () => {
    const ada = await openPerson(server);
    const { requestId, text, createdAt, body } = await generate(ada);
    expect(await textOf(server, ada, 'generate-rules', { formData, requestId })).toBe(text);

    // what a version with other words and another dictionary had stored
    const change = (before: string) => before.replaceAll(' the ', ' this ').replaceAll('.claude/', '.clod/');
    const older = await openResultStore(
      server.deps.database,
      () => new Date(),
      ownDictionaries((language) => `the knowledge of another day, ${language}: ${body.content}`),
    );
    await store(server, requestId, stampResult(await older.write(JSON.parse(change(JSON.stringify(body)))), createdAt));
    const again = await textOf(server, ada, 'generate-rules', { formData, requestId });
    expect(again).not.toBe(text);
    expect(again).toBe(change(text));
    const read = await textOf(server, ada, 'generated-rule', { requestId });
    expect(read).toBe(again.replace(/"tokensRemaining":\d+/, '"tokensRemaining":null'));
    expect(await textOf(server, ada, 'generated-rule', { requestId })).toBe(read);
  });

  test('from before the dictionaries are answered, saved and exported as they were', async () => {
    const ada = await openPerson(server);
    const { requestId, text, createdAt, body } = await generate(ada);
    const { deliveries: _, ...plain } = body;
    await store(server, requestId, JSON.stringify({ ...plain, createdAt }));
    const made = JSON.parse(text);
    const again = JSON.parse(await textOf(server, ada, 'generated-rule', { requestId }));
    expect(again).toEqual({ ...made, tokensRemaining: null });
    const saved = await ada.client.rpc('save_generated_rule', {
      p_generation_id: made.full.generationId,
      p_name: 'From before',
    });
    expect(saved.error).toBeNull();
    const opened = await ada.call('saved-rule', { configurationId: saved.data.id });
    expect(opened.body.content).toBe(made.content);
  });

  test('are exported and saved in full, and saved ones keep their form', async () => {
    const ada = await openPerson(server);
    const { requestId, text, body } = await generate(ada, { formData: { ...formData, additionalNotes: 'Use tabs.' } });
    const { generationId } = JSON.parse(text).full;
    const exported = await ada.client.functions.invoke('account', { body: { action: 'export' } });
    const files = unzipSync(new Uint8Array(await (exported.data as Blob).arrayBuffer()));
    const [run] = JSON.parse(strFromU8(files['generations.json'] ?? new Uint8Array()));
    expect(run).toMatchObject({ request_id: requestId, result: body });
    const saved = await ada.client.rpc('save_generated_rule', { p_generation_id: generationId, p_name: 'Mine' });
    expect(saved.data).toMatchObject({ ai_model: 'Claude', additional_notes: 'Use tabs.' });
    const rows = await ada.client.from('generated_rules').select('content, result').single();
    expect(rows.data?.content).toBe(body.content);
    expect(Object.keys(rows.data?.result).sort()).toEqual(['createdAt', 'form', 'generator', 'rule']);
    // what the server tells the function is of the caller alone
    const eve = await openPerson(server);
    const stolen = await eve.client.rpc('save_generated_rule', { p_generation_id: generationId, p_name: 'Mine' });
    expect(stolen.error).toMatchObject({ code: 'PT404' });
  });

  test('without their dictionary are refused as a fault, and charge nothing', async () => {
    const ada = await openPerson(server);
    const { requestId, createdAt } = await generate(ada);
    await store(server, requestId, stampResult('{"dictionary":"gone","packed":"KLUv/SAA"}', createdAt));
    expect((await ada.call('generated-rule', { requestId })).status).toBe(500);
    expect(await ada.balance()).toBe(19);
  });
});

describe('an update of an older database', () => {
  test('may add columns while this version runs', async () => {
    const server = await createTestApp(anyDatabaseMode, { SIGNUP_TOKENS: '9' });
    const ada = await openPerson(server);
    const generate = () => ada.call('generate-rules', { formData });
    const both = async () => (await Promise.all([generate(), generate()])).map(({ status }) => status);
    expect(await both()).toEqual([200, 200]);
    await server.deps.database.pool.query('alter table auth.users add extra text');
    expect(await both()).toEqual([200, 200]);
    await server.remove();
  });

  const updated = (ago: string) =>
    createTestApp(
      anyDatabaseMode,
      { SIGNUP_TOKENS: '3' },
      `update private.migrations set applied_at = now() - interval '${ago}' where name = '0039_dictionaries.sql';
       update private.migrations set applied_at = now() - interval '1 year' where name < '0039'`,
    );

  test.each([
    ['30 minutes', false],
    ['61 minutes', true],
  ])('%s ago: results are compressed: %s', async (ago, isPacked) => {
    const server = await updated(ago);
    const ada = await openPerson(server);
    const requestId = randomUUID();
    const { body } = await ada.call('generate-rules', { formData, requestId });
    const stored = await storedOf(server, requestId);
    expect('packed' in stored).toBe(isPacked);
    // the version before reads these
    if (!isPacked) expect(stored).toMatchObject({ rule: body.full.rule, content: body.content, form: formData });
    expect((await ada.call('generated-rule', { requestId })).body).toEqual({ ...body, tokensRemaining: null });
    await server.remove();
  });
});
