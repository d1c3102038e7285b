import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { findObstacle } from '@regelwerk/database/find-obstacle';
import { prepareDatabase } from '@regelwerk/database/prepare-database';
import { strFromU8, unzipSync } from 'fflate';
import { type Logger, pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabaseMode, databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { unpackResults } from '../domain/rules/unpack-results.ts';
import { openBrowser } from '../testing/auth-client.ts';
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
async function textOf(server: TestApp, { client }: Pick<TestPerson, 'client'>, name: string, body: object) {
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

const query = async ({ deps }: TestApp, statement: string, values: unknown[] = []) =>
  (await deps.database.pool.query(statement, values)).rows;

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
    const [row] = await query(server, 'select result::text from public.generations where request_id = $1', [requestId]);
    return { requestId, text, stored: String(row.result) };
  };

  test('are answered again with the same bytes, also after the knowledge has changed', async () => {
    const ada = await openPerson(server);
    const { requestId, text, stored } = await generate(ada);
    expect(await textOf(server, ada, 'generate-rules', { formData, requestId })).toBe(text);

    // what a version with other words had stored
    const change = (before: string) => before.replaceAll(' the ', ' this ').replaceAll('.claude/', '.clod/');
    await query(server, 'update public.generations set result = $2 where request_id = $1', [requestId, change(stored)]);
    const again = await textOf(server, ada, 'generate-rules', { formData, requestId });
    expect(again).not.toBe(text);
    expect(again).toBe(change(text));
    const read = await textOf(server, ada, 'generated-rule', { requestId });
    expect(read).toBe(again.replace(/"tokensRemaining":\d+/, '"tokensRemaining":null'));
    expect(await textOf(server, ada, 'generated-rule', { requestId })).toBe(read);
  });

  test('are exported and saved in full, and saved ones keep their form', async () => {
    const ada = await openPerson(server);
    const more = { formData: { ...formData, additionalNotes: 'Use tabs.' } };
    const { requestId, text, stored } = await generate(ada, more);
    const body = JSON.parse(stored);
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
    const eve = await openPerson(server);
    const stolen = await eve.client.rpc('save_generated_rule', { p_generation_id: generationId, p_name: 'Mine' });
    expect(stolen.error).toMatchObject({ code: 'PT404' });
  });
});

describe.each(databaseModes)('results of a version that packed them, on the %s database', (mode) => {
  const path = '../../../../packages/database/src/testing/database-0057.sql.gz';
  const dump = gunzipSync(readFileSync(new URL(path, import.meta.url))).toString();
  /** The answers of that version by their requests: the first two were packed, the third is older. */
  const answered = {
    '00000000-0000-4000-8000-000000000001': '9a241e29bb5a0b45f945b7988c4defb19cb5aa84eb0fa611982740ca8de2e4c5',
    '00000000-0000-4000-8000-000000000002': '40de843d7bd90bcd4b6163253736a9e5d3768999f3a608bc2f1c96910cc40023',
    '00000000-0000-4000-8000-000000000003': 'b026d47babad9dcf9ade0345e67e10c52fbb0561e9d125f54553f8f522288183',
  };
  const [packed] = Object.keys(answered);

  const packedResults = `drop schema if exists graphile_worker, auth, private, public cascade; create schema public;\n${dump}`;
  const open = async (prepare = '', log?: Logger) => {
    const server = await createTestApp(mode, {}, packedResults + prepare, log);
    const { client } = openBrowser(server);
    const { error } = await client.auth.signInWithPassword({ email: 'ada@example.com', password: 'correct horse 9' });
    expect(error).toBeNull();
    const answers = async () => {
      const texts = Object.keys(answered).map(async (requestId) => {
        const { full, ...rest } = JSON.parse(await textOf(server, { client }, 'generated-rule', { requestId }));
        // that version kept the answers, and did not send them
        const { answers: _, ...sent } = full;
        return [requestId, hash('sha256', JSON.stringify({ ...rest, full: sent }), 'hex')];
      });
      return Object.fromEntries(await Promise.all(texts));
    };
    const countPacked = async () =>
      (await query(server, `select count(*)::int from public.generations where result ->> 'packed' is not null`))[0]
        .count;
    const hasDictionaries = async () =>
      (await query(server, `select to_regclass('private.dictionaries') is not null as exist`))[0].exist;
    return { server, client, answers, countPacked, hasDictionaries };
  };

  test('are unpacked by the start, answered with the same bytes, saved and exported in full, and cost nothing', async () => {
    const { server, client, answers, countPacked, hasDictionaries } = await open();
    const { database, log } = server.deps;
    const balance = () => query(server, 'select tokens_remaining from public.user_tokens');
    const before = await balance();
    expect(await countPacked()).toBe(0);
    expect(await hasDictionaries()).toBe(false);
    const [run] = await query(server, 'select id from public.generations where request_id = $1', [packed]);
    const saved = await client.rpc('save_generated_rule', { p_generation_id: run.id, p_name: 'Mine' });
    expect(saved.data).toMatchObject({ name: 'Mine', additional_notes: 'Use tabs.' });
    const exported = await client.functions.invoke('account', { body: { action: 'export' } });
    const files = unzipSync(new Uint8Array(await (exported.data as Blob).arrayBuffer()));
    const runs = JSON.parse(strFromU8(files['generations.json'] ?? new Uint8Array()));
    for (const { result } of runs) expect(result).toMatchObject({ rule: {}, content: expect.any(String), form: {} });
    expect(await answers()).toEqual(answered);
    expect(await findObstacle(database)).toBeUndefined();
    await prepareDatabase(database, seedLists);
    expect(await findObstacle(database)).toBeUndefined();
    await unpackResults(database, log);
    expect(await answers()).toEqual(answered);
    expect(await balance()).toEqual(before);
    await server.remove();
  });

  test('of which one cannot be unpacked, the others are, and a later start goes on', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
    const rename = (name: string) => `
      update public.generations set result = jsonb_set(result::jsonb, '{dictionary}', to_jsonb(${name}))
      where request_id = '${packed}'`;
    const { server, answers, countPacked, hasDictionaries } = await open(
      rename(`'lost ' || (result ->> 'dictionary')`),
      log,
    );
    expect(await countPacked()).toBe(1);
    expect(await hasDictionaries()).toBe(true);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'stored rules cannot be unpacked, so their dictionaries are kept',
    ]);
    await query(server, rename(`replace(result ->> 'dictionary', 'lost ', '')`));
    await unpackResults(server.deps.database, server.deps.log);
    expect(await hasDictionaries()).toBe(false);
    expect(await answers()).toEqual(answered);
    await server.remove();
  });
});

test('a newer version may add a column while this one runs', async () => {
  const server = await createTestApp(anyDatabaseMode, { SIGNUP_TOKENS: '9' });
  const ada = await openPerson(server);
  const generate = () => ada.call('generate-rules', { formData });
  const both = async () => (await Promise.all([generate(), generate()])).map(({ status }) => status);
  expect(await both()).toEqual([200, 200]);
  await query(server, 'alter table auth.users add extra text');
  expect(await both()).toEqual([200, 200]);
  await server.remove();
});
