import { aiModels } from '@regelwerk/contract/rules/choices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

describe.each(databaseModes)('rest on the %s database', (mode) => {
  let server: TestApp;
  const ada = '00000000-0000-4000-8000-00000000000a';
  const bob = '00000000-0000-4000-8000-00000000000b';

  beforeAll(async () => {
    server = await createTestApp(mode);
    await server.deps.database.pool.query(
      `insert into auth.users (id, email, app_metadata) values
       ($1, 'ada@example.com', '{}'), ($2, 'bob@example.com', '{}'),
       ('00000000-0000-4000-8000-0000000000ad', 'admin@example.com', '{"is_admin": true}')`,
      [ada, bob],
    );
    await server.deps.database.pool.query(
      `insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
       values ($1, 'first', 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown'),
              ($1, 'second, "quoted"', 'ChatGPT', 'Backend', '{Django,Flask}', 'Modular', 'JSON'),
              ($2, 'his', 'Claude', 'Frontend', '{Vue}', 'Strict', 'Both')`,
      [ada, bob],
    );
    await server.deps.database.pool.query(
      `insert into public.products (stripe_product_id, name, active, metadata)
       values ('prod_1', 'One', true, '{"tokens": "10", "deep": {"list": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]}}'), ('prod_2', 'Two', false, '{}')`,
    );
  });
  afterAll(() => server.remove());

  const get = (path: string, headers: Record<string, string> = {}) =>
    server.request(`/rest/v1/${path}`, { headers: server.visitor(headers) });
  const rows = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).json();
  const names = async (path: string) => ((await rows(path)) as { name: string }[]).map(({ name }) => name);
  const as = async (sub: string) => ({ authorization: `Bearer ${await server.token({ sub })}` });

  test('the product’s query for active models, ordered by name', async () => {
    const response = await get('ai_models?select=*&is_active=eq.true&order=name.asc');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('content-range')).toBe(`0-${aiModels.length - 1}/*`);
    const models = (await response.json()) as Record<string, unknown>[];
    expect(models).toHaveLength(aiModels.length);
    expect(Object.keys(models[0] ?? {}).sort()).toEqual([
      'created_at',
      'description',
      'id',
      'is_active',
      'name',
      'updated_at',
    ]);
    expect(models[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
  });

  test('an answer has at most a thousand rows, whatever the limit, and the next page has the rest', async () => {
    await server.deps.database.pool.query(
      `insert into public.translations (key, language, value) select 'cap.' || n, 'en', 'x' from generate_series(1, 1005) as n`,
    );
    const of = async (query: string) => get(`translations?select=key&key=like.cap.*&order=key${query}`);
    for (const query of ['', '&limit=5000']) {
      const response = await of(query);
      expect(response.headers.get('content-range')).toBe('0-999/*');
      expect(await response.json()).toHaveLength(1000);
    }
    expect(await (await of('&offset=1000')).json()).toHaveLength(5);
  });

  test('a short answer says its length, and that a longer one may come compressed', async () => {
    const { headers } = await get('ai_models?select=name&name=eq.Claude');
    expect([headers.get('content-length'), headers.get('vary')]).toEqual(['19', 'accept-encoding']);
  });

  test('columns, aliases, casts and json paths', async () => {
    expect(await rows('ai_models?select=title:name,is_active::text&name=eq.Claude')).toEqual([
      { title: 'Claude', is_active: 'true' },
    ]);
    expect(
      await rows('products?select=metadata->>tokens,first:metadata->deep->list->0,eleventh:metadata->deep->list->10'),
    ).toEqual([{ tokens: '10', first: 1, eleventh: 11 }]);
  });

  test.each([
    ['name=eq.Claude', ['Claude']],
    [
      'name=not.in.(Claude,Llama)&name=like.*l*&order=name.desc',
      aiModels
        .filter((name) => name.includes('l') && name !== 'Claude' && name !== 'Llama')
        .toSorted()
        .reverse(),
    ],
    ['name=ilike.LLAM%25', ['Llama']],
    ['name=in.(Claude,"Gemini")&order=name', ['Claude', 'Gemini']],
    ['or=(name.eq.Claude,and(name.gt.Ge,name.lt.Gf))&order=name', ['Claude', 'Gemini']],
    ['not.or=(name.neq.Claude,description.is.null)', ['Claude']],
    ['and=(name.eq.Claude,is_active.is.true)', ['Claude']],
    ['or=(name.eq."Claude",name.in.("Gemini"))&order=name', ['Claude', 'Gemini']],
    ['name=gte.Re&name=lte.Rf', ['Replit']],
    ['name=isdistinct.Claude&name=eq.Claude', []],
    ['name=eq.Claude&is_active=not.is.true', []],
    ['is_active=in.()', []],
    ['order=name.desc.nullslast&limit=1&offset=1', undefined],
  ])('filter %s', async (query, expected) => {
    const found = await names(`ai_models?select=name&${query}`);
    if (expected === undefined) expect(found).toHaveLength(1);
    else expect(found).toEqual(expected);
  });

  test('arrays are compared as a whole and by containment', async () => {
    const headers = await as(ada);
    // `cd` means contained by: the row with Django and Flask contains {Django}, but no row is contained by it
    expect(await rows('user_configurations?select=name&frameworks=cd.{Django}', headers)).toEqual([]);
    expect(
      await rows('user_configurations?select=name&frameworks=cd.{Django,Flask,React}&order=name', headers),
    ).toEqual([{ name: 'first' }, { name: 'second, "quoted"' }]);
    expect(await rows('user_configurations?select=name&frameworks=cs.{Django}', headers)).toEqual([
      { name: 'second, "quoted"' },
    ]);
    expect(await rows('user_configurations?select=name&frameworks=ov.{React,Vue}', headers)).toEqual([
      { name: 'first' },
    ]);
    expect(
      await rows('user_configurations?select=name&or=(frameworks.cs.{Django,Flask},name.eq.none)', headers),
    ).toEqual([{ name: 'second, "quoted"' }]);
    expect(await rows('user_configurations?select=name&name=in.("second, \\"quoted\\"")', headers)).toHaveLength(1);
  });

  test('each person reads only their own rows, also in counts and HEAD requests', async () => {
    expect(await rows('user_configurations?select=name&order=name', await as(ada))).toHaveLength(2);
    expect(await rows('user_configurations?select=name', await as(bob))).toEqual([{ name: 'his' }]);
    const head = await server.request('/rest/v1/user_configurations?select=*', {
      method: 'HEAD',
      headers: server.visitor({ ...(await as(bob)), prefer: 'count=exact' }),
    });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-range')).toBe('0-0/1');
    expect(await head.text()).toBe('');
    const service = await rows('user_configurations?select=name', {
      authorization: `Bearer ${server.deps.keys.secret}`,
    });
    expect(service).toHaveLength(3);
  });

  test('a visitor without a grant gets 401, a person 403', async () => {
    const visitor = await get('user_configurations');
    expect(visitor.status).toBe(401);
    expect(await visitor.json()).toMatchObject({ code: '42501', details: null });
    const customers = await get('customers', await as(ada));
    expect(customers.status).toBe(200);
    const roleless = await get('discounts', await as(ada));
    expect(await roleless.json()).toEqual([]);
  });

  test('only admins see inactive products, and the right is read from the database', async () => {
    expect(await rows('products?select=name&order=name')).toEqual([{ name: 'One' }]);
    const claims = { authorization: `Bearer ${await server.token({ sub: ada, app_metadata: { is_admin: true } })}` };
    expect(await rows('products?select=name&order=name', claims)).toEqual([{ name: 'One' }]);
    await server.deps.database.pool.query(`update auth.users set app_metadata = '{"is_admin": true}' where id = $1`, [
      ada,
    ]);
    expect(await rows('products?select=name&order=name', claims)).toEqual([{ name: 'One' }, { name: 'Two' }]);
    await server.deps.database.pool.query(`update auth.users set app_metadata = '{}' where id = $1`, [ada]);
    expect(await rows('products?select=name&order=name', claims)).toEqual([{ name: 'One' }]);
  });

  test('counted pages are partial, and one beyond the end is refused', async () => {
    const partial = await get('ai_models?select=name&limit=5', { prefer: 'count=exact' });
    expect(partial.status).toBe(206);
    expect(partial.headers.get('content-range')).toBe(`0-4/${aiModels.length}`);
    const beyond = await get('ai_models?select=name&offset=200', { prefer: 'count=exact' });
    expect(beyond.status).toBe(416);
    expect(await beyond.json()).toMatchObject({ code: 'PGRST103' });
    const uncounted = await get('ai_models?select=name&offset=200');
    expect(uncounted.headers.get('content-range')).toBe('*/*');
  });

  test('one object is returned for exactly one row, else PGRST116', async () => {
    const accept = 'application/vnd.pgrst.object+json';
    const one = await get('ai_models?select=name&name=eq.Claude', { accept });
    expect(one.headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
    expect(await one.json()).toEqual({ name: 'Claude' });
    for (const [query, count] of [
      ['name=eq.none', 0],
      ['name=in.(Claude,Gemini)', 2],
    ] as const) {
      const refused = await get(`ai_models?select=name&${query}`, { accept });
      expect(refused.status).toBe(406);
      expect(await refused.json()).toEqual({
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: `The result contains ${count} rows`,
        hint: null,
      });
    }
  });

  test.each([
    ['unknown', 404, 'PGRST205'],
    ['pg_class', 404, 'PGRST205'],
    ['ai_models?select=nothing', 400, '42703'],
    ['ai_models?nothing=eq.1', 400, '42703'],
    ['ai_models?select=ctid', 400, '42703'],
    ['ai_models?tableoid=gt.0', 400, '42703'],
    ['ai_models?order=nothing', 400, '42703'],
    ['ai_models?select=name(', 400, 'PGRST100'],
    ['ai_models?select=*,prices(*)', 400, 'PGRST200'],
    ['ai_models?select=name::regclass', 400, 'PGRST100'],
    ['ai_models?name=Claude', 400, 'PGRST100'],
    ['ai_models?name=match.a.*b', 400, 'PGRST100'],
    ['ai_models?name=fts.word', 400, 'PGRST100'],
    ['ai_models?name=in.(a', 400, 'PGRST100'],
    ['ai_models?or=(name.eq.a', 400, 'PGRST100'],
    ['ai_models?or=name.eq.a', 400, 'PGRST100'],
    ['ai_models?is_active=is.maybe', 400, 'PGRST100'],
    ['ai_models?limit=-1', 400, 'PGRST100'],
    ['ai_models?order=name;drop table ai_models', 400, 'PGRST100'],
    ['ai_models?select="name\' or 1=1"', 400, '42703'],
    ['ai_models?id=eq.no-uuid', 400, '22P02'],
    ['ai_models?name->x=eq.1', 400, '42883'],
  ])('%s is refused with %i %s', async (path, status, code) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: expect.any(String) });
  });

  test('values are data, whatever they look like', async () => {
    for (const value of [
      "' or '1'='1",
      '"; drop table ai_models; --',
      '\\',
      '%00',
      '$1',
      '{a}',
      '(a,b)',
      'null',
      '🙂',
    ]) {
      const response = await get(`ai_models?select=name&name=eq.${encodeURIComponent(value)}`);
      expect([200, 400]).toContain(response.status);
      if (response.status === 200) expect(await response.json()).toEqual([]);
    }
    expect(await names('ai_models?select=name&name=eq.Claude')).toEqual(['Claude']);
  });

  test('keys, tokens, schemas, media types and methods are checked', async () => {
    expect((await server.request('/rest/v1/ai_models')).status).toBe(401);
    expect((await server.request('/rest/v1/ai_models', { headers: { apikey: 'sb_publishable_wrong' } })).status).toBe(
      401,
    );
    const keyless = await server.request('/rest/v1/ai_models', { headers: await as(ada) });
    expect(await keyless.json()).toMatchObject({ code: 'no_api_key' });
    const expired = await get('ai_models', {
      authorization: `Bearer ${await server.token({ sub: ada, aud: 'other' })}`,
    });
    expect(expired.status).toBe(401);
    expect(await expired.json()).toMatchObject({ code: 'PGRST301' });
    expect(expired.headers.get('www-authenticate')).toBe('Bearer');
    const forged = await get('ai_models', {
      authorization: `Bearer ${(await server.token({ sub: ada })).slice(0, -4)}AAAA`,
    });
    expect(await forged.json()).toMatchObject({ code: 'PGRST301' });
    const unsigned = await get('ai_models', {
      authorization: 'Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
    });
    expect(unsigned.status).toBe(401);
    const raised = await get('ai_models', {
      authorization: `Bearer ${await server.token({ sub: ada, role: 'service_role' })}`,
    });
    expect(raised.status).toBe(401);
    expect(await (await get('ai_models', { 'accept-profile': 'auth' })).json()).toMatchObject({ code: 'PGRST106' });
    expect((await get('ai_models', { accept: 'text/csv' })).status).toBe(406);
    const write = await server.request('/rest/v1/ai_models', { method: 'PUT', headers: server.visitor(), body: '{}' });
    expect(write.status).toBe(405);
  });
});
