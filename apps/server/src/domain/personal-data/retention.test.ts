import { randomUUID } from 'node:crypto';
import type { Retention } from '@regelwerk/contract/account/account';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';
import { forgetOldResults } from '../rules/forget-old-results.ts';
import { forgetExpired } from './forget-expired.ts';
import { forgetOldRecords } from './forget-old-records.ts';
import { personalData } from './personal-data.ts';

const password = 'correct horse 9';
const now = new Date();

interface Full {
  readonly full: { readonly generationId: string };
}
describe.each(databaseModes)('what is kept after a deletion, and until when, on the %s database', (mode) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(mode, { SIGNUP_TOKENS: '3' });
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const query = async (text: string, values: unknown[] = []) =>
    (await shop.deps.database.pool.query(text, values)).rows;
  const retention = async (buyer: Buyer) =>
    (await buyer.call('account', { action: 'retention' })).data as unknown as Retention;
  const remove = (buyer: Buyer) => buyer.call('account', { action: 'delete', current: password });
  const keptUntil = async ({ id }: Buyer) =>
    (await query('select kept_until::text as day from auth.users where id = $1', [id]))[0]?.day;
  const pay = async (buyer: Buyer) => {
    await shop.provider.pay(await buyer.order(await shop.price('Standard')));
    await shop.settle();
  };
  /** Counts a person's rows in each table that refers to one. */
  const traces = async (id: string) => {
    const columns = await query(
      `select table_schema || '.' || table_name as name from information_schema.columns
       where column_name = 'user_id' and table_schema in ('public', 'private', 'auth')`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of columns) {
      const [{ count }] = await query(`select count(*)::int as count from ${name} where user_id = $1`, [id]);
      if (count > 0) counts[name] = count;
    }
    const [{ count }] = await query('select count(*)::int as count from auth.users where id = $1', [id]);
    return count > 0 ? { ...counts, 'auth.users': count } : counts;
  };
  const letTimePass = (id: string) =>
    query('update auth.users set kept_until = private.day_in_berlin(now()) - 1 where id = $1', [id]);

  test('the export contains every row of every table that belongs in it', async () => {
    const ada = await shop.buyer();
    await pay(ada);
    await shop.provider.pay(await ada.subscribe(await shop.price('Starter')));
    await shop.settle();
    const { data: rule } = await ada.call('generate-rules', { formData, consent: true });
    await ada.client.rpc('save_generated_rule', { p_generation_id: (rule as Full).full.generationId, p_name: 'Mine' });
    await query(
      `insert into public.rule_versions (id, configuration_id, title, content, format, created_at)
       select gen_random_uuid(), id, 't', 'c', 'Markdown', now() from public.user_configurations where user_id = $1`,
      [ada.id],
    );
    const { data: rules } = await ada.client.from('user_configurations').select('id').single();
    await query('insert into public.rule_mails (user_id) values ($1)', [ada.id]);
    await ada.client.rpc('share_saved_rule', { p_configuration_id: rules?.id });
    await query('insert into private.admin_requests (user_id) values ($1)', [ada.id]);
    await ada.call('access-tokens', { action: 'create', name: 'Laptop', scopes: ['rules:read'], days: 30 });
    await query(`insert into auth.mfa_factors (user_id, secret) values ($1, 'sealed')`, [ada.id]);
    await query(
      `insert into public.invoices (id, user_id, stripe_subscription_id, total, currency, status, period_start, period_end, created_at, read_at)
       select 'in_export', $1, 'sub_export', 900, 'eur', 'paid', now(), now(), now(), now()`,
      [ada.id],
    );
    await query(
      `insert into private.legal_notices (id, kind, language, name, email, contract_reference, receipt, address_hash, received_at, due_at)
       values (gen_random_uuid(), 'cancellation', 'en', 'Ada', $1, 'RW-1', 'r', 'x', now(), now())`,
      [ada.email],
    );
    const [order] = await shop.orders(ada.id);
    await query(
      `insert into private.reversals (id, kind, source_type, source_id, amount, is_active, created_at, read_at)
       values ('re_export', 'refund', 'order', $1, 0, true, now(), now())`,
      [order?.id],
    );
    await query(
      `insert into private.settlements (cause, order_id, user_id, ends_plan, refunds, amount, currency)
       values ('withdrawal', $1, $2, false, '[]', 100, 'eur')`,
      [order?.id, ada.id],
    );
    await query(`insert into private.audit_log (action, subject_id) values ('read_person', $1)`, [ada.id]);
    // more than a page, at one moment
    await query(
      `insert into public.generations (user_id, request_id, answers_hash, state, generator, title, settled_at)
       select $1, gen_random_uuid(), repeat('a', 43), 'released', 'model', 't', now() from generate_series(1, 45)`,
      [ada.id],
    );
    await query(`select private.post_tokens($1, 1, 'x', 'adjustment', n::text, null) from generate_series(1, 1200) n`, [
      ada.id,
    ]);
    const { data } = await ada.client.functions.invoke('account', { body: { action: 'export' } });
    const files = unzipSync(new Uint8Array(await (data as Blob).arrayBuffer()));
    const exported = new Set(Object.keys(files).map((name) => name.replace(/(\.json|\/.*)$/, '')));
    const wanted = Object.entries(personalData).flatMap(([table, { exportedAs }]) =>
      exportedAs === null ? [] : [{ table, name: exportedAs }],
    );
    // the texts of the person's contracts are nobody's own
    expect(exported).toEqual(new Set(['contract-texts', ...wanted.map(({ name }) => name)]));
    const texts: { name: string }[] = JSON.parse(strFromU8(files['contract-texts.json'] ?? new Uint8Array()));
    // a package and a plan have instructions of their own
    expect(texts.map(({ name }) => name).sort()).toEqual(['privacy', 'terms', 'withdrawal', 'withdrawal']);
    for (const { table, name } of wanted) {
      if (name === 'rules' || name === 'documents') continue;
      const owner = table === 'auth.users' || table === 'public.profiles' ? 'id' : 'user_id';
      const ofSavedRules = 'configuration_id in (select id from public.user_configurations where user_id = $1)';
      const strange: Readonly<Record<string, readonly [string, unknown]>> = {
        'private.legal_notices': ['email = $1', ada.email],
        'private.reversals': ['source_id = $1', order?.id],
        'private.audit_log': ['subject_id = $1', ada.id],
        'public.rule_versions': [ofSavedRules, ada.id],
        'public.rule_shares': [ofSavedRules, ada.id],
        'private.mailboxes': ['hash = (select mailbox_hash from auth.users where id = $1)', ada.id],
      };
      const [condition, value] = strange[table] ?? [`${owner} = $1`, ada.id];
      const [{ count }] = await query(`select count(*)::int as count from ${table} where ${condition}`, [value]);
      const rows = JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
      expect([table, rows.length]).toEqual([table, count]);
      expect([table, new Set(rows.map(({ id }: { id?: string }, place: number) => id ?? place)).size]).toEqual([
        table,
        count,
      ]);
      expect([table, count > 0]).toEqual([table, true]);
    }
    expect(Object.keys(files).filter((name) => /^rules\/[^/]+\/(answers\.json|rule\.md)$/.test(name))).toHaveLength(2);
  });

  test('an account without purchases and declarations leaves nothing that must be kept', async () => {
    const ada = await shop.buyer();
    // as if no gift tokens were given
    await query('delete from private.mailboxes');
    expect(new Set(Object.values(await retention(ada)))).toEqual(new Set([null]));
    await remove(ada);
    expect(await keptUntil(ada)).toBe((await query('select private.day_in_berlin(now())::text as day'))[0].day);
    const mail = (await shop.mails()).findLast(({ to }) => to?.[0]?.address === ada.email);
    expect(mail?.text).toContain('do not have to keep anything about you');
  });

  test('orders are kept eight years, declarations three, from the end of the year in Berlin', async () => {
    const ada = await shop.buyer();
    await ada.call('generate-rules', { formData, consent: true });
    const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Berlin' }).format(now));
    expect(await retention(ada)).toMatchObject({ vouchersUntil: null, declarationsUntil: `${year + 3}-12-31` });
    await pay(ada);
    expect(await retention(ada)).toMatchObject({
      vouchersUntil: `${year + 8}-12-31`,
      documentsUntil: `${year + 8}-12-31`,
      mailsUntil: `${year + 6}-12-31`,
      declarationsUntil: `${year + 3}-12-31`,
    });
    await query(`update public.orders set created_at = '2026-12-31T23:30:00Z' where user_id = $1`, [ada.id]);
    expect((await retention(ada)).vouchersUntil).toBe('2035-12-31');
    await query(`update public.orders set created_at = '2026-12-31T22:30:00Z' where user_id = $1`, [ada.id]);
    await remove(ada);
    expect(await keptUntil(ada)).toBe(`${year + 8}-12-31`);
    const mail = (await shop.mails()).findLast(({ to }) => to?.[0]?.address === ada.email);
    expect(mail?.text).toContain('31 December 2034');
    const [customer] = await query('select email, name from public.customers where user_id = $1', [ada.id]);
    expect(JSON.stringify(customer)).not.toContain(ada.email);
  });

  test('after a deletion name and address are only where the mail about it says', async () => {
    const ada = await shop.buyer();
    const address = { isBusiness: true, name: 'Mia Delete', street: 'Geheimweg 7', postcode: '04109', city: 'Leipzig' };
    await shop.provider.pay(
      await ada.order(await shop.price('Standard'), { billing: { ...address, country: 'DE', vatId: '' } }),
    );
    await shop.settle();
    await remove(ada);
    await shop.settle();
    const tables = await query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const [{ count }] = await query(
        `select count(*)::int as count from ${name} as r
         where r::text ilike any(array['%Mia Delete%', '%Geheimweg%', '%' || $1 || '%'])`,
        [ada.email],
      );
      if (count > 0) found.push(name);
    }
    // what the provider told goes after ninety days; the sandbox stands in for the provider
    expect(found.filter((name) => name !== 'private.sandbox_objects').sort()).toEqual([
      'private.billing_files',
      'private.payment_events',
      'public.billing_documents',
    ]);
    const [{ billing }] = await query('select billing from public.orders where user_id = $1', [ada.id]);
    expect(billing).toEqual({ isBusiness: true, country: 'DE' });
    const mail = (await shop.mails()).findLast(({ to }) => to?.[0]?.address === ada.email);
    expect(mail?.text).toContain('with your name, address and email address');
    expect(mail?.text).toContain('The mails about your orders stay until');
    expect(mail?.text).toContain('The messages of the payment provider about your orders stay until');
  });

  test('an account that an admin deletes gets its unspent tokens refunded, and a mail that says so', async () => {
    const ada = await shop.buyer();
    await pay(ada);
    const removed = await shop.request(`/auth/v1/admin/users/${ada.id}`, {
      method: 'DELETE',
      headers: { apikey: shop.deps.keys.secret, authorization: `Bearer ${shop.deps.keys.secret}` },
    });
    expect(removed.status).toBe(200);
    await shop.settle();
    const refunds = await query(
      `select r.amount from private.reversals r join public.orders o on o.id::text = r.source_id where o.user_id = $1`,
      [ada.id],
    );
    expect(refunds).toEqual([{ amount: 999 }]);
    const mail = (await shop.mails()).find(
      ({ to, subject }) => to?.[0]?.address === ada.email && subject?.includes('deleted'),
    );
    expect(mail?.text).toMatch(/We refund €9\.99 for unused tokens of order RW-\S+, to the payment method/);
  });

  test('records of a living account go one by one when their time is over; what still runs or is unspent stays', async () => {
    const ada = await shop.buyer();
    for (const product of ['Basic', 'Standard']) {
      await shop.provider.pay(await ada.order(await shop.price(product)));
      await shop.settle();
    }
    const orders = await shop.orders(ada.id);
    const [older, newer] = ['Basic', 'Standard'].map((name) =>
      orders.find(({ product_name }) => product_name === name),
    );
    const left = async () => {
      const counts: Record<string, number> = {};
      for (const table of [
        'public.orders',
        'public.billing_documents',
        'private.consents',
        'public.token_transactions',
      ])
        counts[table] = (await query(`select from ${table} where user_id = $1`, [ada.id])).length;
      return counts;
    };
    const years = (count: number) => new Date(now.getTime() + count * 366 * 86_400_000);
    const before = await left();
    await forgetOldRecords(shop.deps.database, years(3));
    expect(await left()).toEqual(before);
    // the clock of the database guards the rows, so the rows age and not the clock
    const age = async (interval: string) => {
      for (const [table, column] of [
        ['public.orders', 'created_at'],
        ['public.billing_documents', 'issued_at'],
        ['private.consents', 'given_at'],
        ['public.token_transactions', 'created_at'],
      ])
        await query(
          `alter table ${table} disable trigger user; update ${table} set ${column} = ${column} - interval '${interval}' where user_id = '${ada.id}'; alter table ${table} enable trigger user`,
        );
    };
    await age('4 years');
    await forgetOldRecords(shop.deps.database, now);
    expect(await left()).toEqual({ ...before, 'private.consents': 0 });
    await age('5 years');
    await forgetOldRecords(shop.deps.database, now);
    expect(await left()).toMatchObject({ 'public.orders': 2, 'public.billing_documents': 0 });
    await query(`select private.post_tokens($1, -40, 'spent', 'adjustment', gen_random_uuid()::text, null)`, [ada.id]);
    await query(`select private.post_tokens($1, 40, 'new', 'adjustment', gen_random_uuid()::text, null)`, [ada.id]);
    expect([older?.tokens, newer?.tokens]).toEqual([10, 25]);
    await forgetOldRecords(shop.deps.database, now);
    expect(await left()).toMatchObject({ 'public.orders': 2 });
    expect(await shop.faults()).toEqual([]);
    await query(`select private.post_tokens($1, -38, 'spent', 'adjustment', gen_random_uuid()::text, null)`, [ada.id]);
    await forgetOldRecords(shop.deps.database, now);
    expect(await left()).toMatchObject({
      'public.orders': 0,
      'public.token_transactions': Number(before['public.token_transactions']) + 3,
    });
  });

  test('an invoice whose tax goes to another member state is kept ten years', async () => {
    const ada = await shop.buyer();
    await pay(ada);
    await query(
      `alter table public.billing_documents disable trigger user;
       update public.billing_documents set treatment = 'taxed', tax_country = 'AT', issued_at = issued_at - interval '9 years' where user_id = '${ada.id}';
       alter table public.billing_documents enable trigger user`,
    );
    await forgetOldRecords(shop.deps.database, now);
    const documents = () => query('select id from public.billing_documents where user_id = $1', [ada.id]);
    expect(await documents()).toHaveLength(1);
    await query(
      `alter table public.billing_documents disable trigger user;
       update public.billing_documents set tax_country = 'DE' where user_id = '${ada.id}';
       alter table public.billing_documents enable trigger user`,
    );
    await forgetOldRecords(shop.deps.database, now);
    expect(await documents()).toHaveLength(0);
  });

  test('an unpaid order is no accounting record', async () => {
    const ada = await shop.buyer();
    await ada.order(await shop.price('Basic'));
    await query(`update public.orders set state = 'expired' where user_id = $1`, [ada.id]);
    expect((await retention(ada)).vouchersUntil).toBeNull();
  });

  test('before its day nothing of it can be erased, and after it nothing remains', async () => {
    const [ada, eve] = [await shop.buyer(), await shop.buyer()];
    for (const buyer of [ada, eve]) {
      await pay(buyer);
      await buyer.call('generate-rules', { formData, consent: true });
    }
    await remove(ada);
    await forgetExpired(shop.deps.database, now);
    const kept = await traces(ada.id);
    for (const [table, { onDeletion }] of Object.entries(personalData))
      if (onDeletion === 'deleted') expect(kept).not.toHaveProperty([table]);
    expect(Object.keys(kept)).toEqual(
      expect.arrayContaining(['auth.users', 'public.orders', 'public.token_transactions', 'private.consents']),
    );
    for (const id of [ada.id, eve.id])
      for (const table of ['public.token_transactions', 'private.consents'])
        await expect(query(`delete from ${table} where user_id = $1`, [id])).rejects.toThrow(/append-only/);
    await letTimePass(ada.id);
    for (const change of [
      `update public.token_transactions set amount = 99 where user_id = $1`,
      `update private.consents set version = 'x' where user_id = $1`,
    ])
      await expect(query(change, [ada.id])).rejects.toThrow(/append-only/);
    const others = await traces(eve.id);
    expect(await forgetExpired(shop.deps.database, now)).toBe(1);
    expect(await traces(ada.id)).toEqual({});
    expect(await traces(eve.id)).toEqual(others);
    expect(await forgetExpired(shop.deps.database, now)).toBe(0);
  });

  test('the texts of old runs are forgotten a few at a time, so that no other change waits for all of them', async () => {
    const ada = await shop.buyer();
    await query(
      `insert into public.generations (user_id, request_id, answers_hash, state, generator, title, result, settled_at, created_at)
       select $1, gen_random_uuid(), repeat('a', 43), 'captured', 'offline', 't', '{}', now(), now() - n * interval '1 second'
       from generate_series(1, 1200) n`,
      [ada.id],
    );
    const left = async () =>
      (await query('select count(result)::int as count from public.generations where user_id = $1', [ada.id]))[0].count;
    const later = new Date(now.getTime() + 31 * 86_400_000);
    const holder = mode === 'native' ? await shop.deps.database.pool.connect() : undefined;
    // the newest one is forgotten last
    await holder?.query('begin');
    await holder?.query(
      'select from public.generations where user_id = $1 order by created_at desc limit 1 for update',
      [ada.id],
    );
    const forgetting = forgetOldResults(shop.deps.database, later);
    if (holder !== undefined) await expect.poll(left).toBe(200);
    await holder?.query('rollback');
    holder?.release();
    await forgetting;
    expect(await left()).toBe(0);
    await query('delete from public.generations where user_id = $1', [ada.id]);
  });

  test('a living account has no last day', async () => {
    const ada = await shop.buyer();
    await expect(letTimePass(ada.id)).rejects.toThrow(/check/);
  });

  test('settled declarations are erased after six years; open ones stay', async () => {
    const [settled, open, young] = [randomUUID(), randomUUID(), randomUUID()];
    for (const [id, received, isSettled] of [
      [settled, '2019-05-01', true],
      [open, '2019-05-01', false],
      [young, '2020-05-01', true],
    ])
      await query(
        `insert into private.legal_notices
           (id, kind, language, name, email, contract_reference, receipt, address_hash, received_at, due_at, settled_at)
         values ($1, 'withdrawal', 'de', 'Ada', 'ada@example.com', 'RW', 'r', 'h', $2, now(), case when $3 then now() end)`,
        [id, received, isSettled],
      );
    await forgetExpired(shop.deps.database, new Date('2026-01-01T12:00:00Z'));
    const rows = await query("select id from private.legal_notices where email = 'ada@example.com'");
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([open, young]));
  });

  test('provider events, unused sessions, expired links and the log are erased when due, and not earlier', async () => {
    const ada = await shop.buyer();
    const old = new Date(now.getTime() - 400 * 86_400_000);
    await query(`update auth.sessions set refreshed_at = $2 where user_id = $1`, [ada.id, old]);
    const fresh = await shop.buyer();
    for (const [id, state, received] of [
      ['evt_old', 'handled', old],
      ['evt_waiting', 'waiting', old],
      ['evt_new', 'handled', now],
    ])
      await query(
        `insert into private.payment_events (id, type, livemode, payload, state, created_at, received_at)
         values ($1, 'x', false, '{}', $2, $3, $3)`,
        [id, state, received],
      );
    for (const created of ['2010-01-01', now])
      await query(`insert into private.audit_log (action, subject_id, created_at) values ('retention_test', 'x', $1)`, [
        created,
      ]);
    for (const [hash, created] of [
      ['old', old],
      ['new', now],
    ])
      await query(
        `insert into auth.one_time_tokens (token_hash, user_id, purpose, redirect_to, expires_at, created_at)
         values ($1, $2, $3, '/', $4, $4)`,
        [hash, fresh.id, hash === 'old' ? 'signup' : 'recovery', created],
      );
    await forgetExpired(shop.deps.database, now);
    const left = async (text: string) => (await query(text)).map(({ id }) => id);
    expect(
      await left(`select id from private.payment_events where id like 'evt\\_%' and payload = '{}' order by id`),
    ).toEqual(['evt_new', 'evt_waiting']);
    expect(await left(`select token_hash as id from auth.one_time_tokens`)).toEqual(['new']);
    expect((await query(`select from private.audit_log where action = 'retention_test'`)).length).toBe(1);
    await expect(query(`delete from private.audit_log where action = 'retention_test'`)).rejects.toThrow(/append-only/);
    expect((await query('select from auth.sessions where user_id = $1', [ada.id])).length).toBe(0);
    expect((await query('select from auth.sessions where user_id = $1', [fresh.id])).length).toBe(1);
    await query(`delete from private.payment_events where payload = '{}'`);
  });
});
