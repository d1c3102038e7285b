import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openPerson, type TestPerson } from '../testing/open-person.ts';

/** One request for 630 MB ended the process: the driver could not make a string of them. */
describe('answers of a person with many long rules', () => {
  let server: TestApp;
  let ada: TestPerson;
  beforeAll(async () => {
    server = await createTestApp(anyDatabaseMode);
    ada = await openPerson(server);
    const { pool } = server.deps.database;
    await pool.query(
      `insert into public.user_configurations
         (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
       select $1, n, 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown' from generate_series(1, 200) as n`,
      [ada.id],
    );
    await pool.query(
      `insert into public.generated_rules (configuration_id, title, content, format)
       select id, 't', repeat('x', 150000), 'Markdown' from public.user_configurations`,
    );
  });
  afterAll(() => server.remove());

  const named = (count: number) => Array.from({ length: count }, (_, at) => `c${at}:content`).join();
  const tooLarge = { status: 413, error: { code: 'answer_too_large' } };

  test('are complete up to a size, and refused above it', async () => {
    expect((await ada.client.from('generated_rules').select('content')).data).toHaveLength(200);
    expect(await ada.client.from('generated_rules').select(named(3))).toMatchObject(tooLarge);
  });

  test('are refused with the change that they are of', async () => {
    const embedded = `generated_rules(${named(3)})`;
    const renamed = await ada.client
      .from('user_configurations')
      .update({ name: 'new' })
      .eq('user_id', ada.id)
      .select(embedded);
    expect(renamed).toMatchObject(tooLarge);
    expect((await ada.client.from('user_configurations').select('name').eq('name', 'new')).data).toEqual([]);
  });

  test('name each column a few times', async () => {
    const few = await ada.client.from('generated_rules').select(named(10)).limit(1);
    expect(few.data).toHaveLength(1);
    const many = await ada.client.from('generated_rules').select(named(11)).limit(1);
    expect(many).toMatchObject({ status: 400, error: { code: 'PGRST100' } });
    let nested = '*';
    for (let depth = 0; depth < 10; depth += 1) nested = `*,user_configurations(generated_rules(${nested}))`;
    const deep = await ada.client.from('generated_rules').select(nested).limit(1);
    expect(deep).toMatchObject({ status: 400, error: { code: 'PGRST100' } });
  });
});
