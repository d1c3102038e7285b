import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { openService } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

/** One answer of 630 MB ended the process: the driver could not make a string of it. */
describe('answers of the secret key about many long rules', () => {
  let server: TestApp;
  let service: SupabaseClient;
  beforeAll(async () => {
    server = await createTestApp(anyDatabaseMode);
    service = openService(server);
    const { pool } = server.deps.database;
    await pool.query(
      `with people as (insert into auth.users (email) select n || '@example.com' from generate_series(1, 3) as n returning id)
       insert into public.user_configurations
         (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
       select id, n, 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown' from people, generate_series(1, 160) as n`,
    );
    await pool.query(
      `insert into public.generated_rules (configuration_id, title, content, format)
       select id, 't', repeat('x', 150000), 'Markdown' from public.user_configurations`,
    );
  });
  afterAll(() => server.remove());

  const tooLarge = { status: 413, error: { code: 'answer_too_large' } };

  test('are complete up to a size, and refused above it', async () => {
    expect((await service.from('generated_rules').select('content').limit(400)).data).toHaveLength(400);
    expect(await service.from('generated_rules').select('content')).toMatchObject(tooLarge);
  });

  test('are refused with the change that they are of', async () => {
    const renamed = await service
      .from('user_configurations')
      .update({ name: 'new' })
      .eq('ai_model', 'Claude')
      .select('generated_rules(content)');
    expect(renamed).toMatchObject(tooLarge);
    expect((await service.from('user_configurations').select('name').eq('name', 'new')).data).toEqual([]);
  });
});
