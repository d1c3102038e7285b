import { aiModels } from '@regelwerk/contract/rules/choices';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../tools/testing/form-data.ts';
import { copyTestDatabase, type DatabaseCopy, databaseModes } from '../../tools/testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';

const keys = { PUBLISHABLE_KEY: 'sb_publishable_conformance', SECRET_KEY: 'sb_secret_conformance' };

describe.each(databaseModes)('supabase-js reads data on the %s database', (mode) => {
  let copy: DatabaseCopy;
  let server: TestServer;
  let visitor: SupabaseClient;
  let service: SupabaseClient;

  beforeAll(async () => {
    copy = await copyTestDatabase(mode);
    const place: Record<string, string> =
      'dataDir' in copy.options ? { DATA_DIR: copy.options.dataDir } : { DATABASE_URL: copy.options.url };
    server = await startTestServer({ ...keys, ...place });
    const options = { auth: { persistSession: false, autoRefreshToken: false } };
    visitor = createClient(server.url, keys.PUBLISHABLE_KEY, options);
    service = createClient(server.url, keys.SECRET_KEY, options);
  });
  afterAll(async () => {
    await server.stop();
    await copy.erase();
  });

  test('active models, ordered by name', async () => {
    const { data, error, status } = await visitor.from('ai_models').select('*').eq('is_active', true).order('name');
    expect(error).toBeNull();
    expect(status).toBe(200);
    expect(data?.map(({ name }) => name)).toEqual(data?.map(({ name }) => name).sort());
    expect(data).toHaveLength(aiModels.length);
  });

  test('all translations in both languages', async () => {
    const { data } = await visitor.from('translations').select('key, language, value').throwOnError();
    expect(data).toContainEqual({ key: 'consentRequired', language: 'de', value: 'Zustimmung erforderlich' });
    expect(new Set(data.map(({ language }) => language))).toEqual(new Set(['en', 'de']));
  });

  test('counts with and without rows', async () => {
    const head = await visitor.from('ai_models').select('*', { count: 'exact', head: true });
    expect(head).toMatchObject({ count: aiModels.length, data: null, error: null });
    const page = await visitor.from('ai_models').select('name', { count: 'exact' }).order('name').range(2, 4);
    expect(page.count).toBe(aiModels.length);
    expect(page.data).toHaveLength(3);
  });

  test('single, maybeSingle and PGRST116', async () => {
    const one = await visitor.from('ai_models').select('name').eq('name', 'Claude').single();
    expect(one.data).toEqual({ name: 'Claude' });
    const none = await visitor.from('ai_models').select('name').eq('name', 'none').single();
    expect(none.error?.code).toBe('PGRST116');
    expect(none.status).toBe(406);
    const maybe = await visitor.from('ai_models').select('name').eq('name', 'none').maybeSingle();
    expect(maybe).toMatchObject({ data: null, error: null });
  });

  test('filters as the client writes them', async () => {
    const names = async (query: PromiseLike<{ data: { name: string }[] | null }>) =>
      ((await query).data ?? []).map(({ name }) => name).sort();
    const models = () => visitor.from('ai_models').select('name');
    expect(await names(models().in('name', ['Claude', 'Gemini', 'a,b"c'].slice(0, 2)))).toEqual(['Claude', 'Gemini']);
    expect(await names(models().or('name.eq.Claude,name.eq.Llama'))).toEqual(['Claude', 'Llama']);
    expect(await names(models().ilike('name', 'll%'))).toEqual(['Llama']);
    expect(await names(models().not('name', 'in', '("Claude","Llama")'))).toHaveLength(aiModels.length - 2);
    expect(await names(models().neq('name', 'Claude').is('is_active', true))).toHaveLength(aiModels.length - 1);
    expect(await names(models().match({ name: 'Claude', is_active: true }))).toEqual(['Claude']);
  });

  test('rows hidden from a visitor give an error with its code, and the secret key sees them', async () => {
    const refused = await visitor.from('user_tokens').select('tokens_remaining');
    expect(refused.status).toBe(401);
    expect(refused.error).toMatchObject({ code: '42501', hint: null, details: null });
    expect((await service.from('user_tokens').select('tokens_remaining')).error).toBeNull();
  });

  test('unknown tables and columns, and a wrong key', async () => {
    expect((await visitor.from('nothing').select()).error?.code).toBe('PGRST205');
    expect((await visitor.from('ai_models').select('nothing')).error?.code).toBe('42703');
    const stranger = createClient(server.url, 'sb_publishable_other', { auth: { persistSession: false } });
    expect((await stranger.from('ai_models').select()).status).toBe(401);
  });

  test('generate-rules answers a visitor, and a refusal is read from its context', async () => {
    const answers = { ...formData, outputFormat: 'JSON' };
    const { data, error } = await visitor.functions.invoke('generate-rules', { body: { formData: answers } });
    expect(error).toBeNull();
    expect(data).toMatchObject({ format: 'JSON', masked: true, tokensRemaining: null });
    expect(JSON.parse(data.content)).toMatchObject({ schemaVersion: 1 });
    const refused = await visitor.functions.invoke('generate-rules', {
      body: { formData: { ...answers, frameworks: [] } },
    });
    expect(await refused.error.context.json()).toMatchObject({ code: 'framework_required' });
    expect((await visitor.functions.invoke('unknown')).error.context.status).toBe(404);
  });
});
