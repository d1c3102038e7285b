import { randomUUID } from 'node:crypto';
import type { AuditPage } from '@regelwerk/contract/admin/admin-data';
import type { AdminOrder } from '@regelwerk/contract/admin/admin-orders';
import type { Overview } from '@regelwerk/contract/admin/admin-overview';
import type { PersonView } from '@regelwerk/contract/admin/admin-person';
import type { Found } from '@regelwerk/contract/admin/admin-search';
import { type AdminCustomer, adminStripeRequest } from '@regelwerk/contract/admin/admin-stripe';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { listCustomers } from '../domain/admin/list-customers.ts';
import { searchEverything } from '../domain/admin/search-everything.ts';
import { sendDeclaration } from '../testing/declarations.ts';
import { rowsReadBy } from '../testing/rows-read-by.ts';
import { type Buyer, openShop, type Shop } from '../testing/shop.ts';

describe.each(databaseModes)('people as admins find them and act on them, on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.admin();
  });
  afterAll(() => shop.remove());

  const call = async <Answer>(name: string, body: object, by = admin) => {
    const { data, status, code } = await by.call(name, body);
    return { answer: data as Answer, result: code ?? status };
  };
  const find = async (search: string) => {
    const { answer } = await call<{ found: Found[] }>('admin-search', { search });
    return answer.found.map(({ kind, title, detail, state }) => [kind, title, detail, state]);
  };
  const buy = async (buyer: Buyer, product: string) => {
    await shop.provider.pay(await buyer.order(await shop.price(product)));
    await shop.settle();
    const { answer } = await call<{ rows: AdminOrder[] }>('admin-orders', { action: 'list', search: buyer.id });
    return answer.rows[0] as AdminOrder;
  };
  const log = async (more: object) => (await call<AuditPage>('admin-data', { action: 'audit', ...more })).answer;
  const history = async (id: string) => (await call<PersonView>('admin-data', { action: 'customer', id })).answer;

  test('one search finds orders, people, products and declarations by what names them', async () => {
    const ada = await shop.buyer();
    await ada.client.auth.updateUser({ data: { name: 'Zoe Quintero' } });
    const { number } = await buy(ada, 'Basic');
    const contact = { name: 'Zoe Quintero', email: ada.email, contractReference: number };
    await sendDeclaration(shop, paths.withdraw, contact);
    const order = ['order', `${number} · Basic`, ada.email, 'fulfilled'];
    const person = ['person', ada.email, 'Zoe Quintero', ''];
    const notice = ['notice', ada.email, 'Zoe Quintero', 'withdrawal.open'];
    for (const search of [ada.email, 'quintero', 'ZOE Q'])
      expect([search, await find(search)]).toEqual([
        search,
        [order, person, notice].filter(([kind]) => kind !== 'notice' || search !== 'quintero'),
      ]);
    expect(await find(number.toLowerCase())).toEqual([order]);
    expect(await find('basi')).toEqual([['product', 'Basic', '', 'active']]);
    for (const search of ['', 'z', '%', 'no such thing']) expect([search, await find(search)]).toEqual([search, []]);
    expect((await call('admin-search', { search: ada.email }, ada)).result).toBe('not_admin');
  });

  test('the search reads by index among 2,000 customers', async () => {
    const { pool } = shop.deps.database;
    await pool.query(`
      insert into auth.users (email, password_hash, user_metadata)
      select 'many' || n || '@crowd.example', 'x', jsonb_build_object('name', 'Crowd Member' || n) from generate_series(1, 2000) n`);
    await pool.query(`
      insert into public.orders (user_id, kind, stripe_price_id, product_name, tokens, list_amount, amount, currency, language, vat_mode, state)
      select id, 'token_pack', 'price_many', 'Many', 5, 100, 100, 'eur', 'en', 'small_business', 'expired' from auth.users where email like 'many%'`);
    for (const table of ['auth.users', 'public.orders']) await pool.query(`analyze ${table}`);
    expect((await find('many1234@')).map(([kind]) => kind)).toEqual(['order', 'person']);
    // also what everybody has in common looks at a few only
    for (const search of ['many1234@', 'member77', '@crowd.example', 'many']) {
      const read = await rowsReadBy(shop.deps.database, (database) => searchEverything(database, search));
      expect([search, Math.max(...read) <= 400]).toEqual([search, true]);
    }
  });

  test('an admin signs a person out everywhere or on one device, and mails links once for each request', async () => {
    const ada = await shop.buyer();
    await ada.client.auth.signInWithPassword({ email: ada.email, password: 'correct horse 9' });
    const sessions = async () =>
      (await call<{ sessions: { id: string }[] }>('admin-people', { action: 'sessions', userId: ada.id })).answer
        .sessions;
    const before = await sessions();
    expect(before.length).toBeGreaterThanOrEqual(2);
    const one = { action: 'endSessions', userId: ada.id, sessionId: before[0]?.id };
    expect((await call('admin-people', one)).result).toBe(200);
    expect((await sessions()).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
    expect((await call('admin-people', { action: 'endSessions', userId: ada.id })).result).toBe(200);
    expect(await sessions()).toEqual([]);
    expect((await ada.call('account', { action: 'sessions' })).status).toBe(401);
    const link = { action: 'sendLink', userId: ada.id, link: 'reset', requestId: randomUUID() };
    const sent = await Promise.all([call('admin-people', link), call('admin-people', link)]);
    expect(sent.map(({ result }) => result)).toEqual([200, 200]);
    await shop.settle();
    const mails = (await shop.mails()).filter(({ to }) => to?.[0]?.address === ada.email);
    expect(mails.filter(({ text }) => text?.includes(`${paths.resetPassword}#token_hash=`))).toHaveLength(1);
    const unknown = { ...link, userId: randomUUID(), requestId: randomUUID() };
    expect((await call('admin-people', unknown)).result).toBe('user_not_found');
    const done = (await log({ search: ada.email })).rows.map(({ action, subject_name: name }) => [action, name]);
    expect(done).toEqual([
      ['send_link', ada.email],
      ['end_sessions', ada.email],
      ['end_sessions', ada.email],
    ]);
    for (const body of [one, link, { action: 'sessions', userId: ada.id }])
      expect((await call('admin-people', body, await shop.buyer())).result).toBe('not_admin');
  });

  test('the log names orders, people, products and prices, and files what was made under itself', async () => {
    const ada = await shop.buyer();
    const order = await buy(ada, 'Basic');
    await call('admin-orders', { action: 'endPlan', orderId: order.id, reason: 'no plan', requestId: randomUUID() });
    const seen = { amount: 499, tokens: 10, returned: 0 };
    const [{ payment_intent_id: payment } = { payment_intent_id: '' }] = await shop.orders(ada.id);
    const refund = { orderId: order.id, payment, extent: 'whole', seen, reason: 'Sorry', requestId: randomUUID() };
    expect((await call('admin-orders', { action: 'refund', ...refund })).result).toBe(200);
    const { answer: product } = await call<{ id: string }>('admin-stripe', {
      action: 'createProduct',
      productData: { name: 'Named', description: '', active: true, tokens: 3 },
    });
    const priceData = { product: product.id, unit_amount: 300, currency: 'eur' };
    expect((await call('admin-stripe', { action: 'createPrice', priceData })).result).toBe(200);
    const rows = (await log({ perPage: 5 })).rows;
    expect(rows.map(({ action, subject_kind: kind, subject_name: name }) => [action, kind, name])).toEqual(
      expect.arrayContaining([
        ['create_price', 'product', 'Named'],
        ['create_product', 'product', 'Named'],
        ['refund_goodwill', 'order', order.number],
      ]),
    );
    expect(rows.find(({ action }) => action === 'create_product')?.subject).toBe(product.id);
    expect((await log({ search: product.id })).rows.map(({ action }) => action)).toEqual(['create_product']);
    expect((await log({ search: order.number })).rows.map(({ action }) => action)).toEqual(['refund_goodwill']);
  });

  test('a history says names and codes, and credits nothing for an order that is not paid', async () => {
    const ada = await shop.buyer();
    await ada.order(await shop.price('Standard'));
    const unpaid = (await history(ada.id)).timeline.find(({ kind }) => kind === 'order');
    expect(unpaid).toMatchObject({
      state: 'open',
      text: 'Standard',
      tokens: null,
      order_number: expect.stringMatching(/^RW-/),
    });
    const bob = await shop.buyer();
    await shop.provider.pay(await bob.subscribe(await shop.price('Studio')));
    await shop.settle();
    const { timeline } = await history(bob.id);
    const order = timeline.find(({ kind }) => kind === 'order');
    const shown = timeline.map(({ kind, code, text, tokens, order_number: number }) => ({
      kind,
      code,
      text,
      tokens,
      number,
    }));
    const number = order?.order_number;
    expect(shown).toEqual(
      expect.arrayContaining([
        { kind: 'order', code: null, text: 'Studio', tokens: null, number },
        { kind: 'subscription', code: null, text: 'Studio', tokens: null, number },
        { kind: 'consent', code: 'planPerformance', text: '', tokens: null, number },
        { kind: 'invoice', code: null, text: expect.stringContaining('Studio'), tokens: 120, number },
      ]),
    );
    await call('admin-orders', {
      action: 'endPlan',
      orderId: order?.order_id,
      reason: 'asked',
      requestId: randomUUID(),
    });
    expect((await history(bob.id)).timeline.find(({ kind }) => kind === 'admin')).toMatchObject({
      ...{ code: 'end_plan', text: 'asked', order_number: number },
    });
  });

  test('customers are all people, with or without an order, found by name', async () => {
    const ada = await shop.buyer();
    await ada.client.auth.updateUser({ data: { name: 'Ottilie Ohnekauf' } });
    const customers = async (search: string) =>
      (await call<{ customers: AdminCustomer[]; total: number }>('admin-stripe', { action: 'getCustomers', search }))
        .answer;
    expect(await customers('ohnekauf')).toMatchObject({
      total: 1,
      customers: [{ user_id: ada.id, email: ada.email, name: 'Ottilie Ohnekauf', stripe_customer_id: null }],
    });
    await buy(ada, 'Basic');
    const { customers: rows } = await customers('ohnekauf');
    expect(rows).toMatchObject([{ user_id: ada.id, stripe_customer_id: expect.stringMatching(/^cus_/) }]);
    expect((await customers(`CUST-${rows[0]?.id.slice(0, 8)}`)).customers).toEqual(rows);
  });

  test('a page of all customers reads about a page, in every order, and the pages make the whole list', async () => {
    const { pool } = shop.deps.database;
    await pool.query(`
      insert into auth.users (email, password_hash, user_metadata, created_at)
      select 'paged' || n || '@pages.example', 'x', case when n % 3 = 0 then '{}' else jsonb_build_object('name', 'Paged ' || n) end,
        now() - make_interval(secs => n) from generate_series(1, 2000) n`);
    await pool.query(`
      insert into public.customers (user_id, email, name, stripe_customer_id)
      select id, email, case when email ~ '[13579]@' then 'Paying ' || email end, 'cus_' || id
      from auth.users where email like 'paged%' and email <> 'paged16@pages.example'`);
    await pool.query(`
      insert into public.customers (email, name, stripe_customer_id) values ('gone@pages.example', null, 'cus_gone')`);
    await pool.query(
      `update auth.users set deleted_at = now() where email in ('paged15@pages.example', 'paged16@pages.example')`,
    );
    for (const table of ['auth.users', 'public.customers']) await pool.query(`analyze ${table}`);
    const { rows: people } = await pool.query<{ id: string }>(`
      select coalesce(c.id, u.id) as id from (select * from auth.users where deleted_at is null) u
        full join public.customers c on c.user_id = u.id`);
    for (const sort of ['created_at', 'email', 'name'] as const)
      for (const direction of ['asc', 'desc'] as const) {
        const page = async (number: number, perPage: number) => {
          const asked = adminStripeRequest.parse({ action: 'getCustomers', sort, direction, page: number, perPage });
          if (asked.action !== 'getCustomers') throw new Error('a list was asked for');
          return asked;
        };
        const first = await page(1, 25);
        const [read = 0] = await rowsReadBy(shop.deps.database, (database) => listCustomers(database, first));
        expect([sort, direction, Math.max(read, 500)]).toEqual([sort, direction, 500]);
        const shown: AdminCustomer[] = [];
        let total = 1;
        for (let number = 1; shown.length < total; number += 1) {
          const { answer } = await call<{ customers: AdminCustomer[]; total: number }>(
            'admin-stripe',
            await page(number, 100),
          );
          if (answer.customers.length === 0) break;
          shown.push(...answer.customers);
          total = answer.total;
        }
        expect(total).toBe(people.length);
        expect(shown.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id).sort());
        const gone = shown.find(({ email }) => email === 'paged15@pages.example');
        expect([gone?.user_id, shown.some(({ email }) => email === 'paged16@pages.example')]).toEqual([null, false]);
        const keys = shown.map((one) => (sort === 'email' ? one.email.toLowerCase() : one[sort]));
        const named = keys.filter((key) => key !== null);
        expect(keys.slice(0, named.length)).toEqual(named);
        // the database compares words in its own way
        const { rows: sorted } = await pool.query<{ key: string }>(
          `select key from unnest($1::text[]) key order by key ${direction}`,
          [named],
        );
        expect(named).toEqual(sorted.map(({ key }) => key));
      }
  });

  test('tokens that were paid back are not sold any more', async () => {
    const sold = async () => {
      const { answer } = await call<Overview>('admin-data', { action: 'overview' });
      return answer.days.at(-1)?.sold ?? 0;
    };
    const before = await sold();
    const ada = await shop.buyer();
    await buy(ada, 'Standard');
    expect(await sold()).toBe(before + 25);
    const [order] = await shop.orders(ada.id);
    await shop.provider.stripe.refunds.create({ payment_intent: String(order?.payment_intent_id), amount: 400 });
    await shop.settle();
    expect(await sold()).toBe(before + 15);
  });
});
