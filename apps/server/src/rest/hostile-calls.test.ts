import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type TestApp, testSite } from '../testing/create-test-app.ts';

const ada = '00000000-0000-4000-8000-00000000000a';
const bob = '00000000-0000-4000-8000-00000000000b';
const adas = '00000000-0000-4000-8000-000000000011';
const bobs = '00000000-0000-4000-8000-000000000012';

const answers = {
  ai_model: 'Claude',
  application_type: 'Frontend',
  frameworks: ['React'],
  behavior_preference: 'Strict',
  output_format: 'Markdown',
};
const prepare = `
  insert into auth.users (id, email) values ('${ada}', 'ada@example.com'), ('${bob}', 'bob@example.com');
  insert into public.user_configurations (id, user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format) values
    ('${adas}', '${ada}', 'ada, "her \\one"', 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown'),
    ('${bobs}', '${bob}', 'bob', 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown');
  insert into public.generated_rules (configuration_id, title, content, format) values
    ('${adas}', 'hers', 'x', 'Markdown'), ('${bobs}', 'his', 'x', 'Markdown');
  select private.post_tokens('${ada}', 3, '', 'test', '1', null), private.post_tokens('${bob}', 9, '', 'test', '2', null);
  insert into public.products (stripe_product_id, name) values ('prod_1', 'One');
  insert into public.prices (product_id, stripe_price_id, unit_amount, currency) select id, 'price_1', 100, 'eur' from public.products;
  insert into public.customers (user_id, stripe_customer_id, email) values ('${bob}', 'cus_bob', 'bob@example.com');
  insert into public.subscriptions (user_id, stripe_subscription_id, status) values ('${bob}', 'sub_bob', 'active');`;

