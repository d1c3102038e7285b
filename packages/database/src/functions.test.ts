import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyDatabaseMode, openTestDatabase, type TestDatabase } from '../../../tools/testing/open-test-database.ts';
import { readAs } from './read-as.ts';
import { type Identity, withRole } from './with-role.ts';

const ada = '00000000-0000-4000-8000-00000000000a';
const bob = '00000000-0000-4000-8000-00000000000b';
const admin = '00000000-0000-4000-8000-00000000000c';
const configuration = '00000000-0000-4000-8000-000000000011';

const visitor: Identity = { role: 'anon', claims: { role: 'anon' } };
const service: Identity = { role: 'service_role', claims: { role: 'service_role' } };
const person = (sub: string): Identity => ({ role: 'authenticated', claims: { sub, role: 'authenticated' } });

describe.each(everyDatabaseMode)('functions of the %s database', (mode) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(mode);
    await database.pool.query(`
      insert into auth.users (id, email, app_metadata) values
        ('${ada}', 'ada@example.com', '{}'), ('${bob}', 'bob@example.com', '{}'), ('${admin}', 'admin@example.com', '{"is_admin": true}');
      insert into public.user_configurations (id, user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
        values ('${configuration}', '${ada}', 'n', 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown')`);
  });
  afterAll(() => database.remove());

  const call = (who: Identity, statement: string) =>
    withRole(
      database,
      who,
      async (transaction) => (await sql.raw<{ value: unknown }>(statement).execute(transaction)).rows[0]?.value,
    );
  const move = (owner: string, amount: number | string, type: string) =>
    `select public.process_token_transaction('${owner}', ${amount}, '${type}', 'test') as value`;
  const balanceOf = async (owner: string) => {
    const { rows } = await database.pool.query(
      `select coalesce(sum(delta), 0)::int as ledger,
         coalesce((select tokens_remaining from public.user_tokens where user_id = $1), 0) as balance
       from public.token_transactions where user_id = $1`,
      [owner],
    );
    expect(rows[0].ledger).toBe(rows[0].balance);
    return rows[0].balance;
  };

  test('every function fixes its search path, and only the named ones may be called from outside', async () => {
    const { rows } = await database.pool.query(`
      select p.oid::regprocedure::text as name, coalesce(p.proconfig, '{}') as settings,
        array(select r from unnest(array['anon', 'authenticated', 'service_role']) as r where has_function_privilege(r, p.oid, 'execute')) as callers
      from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
      order by 1`);
    expect(rows.length).toBeGreaterThan(8);
    for (const { name, settings } of rows)
      expect([name, settings]).toEqual([name, expect.arrayContaining(['search_path=""'])]);
    const reachable = rows
      .filter(({ callers }) => callers.length > 0)
      .map(({ name, callers }) => `${name}: ${callers}`);
    expect(reachable).toEqual([
      'admin_claim_open(): authenticated',
      'admin_standing(): authenticated',
      'auth.is_admin(): anon,authenticated,service_role',
      'auth.jwt(): anon,authenticated,service_role',
      'auth.role(): anon,authenticated,service_role',
      'auth.uid(): anon,authenticated,service_role',
      'duplicate_saved_rule(uuid,text): authenticated',
      'insert_generated_rule(uuid,text,text,text): authenticated,service_role',
      'private.has_visible_text(text): authenticated,service_role',
      'process_token_transaction(uuid,integer,text,text): authenticated,service_role',
      'restore_rule_version(uuid,uuid): authenticated',
      'save_generated_rule(uuid,text): authenticated',
      'share_saved_rule(uuid): authenticated',
    ]);
  });

  test('only admins and the server move tokens, never on a caller’s own claim', async () => {
    for (const [who, owner] of [
      [visitor, ada],
      [person(ada), ada],
      [person(ada), bob],
      [{ role: 'authenticated', claims: { sub: ada, app_metadata: { is_admin: true } } }, ada],
    ] as const) {
      await expect(call(who, move(owner, 5, 'add'))).rejects.toMatchObject({ code: '42501' });
    }
    expect(await balanceOf(ada)).toBe(0);
    expect(await call(person(admin), move(ada, 5, 'add'))).toBe(5);
    expect(await call(service, move(ada, 2, 'use'))).toBe(3);
    expect(await balanceOf(ada)).toBe(3);
    const { rows } = await database.pool.query(
      'select transaction_type, amount, delta, balance_after, actor_id from public.token_transactions where user_id = $1 order by id',
      [ada],
    );
    expect(rows).toEqual([
      { transaction_type: 'add', amount: 5, delta: 5, balance_after: 5, actor_id: admin },
      { transaction_type: 'use', amount: 2, delta: -2, balance_after: 3, actor_id: null },
    ]);
  });

  test.each([
    ['more than there is', 4, 'use', 'PT402'],
    ['a negative amount', -5, 'use', '22023'],
    ['nothing', 0, 'add', '22023'],
    ['null', 'null', 'add', '22023'],
    ['an unknown type', 1, 'gift', '22023'],
  ])('%s is refused and leaves the balance', async (_name, amount, type, code) => {
    const before = await balanceOf(ada);
    await expect(call(service, move(ada, amount, type))).rejects.toMatchObject({ code });
    expect(await balanceOf(ada)).toBe(before);
  });

  test('one source posts once, however many requests come at the same time', async () => {
    const post = () =>
      database.pool.query(`select private.post_tokens('${bob}', 7, 'order', 'order', 'order-1', null) as balance`);
    const answers = await Promise.all(Array.from({ length: 8 }, post));
    expect(answers.map(({ rows }) => rows[0].balance)).toEqual(Array.from({ length: 8 }, () => 7));
    expect(await balanceOf(bob)).toBe(7);
  });

  test('the ids of runs begin with their time', async () => {
    const { rows } = await database.pool.query(
      `insert into public.generations (user_id, request_id, answers_hash, state, generator, title, settled_at)
       select $1, gen_random_uuid(), repeat('a', 43), 'released', 'offline', 't', now() from generate_series(1, 3)
       returning id, floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
      [ada],
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    for (const { id, now } of rows) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const time = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
      expect(Number(now) - time).toBeLessThan(60_000);
      expect(time).toBeLessThanOrEqual(Number(now));
    }
    await database.pool.query('delete from public.generations where user_id = $1', [ada]);
  });

  test('parallel postings of different sources all count', async () => {
    const before = await balanceOf(bob);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.pool.query(`select private.post_tokens('${bob}', 1, 'gift', 'gift', '${index}', null)`),
      ),
    );
    expect(await balanceOf(bob)).toBe(before + 20);
  });

  test('a rule is stored only for one’s own configuration', async () => {
    const insert = (id: string) =>
      `select (public.insert_generated_rule('${id}', 'Title', 'Content', 'Markdown')).configuration_id as value`;
    const unknown = '00000000-0000-4000-8000-0000000000ff';
    for (const [who, id] of [
      [visitor, configuration],
      [person(bob), configuration],
      [person(admin), configuration],
      [person(ada), unknown],
    ] as const) {
      await expect(call(who, insert(id))).rejects.toMatchObject({ code: '42501' });
    }
    expect(await call(person(ada), insert(configuration))).toBe(configuration);
    await expect(call(person(ada), insert(configuration))).rejects.toMatchObject({ code: '23505' });
  });

  test.each(['\u200b\u200d', '\u00a0', '\u3164', '\u{e0041}'])(
    'a rule or a person named %j is refused',
    async (name) => {
      const own = { name, user_id: ada };
      const insert = `insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
      values ('${own.user_id}', '${name}', 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown')`;
      await expect(call(person(ada), insert)).rejects.toMatchObject({ code: '23514' });
      await expect(
        call(person(ada), `update public.user_configurations set name = '${name}' where id = '${configuration}'`),
      ).rejects.toMatchObject({ code: '23514' });
      await database.pool.query(
        `insert into public.profiles (id, display_name) values ('${bob}', 'Bob') on conflict do nothing`,
      );
      await expect(
        call(person(bob), `update public.profiles set display_name = '${name}' where id = '${bob}'`),
      ).rejects.toMatchObject({ code: '23514' });
    },
  );

  test('names in every script are accepted, with zero-width marks inside', async () => {
    for (const name of ['Zoë', '名前', '👩‍💻', 'नमस्ते', 'a\u200bb', '!'])
      await call(person(ada), `update public.user_configurations set name = '${name}' where id = '${configuration}'`);
  });

  test('an account stores up to 300 rules with 32 MB, through any call, and deleting frees space', async () => {
    const eve = '00000000-0000-4000-8000-00000000000e';
    await database.pool.query(`insert into auth.users (id, email) values ('${eve}', 'eve@example.com')`);
    const save = (count: number) =>
      `insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
       select '${eve}', 'n' || n, 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown' from generate_series(1, ${count}) as n`;
    await expect(call(person(eve), save(301))).rejects.toMatchObject({ code: 'PT413', message: 'quota_exceeded' });
    await call(person(eve), save(299));
    const both = await Promise.allSettled([call(person(eve), save(1)), call(person(eve), save(1))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const fill = (limit: number) =>
      `select count(public.insert_generated_rule(id, 't', repeat('x', 200000), 'Markdown'))::int as value
       from (select id from public.user_configurations c where user_id = '${eve}'
         and not exists (select from public.generated_rules r where r.configuration_id = c.id) order by id limit ${limit}) as free`;
    expect(await call(person(eve), fill(167))).toBe(167);
    await expect(call(person(eve), fill(1))).rejects.toMatchObject({ code: 'PT413' });
    await call(
      person(eve),
      `delete from public.user_configurations where id = (select configuration_id from public.generated_rules r
         join public.user_configurations c on c.id = r.configuration_id where c.user_id = '${eve}' limit 1)`,
    );
    expect(await call(person(eve), fill(1))).toBe(1);
    expect(await call(person(eve), `${save(1)} returning 1 as value`)).toBe(1);
    await expect(call(person(eve), save(1))).rejects.toMatchObject({ code: 'PT413' });
    expect(
      await call(
        person(ada),
        `update public.user_configurations set name = 'n' where id = '${configuration}' returning 1 as value`,
      ),
    ).toBe(1);
  });

  test('a read as a person sees their rows, cannot write, and leaves no role behind', async () => {
    const own = { text: 'select count(*)::int as n from public.user_configurations where user_id = $1', values: [ada] };
    expect(await readAs(database, person(ada), own)).toEqual([{ n: 1 }]);
    expect(await readAs(database, person(bob), own)).toEqual([{ n: 0 }]);
    const rename = { text: "update public.user_configurations set name = 'x' returning id", values: [] };
    await expect(readAs(database, person(ada), rename)).rejects.toMatchObject({ code: '25006' });
    const wrong = { text: 'select nothing from nowhere', values: [] };
    await expect(
      Promise.all(Array.from({ length: 30 }, () => readAs(database, person(ada), wrong))),
    ).rejects.toMatchObject({ code: '42P01' });
    const after = await Promise.all(
      Array.from({ length: 30 }, () =>
        database.pool.query(
          "select current_setting('role') as role, coalesce(current_setting('request.jwt.claims', true), '') as claims",
        ),
      ),
    );
    for (const { rows } of after) expect(rows).toEqual([{ role: 'none', claims: '' }]);
    expect(await readAs(database, visitor, { text: 'select auth.role() as role', values: [] })).toEqual([
      { role: 'anon' },
    ]);
  });
});
