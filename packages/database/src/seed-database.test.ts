import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyDatabaseMode, openTestDatabase, type TestDatabase } from '../../../tools/testing/open-test-database.ts';
import { seedDatabase } from './seed-database.ts';

const rule = (column: string, value: string) => `insert into public.user_configurations
  (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
  select id, 'x', 'Claude', ${column === 'application_type' ? value : "'Frontend'"},
    ${column === 'frameworks' ? value : "'{React}'"}, ${column === 'behavior_preference' ? value : "'Strict'"},
    ${column === 'output_format' ? value : "'JSON'"}
  from auth.users limit 1`;

const withModel = (model: { name: string; description: string }) => ({
  ...seedLists,
  models: [...seedLists.models, model],
});

describe.each(everyDatabaseMode)('seed of the %s database', (mode) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(mode);
    await database.pool.query("insert into auth.users (email) values ('ada@example.com')");
  });
  afterAll(() => database.remove());
  const run = async (statement: string) => (await database.pool.query(statement)).rows;

  test('a choice of a new version can be stored from its first start, and stays valid in later ones', async () => {
    const save = () => run(rule('frameworks', "'{React,Elm}'"));
    await expect(save()).rejects.toMatchObject({ code: '23514' });
    const newer = { ...seedLists.choices, framework: [...seedLists.choices.framework, 'Elm'] };
    expect(await seedDatabase(database, { ...seedLists, choices: newer })).toBe(true);
    await save();
    expect(await seedDatabase(database, seedLists)).toBe(false);
    await save();
  });

  test.each([
    ['application_type', "'cli'", "'watch'"],
    ['frameworks', "'{svelte,flutter}'", "'{React,Cobol}'"],
    ['behavior_preference', "'concise'", "'Angry'"],
    ['output_format', "'html'", "'PDF'"],
  ])('%s accepts what older versions stored, and nothing unknown', async (column, older, unknown) => {
    await run(rule(column, older));
    await expect(run(rule(column, unknown))).rejects.toMatchObject({ code: '23514', table: 'user_configurations' });
  });

  test('a new model is added once; if disabled or deleted, it stays so', async () => {
    const lists = withModel({ name: 'Sketch', description: 'An editor.' });
    const found = () => run("select description, is_active from public.ai_models where name = 'Sketch'");
    expect(await seedDatabase(database, lists)).toBe(true);
    expect(await found()).toEqual([{ description: 'An editor.', is_active: true }]);

    await run("update public.ai_models set is_active = false where name = 'Sketch'");
    expect(await seedDatabase(database, lists)).toBe(false);
    expect(await found()).toEqual([{ description: 'An editor.', is_active: false }]);

    await run("delete from public.ai_models where name = 'Sketch'");
    expect(await seedDatabase(database, lists)).toBe(false);
    expect(await found()).toEqual([]);
  });

  test('an installation from before gets the models it lacks, and keeps what an admin did to the others', async () => {
    const found = (name: string) =>
      run(`select description, is_active from public.ai_models where name = '${name}'`).then(([row]) => row);
    await run("delete from private.seeds where name in ('model:Kiro', 'model:Amp')");
    await run("delete from public.ai_models where name in ('Kiro', 'Amp', 'Zed')");
    await run("insert into public.ai_models (name, description, is_active) values ('Amp', 'Ours', false)");
    await run("update public.ai_models set description = 'Mine', is_active = false where name = 'Claude'");
    expect(await seedDatabase(database, seedLists)).toBe(true);
    const seeded = seedLists.models.find(({ name }) => name === 'Kiro');
    expect(await found('Kiro')).toEqual({ description: seeded?.description, is_active: true });
    expect(await found('Amp')).toEqual({ description: 'Ours', is_active: false });
    expect(await found('Claude')).toEqual({ description: 'Mine', is_active: false });
    expect(await found('Zed')).toBeUndefined();
  });

  test('a model that an admin added earlier stays unchanged', async () => {
    await run("insert into public.ai_models (name, description, is_active) values ('Warp', 'Ours', false)");
    expect(await seedDatabase(database, withModel({ name: 'Warp', description: 'A terminal.' }))).toBe(true);
    expect(await run("select description, is_active from public.ai_models where name = 'Warp'")).toEqual([
      { description: 'Ours', is_active: false },
    ]);
  });
});