describe.each(databaseModes)('hostile data calls on the %s database', (mode) => {
  let app: TestApp;
  let asAda: SupabaseClient;
  let asBob: SupabaseClient;

  beforeAll(async () => {
    app = await createTestApp(mode, {}, prepare);
    const fetch = async (url: unknown, init?: RequestInit) => app.request(String(url).replace(testSite, ''), init);
    const signedIn = async (sub: string) => {
      const token = await app.token({ sub });
      return createClient(testSite, app.deps.keys.publishable, {
        global: { fetch: fetch as typeof globalThis.fetch },
        accessToken: async () => token,
      });
    };
    asAda = await signedIn(ada);
    asBob = await signedIn(bob);
  });
  afterAll(() => app.remove());

  const ownTables = [
    ['user_configurations', 'id'],
    ['generated_rules', 'id'],
    ['user_tokens', 'user_id'],
    ['token_transactions', 'id'],
    ['customers', 'user_id'],
    ['subscriptions', 'id'],
  ] as const;

  test.each(ownTables)('rows of %s are visible only to their owner, however they are requested', async (table, key) => {
    const { data: his } = await asBob.from(table).select('*');
    expect(his?.length).toBe(1);
    const foreign = his?.[0]?.[key];
    expect((await asAda.from(table).select('*').eq(key, foreign)).data).toEqual([]);
    expect((await asAda.from(table).select(key, { count: 'exact' }).eq(key, foreign)).count).toBe(0);
    expect((await asAda.from(table).select('*', { count: 'exact', head: true }).eq(key, foreign)).count).toBe(0);
    const all = await asAda.from(table).select('*', { count: 'exact' });
    expect(all.count).toBe(all.data?.length);
    expect(all.data?.map((row) => row[key])).not.toContain(foreign);
    expect(
      (await asAda.from(table).select(key).or(`${key}.eq.${foreign},${key}.not.is.null`)).data?.map(
        (row) => (row as never)[key],
      ),
    ).not.toContain(foreign);
    expect((await asAda.from(table).select(key).range(0, 999)).data).toHaveLength(all.data?.length ?? 0);
  });

  test('embedding reveals no foreign rows, and other schemas are unknown', async () => {
    const rules = await asAda.from('user_configurations').select('id, generated_rules(title)');
    expect(rules.data).toEqual([{ id: adas, generated_rules: { title: 'hers' } }]);
    const back = await asAda.from('generated_rules').select('title, user_configurations!inner(user_id)');
    expect(back.data).toEqual([{ title: 'hers', user_configurations: { user_id: ada } }]);
    for (const select of ['*, auth.users(*)', '*, users(*)', '*, user_tokens(*)']) {
      const refused = await asAda.from('user_configurations').select(select);
      expect([refused.status, refused.data]).toEqual([400, null]);
    }
    for (const table of ['users', 'auth.users', 'settings', 'rate_limits', 'pg_authid'])
      expect((await asAda.from(table).select()).error?.code).toBe('PGRST205');
  });

  test('tables lead back to themselves a few times', async () => {
    let select = 'id';
    const errors: (string | undefined)[] = [];
    for (let returns = 1; returns <= 4; returns += 1) {
      select = `products(prices(${select}))`;
      errors.push((await asAda.from('prices').select(select)).error?.code);
    }
    expect(errors).toEqual([undefined, undefined, 'PGRST100', 'PGRST100']);
    const forward = 'prices(products(prices(products!inner(prices(products(id))))))';
    expect((await asAda.from('products').select(forward)).error?.code).toBe('PGRST100');
  });

  test('ownership can be neither claimed, given away nor taken over', async () => {
    const mine = { ...answers, name: 'n' };
    expect((await asAda.from('user_configurations').insert({ ...mine, user_id: ada })).error).toBeNull();
    expect((await asAda.from('user_configurations').insert({ ...mine, user_id: bob })).error?.code).toBe('42501');
    expect((await asAda.from('user_configurations').update({ user_id: bob }).eq('id', adas)).error?.code).toBe('42501');
    expect((await asAda.from('user_configurations').upsert({ ...mine, id: bobs, user_id: ada })).error?.code).toBe(
      '42501',
    );
    const renamed = await asAda.from('user_configurations').update({ name: 'stolen' }).eq('id', bobs).select();
    expect(renamed.data).toEqual([]);
    expect((await asAda.from('user_configurations').delete().eq('id', bobs).select()).data).toEqual([]);
    expect((await asBob.from('user_configurations').select('name, user_id')).data).toEqual([
      { name: 'bob', user_id: bob },
    ]);
  });

  test.each([
    ['user_configurations', { ...answers, name: 'n', user_id: ada, id: '00000000-0000-4000-8000-0000000000ff' }],
    ['user_configurations', { ...answers, name: 'n', user_id: ada, created_at: '2000-01-01T00:00:00Z' }],
    ['user_tokens', { user_id: ada, tokens_remaining: 1000 }],
    [
      'token_transactions',
      {
        user_id: ada,
        transaction_type: 'add',
        amount: 1,
        delta: 1,
        balance_after: 4,
        source_type: 'x',
        source_id: 'x',
      },
    ],
    ['generated_rules', { configuration_id: bobs, title: 't', content: 'c', format: 'Markdown' }],
    ['subscriptions', { user_id: ada, stripe_subscription_id: 'sub_x', status: 'active' }],
    ['profiles', { display_name: 'x', id: ada }],
    ['prices', { stripe_price_id: 'price_x', unit_amount: 1, currency: 'eur' }],
  ])('a person cannot write %s with %o', async (table, row) => {
    expect((await asAda.from(table).insert(row as never)).error?.code).toBe('42501');
    const [column, value] = Object.entries(row).at(-1) ?? [];
    expect(
      (
        await asAda
          .from(table)
          .update({ [column ?? '']: value })
          .not(column ?? '', 'is', null)
      ).error?.code,
    ).toBe('42501');
  });

  test('functions give a person only their own data', async () => {
    const rule = { p_configuration_id: bobs, p_title: 't', p_content: 'c', p_format: 'Markdown' };
    expect((await asAda.rpc('insert_generated_rule', rule)).error).toMatchObject({ code: '42501' });
    for (const [owner, type, amount] of [
      [ada, 'add', 5],
      [bob, 'add', 5],
      [ada, 'use', -5],
    ] as const) {
      const move = { p_user_id: owner, p_amount: amount, p_transaction_type: type, p_description: '' };
      expect((await asAda.rpc('process_token_transaction', move)).error).toMatchObject({ code: '42501' });
    }
    expect((await asAda.from('user_tokens').select('tokens_remaining').single()).data).toEqual({ tokens_remaining: 3 });
  });

  test('a quoted value of a logic tree stays a value, and an unquoted one reaches no other rows', async () => {
    const names = async (tree: string) =>
      (await asAda.from('user_configurations').select('name').or(tree)).data?.map(({ name }) => name);
    const written = 'ada, "her \\one"';
    const quoted = `"${written.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
    expect(await names(`name.eq.${quoted}`)).toEqual([written]);
    expect(await names('name.eq."x,name.not.is.null"')).toEqual([]);
    // what a careless page would let through widens a query within the person's own rows, never to those of others
    expect(await names('name.eq.x,name.eq.bob')).toEqual([]);
    const inList = await asAda.from('user_configurations').select('name').in('name', [written]);
    if (inList.error === null) expect(inList.data).toEqual([{ name: written }]);
    else expect(inList.error.code).toBe('PGRST100');
  });

  test.each([
    ['name=eq.x&order=name.asc,(select 1)', 400, 'PGRST100'],
    ['name=eq.x&order=name.asc;select', 400, 'PGRST100'],
    ['a.b=eq.1', 400, undefined],
    ['name=in.(', 400, 'PGRST100'],
    ['name=not.is', 400, 'PGRST100'],
    ['name=not.not.eq.x', 400, 'PGRST100'],
    ['frameworks->>0=eq.x', 400, undefined],
    ['name=imatch.(a+)+$', 400, 'PGRST100'],
    ['limit=1e9', 400, 'PGRST100'],
    ['offset=-1', 400, 'PGRST100'],
    ['select=name::text::text', 400, 'PGRST100'],
    ['select=count()', 400, undefined],
  ])('%s is refused with %i', async (query, status, code) => {
    const headers = app.visitor({ authorization: `Bearer ${await app.token({ sub: ada })}` });
    const response = await app.request(`/rest/v1/user_configurations?${query}`, { headers });
    expect(response.status).toBe(status);
    const body = await response.json();
    expect(body).toMatchObject({ code: code ?? expect.any(String), message: expect.any(String) });
  });

  test('an endlessly nested query is refused', async () => {
    const headers = app.visitor();
    for (const query of [`or=${'(and'.repeat(5000)}`, `select=${'prices('.repeat(5000)}`]) {
      const response = await app.request(`/rest/v1/products?${query}`, { headers });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'PGRST100']);
    }
  });

  test('ten thousand ids fit into one parameter', async () => {
    const ids = Array.from(
      { length: 10_000 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    const headers = app.visitor({ authorization: `Bearer ${await app.token({ sub: ada })}` });
    const response = await app.request(`/rest/v1/user_configurations?select=id&id=in.(${ids})`, { headers });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([{ id: adas }]);
  });
});
