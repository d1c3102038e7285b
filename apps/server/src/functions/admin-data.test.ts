import { randomUUID } from 'node:crypto';
import type { ContentModel, ContentText } from '@regelwerk/contract/admin/admin-content';
import { type AuditPage, exportTables, type HealthCheck } from '@regelwerk/contract/admin/admin-data';
import type { NoticeRow, RefundableOrder } from '@regelwerk/contract/admin/admin-notices';
import type { Overview } from '@regelwerk/contract/admin/admin-overview';
import type { PersonView } from '@regelwerk/contract/admin/admin-person';
import type { TextPlace } from '@regelwerk/contract/admin/built-in-texts';
import { mostCounted } from '@regelwerk/contract/shared/most-counted';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { setAdmin } from '../domain/accounts/admin-rights.ts';
import { sumDays } from '../domain/admin/sum-days.ts';
import { countFound } from '../domain/kernel/count-found.ts';
import { pageWindow } from '../domain/kernel/page-window.ts';
import { openBrowser } from '../testing/auth-client.ts';
import { type Buyer, openShop, type Shop } from '../testing/shop.ts';

describe.each(databaseModes)('what admins look at, on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.admin();
  });
  afterAll(() => shop.remove());

  const read = async <Answer>(name: string, body: object) => {
    const { data, status } = await admin.call(name, body);
    expect(status).toBe(200);
    return data as Answer;
  };
  const view = <Answer>(action: string, more: object = {}) => read<Answer>('admin-data', { action, ...more });
  const notices = <Answer>(action: string, more: object = {}) => read<Answer>('admin-notices', { action, ...more });
  const download = async (table: string, more: object = {}) => {
    const { data } = await admin.client.auth.getSession();
    const answer = await shop.request('/functions/v1/admin-data', {
      method: 'POST',
      headers: {
        apikey: shop.deps.keys.publishable,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ action: 'export', table, ...more }),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { answer, bytes, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
  };
  const rowsOf = (text: string) => parse(text, { columns: true, bom: true }) as Record<string, string>[];

  test('every view and every change is for those alone who are admins at this moment', async () => {
    const id = admin.id;
    const seen = { endsAt: '2026-12-26T12:00:00.000Z', refund: 0 };
    const model = { name: 'Bubble', description: '', is_active: true };
    const calls: [string, object][] = [
      ['admin-data', { action: 'audit' }],
      ['admin-data', { action: 'customer', id }],
      ['admin-data', { action: 'health' }],
      ['admin-data', { action: 'overview' }],
      ['admin-notices', { action: 'list' }],
      ['admin-notices', { action: 'previewRefund', noticeId: id }],
      ['admin-notices', { action: 'refund', noticeId: id, orderId: id, amount: 1 }],
      ['admin-notices', { action: 'cancelPlan', noticeId: id, orderId: id, forCause: true, seen }],
      ['admin-notices', { action: 'undoCancellation', noticeId: id, reason: 'why' }],
      ['admin-notices', { action: 'settle', noticeId: id, reason: 'why' }],
      ['admin-data', { action: 'export', table: 'ledger' }],
      ['admin-content', { action: 'getModels' }],
      ['admin-content', { action: 'saveModel', model }],
      ['admin-content', { action: 'deleteModel', id }],
      ['admin-content', { action: 'getTranslations' }],
      ['admin-content', { action: 'saveTranslation', key: 'test.rights', language: 'en', value: null }],
    ];
    const visitor = openBrowser(shop).client;
    const user = await shop.buyer();
    const former = await shop.admin();
    await former.client.auth.refreshSession();
    await setAdmin(shop.deps.accounts, { actor: null, email: former.email, isAdmin: false });
    for (const [name, body] of calls) {
      const { error } = await visitor.functions.invoke(name, { body });
      expect([body, error?.context.status]).toEqual([body, 401]);
      for (const person of [user, former])
        expect([body, (await person.call(name, body)).code]).toEqual([body, 'not_admin']);
      expect([200, 404, 409]).toContain((await admin.call(name, body)).status);
    }
  });

  test('the log is searched by who did it, filtered by what, and never changed', async () => {
    const person = await shop.buyer();
    const book = (amount: number, reason: string) =>
      admin.call('admin-tokens', { userId: person.id, amount, reason, requestId: randomUUID() });
    await book(5, 'First reason');
    await book(6, 'Second reason');
    const all = await view<AuditPage>('audit', { only: 'adjust_tokens', search: admin.email });
    expect(all.rows[0]).toMatchObject({ actor: admin.email, subject: person.id, reason: 'Second reason' });
    expect(all.actions).toEqual(expect.arrayContaining(['adjust_tokens', 'grant_admin']));
    const found = await view<AuditPage>('audit', { search: 'First rea' });
    expect([found.total, found.rows.map(({ after }) => after)]).toEqual([1, [{ amount: 5, balance: 5 }]]);
    expect((await view<AuditPage>('audit', { search: person.id })).total).toBe(2);
    const oldest = await view<AuditPage>('audit', { direction: 'asc', perPage: 1 });
    expect(oldest.rows[0]).toMatchObject({ actor: null, action: 'grant_admin' });
  });

  test('a person is one timeline: account, declarations, order, tokens, refund and what admins did', async () => {
    const person = await shop.buyer();
    const url = await person.order(await shop.price('Basic'));
    await shop.provider.pay(url);
    await shop.settle();
    const [order] = await shop.orders(person.id);
    await shop.provider.stripe.refunds.create({ payment_intent: String(order?.payment_intent_id) });
    await shop.settle();
    await admin.call('admin-tokens', { userId: person.id, amount: 2, reason: 'Sorry', requestId: randomUUID() });
    const seen = await view<PersonView>('customer', { id: person.id });
    expect(seen).toMatchObject({ email: person.email, balance: 2, rules: 0 });
    const kinds = seen.timeline.map(({ kind }) => kind);
    expect(kinds.at(-1)).toBe('account');
    expect(new Set(kinds)).toEqual(
      new Set(['account', 'consent', 'order', 'document', 'tokens', 'reversal', 'mail', 'admin']),
    );
    expect(seen.timeline.filter(({ kind }) => kind === 'document')).toMatchObject([
      { amount: -499, state: 'credit_note' },
      { amount: 499, state: 'invoice' },
    ]);
    expect(seen.timeline.filter(({ kind }) => kind === 'tokens').map(({ tokens }) => tokens)).toEqual([2, -10, 10]);
    expect(seen.timeline.filter(({ kind }) => kind === 'mail')).toMatchObject([
      { state: 'sent' },
      { state: 'sent' },
      { state: 'sent' },
      { state: 'sent' },
    ]);
    const times = seen.timeline.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect((await admin.call('admin-data', { action: 'customer', id: randomUUID() })).code).toBe('user_not_found');
  });

  test('the overview has every day, with money and tokens where they fell, and what was paid back taken off', async () => {
    const sums = async () => {
      const { days, currency } = await view<Overview>('overview', { days: 90 });
      expect([days.length, currency]).toEqual([90, 'eur']);
      expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].sort());
      const today = days.at(-1);
      expect(today?.day).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date()));
      return { ...(today as NonNullable<typeof today>), yesterday: days.at(-2)?.active };
    };
    const before = await sums();
    const person = await shop.buyer();
    await shop.provider.pay(await person.order(await shop.price('Standard')));
    await shop.provider.pay(await person.subscribe(await shop.price('Studio')));
    await shop.settle();
    const bought = await sums();
    expect(bought).toMatchObject({
      revenue: before.revenue + 999 + 2900,
      sold: before.sold + 25 + 120,
      purchases: before.purchases + 2,
      signUps: before.signUps + 1,
      refunded: before.refunded,
      used: before.used,
      active: before.active + 1,
      yesterday: before.yesterday,
    });
    const [order] = await shop.orders(person.id);
    await shop.provider.stripe.refunds.create({ payment_intent: String(order?.payment_intent_id), amount: 400 });
    await shop.settle();
    expect(await sums()).toMatchObject({
      revenue: bought.revenue - 400,
      refunded: bought.refunded + 400,
      purchases: bought.purchases,
    });
    // the figure of today is the number of rows that its list shows, also after a plan ended before its period
    const listed = async () => {
      const { data } = await admin.call('admin-stripe', { action: 'getSubscriptions', status: 'running' });
      return (data as { total: number }).total;
    };
    expect(bought.active).toBe(await listed());
    const endNow = 'update public.subscriptions set status = $2 where user_id = $1';
    for (const status of ['canceled', 'incomplete', 'past_due']) {
      await shop.deps.database.pool.query(endNow, [person.id, status]);
      expect([status, (await sums()).active]).toEqual([status, await listed()]);
    }
    const { rows } = await shop.deps.database.pool.query(
      // noon in Berlin: neither the time of day nor the end of summer time moves it to another day
      `update public.subscriptions set status = 'canceled',
         created_at = (private.day_in_berlin(now()) - 60 + time '12:00') at time zone 'Europe/Berlin',
         current_period_end = (private.day_in_berlin(now()) - 30 + time '12:00') at time zone 'Europe/Berlin'
       where user_id = $1 returning id`,
      [person.id],
    );
    expect(rows).toHaveLength(1);
    const { days } = await view<Overview>('overview', { days: 90 });
    const ran = (daysAgo: number) => (days.at(-1 - daysAgo)?.active ?? 0) - (days.at(-90)?.active ?? 0);
    expect([ran(61), ran(59), ran(31), ran(29)]).toEqual([0, 1, 1, 0]);
  });

  test('previews are counted by the day alone, and every range has the days before it beside it', async () => {
    const read = () => view<Overview>('overview', { days: 30 });
    const before = await read();
    const answers = { aiModel: 'Claude', applicationType: 'Backend', frameworks: ['Django'] };
    const formData = { ...answers, behaviorPreference: 'Strict', outputFormat: 'Markdown' };
    const call = () => openBrowser(shop).client.functions.invoke('generate-rules', { body: { formData } });
    expect((await call()).data).toMatchObject({ masked: true });
    await call();
    const after = await read();
    expect(after.days.at(-1)?.previews).toBe((before.days.at(-1)?.previews ?? 0) + 2);
    const { pool } = shop.deps.database;
    const { rows: columns } = await pool.query(
      "select column_name as name from information_schema.columns where table_name = 'preview_days' order by 1",
    );
    expect(columns.map(({ name }) => name)).toEqual(['day', 'previews']);
    await pool.query('insert into private.preview_days values (private.day_in_berlin(now()) - 30, 7)');
    const { days, before: earlier } = await read();
    expect([days.length, earlier.length]).toEqual([30, 30]);
    expect(days[0]?.previews).toBe(after.days[0]?.previews);
    expect(earlier.at(-1)?.previews).toBe(7);
  });

  test('the tokens of a day that is over are summed up once, and the figures stay the same', async () => {
    const person = await shop.buyer();
    await shop.provider.pay(await person.order(await shop.price('Basic')));
    await shop.settle();
    const { pool } = shop.deps.database;
    await pool.query(
      `insert into public.generations (user_id, request_id, answers_hash, state, generator, title, error, settled_at)
       values ($1, gen_random_uuid(), repeat('a', 43), 'released', 'model', 't', 'timeout', now())`,
      [person.id],
    );
    const figures = async () => (await view<Overview>('overview')).days;
    const before = await figures();
    expect(before.at(-1)).toMatchObject({ sold: expect.any(Number), failed: 1 });
    const tomorrow = new Date(Date.now() + 86_400_000);
    for (let time = 0; time < 2; time += 1) {
      await sumDays(shop.deps.database, tomorrow);
      expect(await figures()).toEqual(before);
    }
    await pool.query('update private.token_days set used = used + 7 where day = private.day_in_berlin(now())');
    expect((await figures()).at(-1)?.used).toBe((before.at(-1)?.used ?? 0) + 7);
    await pool.query('delete from private.token_days');
  });

  test('rows are counted as far as a page needs it', async () => {
    const { kysely } = shop.deps.database;
    const count = (rows: number, page: number) =>
      countFound(kysely, sql`select from generate_series(1, ${rows}::int)`, pageWindow({ page, perPage: 100 }));
    expect(await Promise.all([count(0, 1), count(mostCounted, 1), count(20_000, 1)])).toEqual([
      0,
      mostCounted,
      mostCounted + 1,
    ]);
    // an admin who pages on gets there
    expect(await Promise.all([count(20_000, 150), count(20_000, 200)])).toEqual([15_001, 20_000]);
  });

  test('models and texts are changed, audited, and a stale edit is told', async () => {
    const content = (action: string, more: object = {}) => admin.call('admin-content', { action, ...more });
    const models = async () => ((await content('getModels')).data as { models: ContentModel[] }).models;
    const bubble = (await models()).find(({ name }) => name === 'Bubble');
    expect((await content('deleteModel', { id: bubble?.id })).status).toBe(200);
    expect((await content('deleteModel', { id: bubble?.id })).code).toBe('not_found');
    const model = { name: 'Bubble', description: 'New', is_active: true };
    expect((await content('saveModel', { model: { ...model, name: 'Nobody knows it' } })).code).toBe('invalid_input');
    expect((await content('saveModel', { model })).status).toBe(200);
    expect((await content('saveModel', { model })).code).toBe('code_taken');
    const made = (await models()).find(({ name }) => name === 'Bubble');
    const change = { id: made?.id, model: { ...model, is_active: false }, seen: { is_active: true } };
    expect((await content('saveModel', change)).status).toBe(200);
    expect((await content('saveModel', change)).code).toBe('stale_edit');

    const key = 'shop.hello';
    const text = (value: string | null, more: object = {}) =>
      content('saveTranslation', { key, language: 'de', value, ...more });
    const greeting = 'Grüße, {{name}}';
    expect((await text(greeting, { seen: null })).status).toBe(200);
    expect((await text('{{name}}!', { seen: null })).code).toBe('stale_edit');
    const rows = async () => ((await content('getTranslations', { search: key })).data as { rows: ContentText[] }).rows;
    const builtIn = { en: 'Hello, {{name}}', de: 'Hallo, {{name}}' };
    const shown = { id: key, places: ['shop.title'], builtIn };
    expect(await rows()).toEqual([{ ...shown, own: { en: null, de: greeting } }]);
    expect((await text(null, { seen: greeting })).status).toBe(200);
    expect(await rows()).toEqual([{ ...shown, own: { en: null, de: null } }]);
    expect((await content('saveTranslation', { key: 'a b', language: 'de', value: '' })).code).toBe('invalid_input');
    expect((await content('saveTranslation', { key, language: 'fr', value: '' })).code).toBe('invalid_input');
    const { rows: done } = await shop.deps.database.pool.query(
      `select action from private.audit_log where actor_id = $1 and action ~ 'model|translation' order by id`,
      [admin.id],
    );
    expect(done.map(({ action }) => action)).toEqual([
      'delete_model',
      'create_model',
      'update_model',
      'save_translation',
      'remove_translation',
    ]);
  });

  test('texts are those of the app: no unknown key, no lost placeholder, and leftovers can only be removed', async () => {
    const content = (action: string, more: object = {}) => admin.call('admin-content', { action, ...more });
    const list = async (more: object = {}) =>
      (await content('getTranslations', { perPage: 100, ...more })).data as {
        rows: ContentText[];
        total: number;
        places: TextPlace[];
      };
    const save = (key: string, value: string | null) => content('saveTranslation', { key, language: 'en', value });
    const keys = async (more: object) => (await list(more)).rows.map(({ id }) => id);
    const { pool } = shop.deps.database;
    await pool.query(`delete from public.translations`);

    expect(await save('shop.gone', 'Anything')).toMatchObject({ code: 'unknown_text', status: 404 });
    expect(await save('shop.hello', 'Hello, friend')).toMatchObject({
      code: 'placeholder_missing',
      status: 400,
      data: { error: 'The text must contain {{name}}.', field: 'value' },
    });
    expect((await list({ state: 'changed' })).total).toBe(0);
    // the built-in text is no replacement of itself
    expect((await save('shop.hello', 'Hello, {{name}}')).status).toBe(200);
    expect((await pool.query('select key from public.translations')).rows).toEqual([]);

    expect((await save('shop.hello', 'Good day, {{name}}')).status).toBe(200);
    await pool.query(`insert into public.translations values ('shop.old', 'de', 'Alt'), ('shell.skip', 'en', 'Skip')`);
    expect(await keys({})).toEqual(['shell.skip', 'shop.hello', 'shop.old']);
    expect(await keys({ state: 'changed' })).toEqual(['shop.hello']);
    expect(await keys({ state: 'unused' })).toEqual(['shop.old']);
    expect(await keys({ place: 'everywhere' })).toEqual(['shell.skip']);
    for (const search of ['HELLO', 'good day', 'hallo', 'seite des shops'])
      expect([search, await keys({ search })]).toEqual([search, ['shop.hello']]);
    expect((await list({ search: 'nothing of it' })).total).toBe(0);
    expect((await list({ page: 2, perPage: 2 })).rows).toMatchObject([
      { id: 'shop.old', places: [], builtIn: null, own: { en: null, de: 'Alt' } },
    ]);
    expect((await list()).places.map(({ id }) => id)).toEqual(['everywhere', 'shop.title']);

    expect((await content('saveTranslation', { key: 'shop.old', language: 'de', value: 'Neu' })).code).toBe(
      'unknown_text',
    );
    expect((await content('saveTranslation', { key: 'shop.old', language: 'de', value: null })).status).toBe(200);
    // a stored text that equals the built-in one was shown as none
    const skip = { key: 'shell.skip', language: 'en', seen: null };
    expect((await content('saveTranslation', { ...skip, value: 'Jump' })).status).toBe(200);
    expect(await keys({})).toEqual(['shell.skip', 'shop.hello']);
  });

  test('health names what is wrong: a ledger that does not add up, and an event that cannot be handled', async () => {
    const state = async () =>
      new Map((await view<{ checks: HealthCheck[] }>('health')).checks.map((check) => [check.name, check]));
    const good = await state();
    expect([good.get('ledger')?.state, good.get('webhooks')?.state, good.get('model')?.state]).toEqual([
      'good',
      'good',
      'idle',
    ]);
    // a fresh shop has had nothing to compare: no alarm, and no number of differences
    expect(good.get('reconciliation')).toMatchObject({ state: 'pending', details: [{ code: 'not_compared_yet' }] });
    expect(good.get('payments')?.details.map(({ code }) => code)).toContain('webhook_missing');
    expect(good.get('operator')?.details).toEqual([
      { code: 'facts_missing', values: { fields: expect.stringMatching(/^name, legalForm, /) } },
      { code: 'tax_number_missing' },
    ]);
    // without a mail server, mails reach no one
    expect(good.get('mails')).toMatchObject({ state: 'warning', details: [{ code: 'mails_kept' }] });
    const query = (text: string) => shop.deps.database.pool.query(text);
    await query(
      `insert into private.payment_events (id, type, livemode, payload, state, attempts, created_at)
       values ('evt_stuck', 'invoice.paid', false, '{}', 'waiting', 3, now())`,
    );
    await query(`update public.user_tokens set tokens_remaining = tokens_remaining + 1 where user_id = '${admin.id}'`);
    const bad = await state();
    expect([bad.get('ledger'), bad.get('webhooks')]).toMatchObject([
      { state: 'bad', count: 1, details: [{ code: 'holds_match_balance', values: { subject: admin.id } }] },
      { state: 'bad', count: 1, details: [{ code: 'events_failing', values: { count: 1 } }] },
    ]);
    // what is not listed is counted
    await query(
      `insert into private.reconciliations (started_at, finished_at, mended, differences) select now(), now(), 0,
         jsonb_agg(jsonb_build_object('what', 'w', 'code', 'order_in_review', 'subject', n::text)) from generate_series(1, 23) n`,
    );
    const compared = (await state()).get('reconciliation');
    expect(compared).toMatchObject({ state: 'bad', count: 23 });
    expect(compared?.details.slice(19)).toEqual([
      { code: 'order_in_review', values: { what: 'w', subject: '20' } },
      { code: 'more', values: { count: 3 } },
    ]);
    await query('delete from private.reconciliations');
    await query("delete from private.payment_events where id = 'evt_stuck'");
    await query(`update public.user_tokens set tokens_remaining = tokens_remaining - 1 where user_id = '${admin.id}'`);
  });

  test('a withdrawal is paid back for what is unspent, the newest order first, once, and as it was previewed', async () => {
    const person = await shop.buyer();
    for (const product of ['Basic', 'Standard']) {
      await shop.provider.pay(await person.order(await shop.price(product)));
      await shop.settle();
    }
    // 35 bought, 12 spent: the 25 of the newer order count as kept before the 10 of the older one
    await admin.call('admin-tokens', { userId: person.id, amount: -12, reason: 'spent', requestId: randomUUID() });
    const noticeId = randomUUID();
    await shop.deps.database.pool.query(
      `insert into private.legal_notices
         (id, kind, language, name, email, contract_reference, receipt, address_hash, received_at, due_at)
       values ($1, 'withdrawal', 'de', 'Ada', upper($2), 'RW', 'r', 'h', now(), now() + interval '14 days')`,
      [noticeId, person.email],
    );
    const preview = async () => (await notices<{ orders: RefundableOrder[] }>('previewRefund', { noticeId })).orders;
    const [newer, older] = await preview();
    expect(newer).toMatchObject({ tokens: 25, unspent: 23, refund: 920, in_time: true });
    expect(older).toMatchObject({ tokens: 10, unspent: 0, refund: 0 });
    const refund = { action: 'refund', noticeId, orderId: newer?.id };
    expect((await admin.call('admin-notices', { ...refund, amount: 999 })).code).toBe('stale_edit');
    expect((await admin.call('admin-notices', { ...refund, orderId: randomUUID(), amount: 920 })).code).toBe(
      'not_found',
    );
    const open = async () =>
      (await notices<{ rows: NoticeRow[]; total: number }>('list', { state: 'open', search: person.email })).rows;
    expect(await open()).toMatchObject([{ id: noticeId, kind: 'withdrawal', user_id: person.id }]);
    expect((await admin.call('admin-notices', { ...refund, amount: 920 })).status).toBe(200);
    await shop.settle();
    expect(await person.balance()).toBe(0);
    expect(await open()).toEqual([]);
    expect((await preview())[0]).toMatchObject({ unspent: 0, refund: 0 });
    expect((await admin.call('admin-notices', { ...refund, amount: 920 })).code).toBe('stale_edit');
    const refunds = await shop.provider.stripe.refunds.list({ limit: 100 });
    expect(refunds.data.filter(({ metadata }) => metadata?.notice === noticeId).map(({ amount }) => amount)).toEqual([
      920,
    ]);
    expect(await shop.faults()).toEqual([]);
  });

  const declare = async (email: string, receivedAt: string) => {
    const noticeId = randomUUID();
    await shop.deps.database.pool.query(
      `insert into private.legal_notices
         (id, kind, language, name, email, contract_reference, receipt, address_hash, received_at, due_at)
       values ($1, 'withdrawal', 'de', 'Ada', $2, 'RW', 'r', 'h', $3::timestamptz, now() + interval '14 days')`,
      [noticeId, email, receivedAt],
    );
    const previewed = await notices<{ orders: RefundableOrder[] }>('previewRefund', { noticeId });
    return { noticeId, order: previewed.orders[0] };
  };

  test('tokens used before the confirmation had left are paid back, and nobody owes them afterwards', async () => {
    const person = await shop.buyer();
    await shop.provider.pay(await person.order(await shop.price('Basic')));
    await shop.settle();
    await admin.call('admin-tokens', { userId: person.id, amount: -4, reason: 'spent', requestId: randomUUID() });
    const sentAt = async (instant: string | null) =>
      shop.deps.database.pool.query(
        "update private.mails set sent_at = $1 where purpose = 'confirmation' and order_id = (select id from public.orders where user_id = $2)",
        [instant, person.id],
      );
    expect((await declare(person.email, new Date().toISOString())).order).toMatchObject({
      unspent: 6,
      unconfirmed: 0,
      refund: 300,
    });
    expect((await sentAt(null)).rowCount).toBe(1);
    const { noticeId, order } = await declare(person.email, new Date().toISOString());
    expect(order).toMatchObject({ unspent: 6, unconfirmed: 4, refund: 499, in_time: true });
    const refund = { action: 'refund', noticeId, orderId: order?.id, amount: 499 };
    expect((await admin.call('admin-notices', refund)).status).toBe(200);
    await shop.settle();
    expect(await person.balance()).toBe(0);
    expect(await shop.faults()).toEqual([]);
  });

  test('the period ends with its last day in Berlin, on the next working day, and begins with the confirmation', async () => {
    const person = await shop.buyer();
    await shop.provider.pay(await person.order(await shop.price('Basic')));
    await shop.settle();
    const run = (text: string, ...values: unknown[]) => shop.deps.database.pool.query(text, [person.id, ...values]);
    await run("update public.orders set fulfilled_at = '2026-10-31 12:00+01' where user_id = $1");
    const confirm = (instant: string | null) =>
      run(
        "update private.mails set sent_at = $2 where purpose = 'confirmation' and order_id = (select id from public.orders where user_id = $1)",
        instant,
      );
    await confirm('2026-10-31 12:00+01');
    const lastEvening = await declare(person.email, '2026-11-16 23:59:59+01');
    expect(lastEvening.order).toMatchObject({ in_time: true, withdrawal_until: '2026-11-16T22:59:59.000Z' });
    expect((await declare(person.email, '2026-11-17 00:00:01+01')).order?.in_time).toBe(false);
    await confirm('2026-11-02 12:00+01');
    expect((await declare(person.email, '2026-11-17 00:00:01+01')).order?.in_time).toBe(false);
    await confirm('2026-11-03 12:00+01');
    expect((await declare(person.email, '2026-11-17 00:00:01+01')).order?.in_time).toBe(true);
    await confirm(null);
    expect((await declare(person.email, '2027-11-14 12:00+01')).order?.in_time).toBe(true);
    expect((await declare(person.email, '2027-11-16 12:00+01')).order?.in_time).toBe(false);
  });

  test('a declaration of nobody we know is settled with a reason, once', async () => {
    const noticeId = randomUUID();
    await shop.deps.database.pool.query(
      `insert into private.legal_notices
         (id, kind, language, name, email, contract_reference, receipt, address_hash, received_at, due_at)
       values ($1, 'cancellation', 'en', 'Eve', 'eve@unknown.example', 'none', 'r', 'h', now(), now())`,
      [noticeId],
    );
    expect((await notices<{ orders: [] }>('previewRefund', { noticeId })).orders).toEqual([]);
    const settle = { action: 'settle', noticeId, reason: 'No such contract' };
    expect((await admin.call('admin-notices', { ...settle, reason: '' })).code).toBe('invalid_input');
    expect((await admin.call('admin-notices', settle)).status).toBe(200);
    expect((await admin.call('admin-notices', settle)).code).toBe('stale_edit');
    const log = await view<AuditPage>('audit', { search: noticeId });
    expect(log.rows).toMatchObject([{ action: 'settle_notice', reason: 'No such contract' }]);
    await shop.settle();
    const mails = (await shop.mails()).filter(({ to }) => to?.[0]?.address === 'eve@unknown.example');
    expect(mails.map(({ subject }) => subject)).toEqual(['About your cancellation']);
    expect(mails[0]?.text).toContain('No further step follows from it.');
    expect(mails[0]?.text).not.toContain('No such contract');
  });

  test('an exported table follows RFC 4180 with a byte order mark, and a spreadsheet runs none of its cells', async () => {
    const mean = ['=cmd()', '+1', '-1', '@x', '\tx', '\rx', 'a "quote"; and, Ümläut\nline'];
    for (const [index, name] of mean.entries())
      await shop.deps.database.pool.query('insert into public.customers (email, name) values ($1, $2)', [
        `mean${index}@csv.example`,
        name,
      ]);
    const { answer, bytes, text } = await download('customers', { search: '@csv.example' });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="customers.csv"');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text.split('\r\n')[0]).toBe('\ufeffid,email,name,stripe_customer_id,created_utc,created_berlin');
    const rows = rowsOf(text);
    expect(rows).toHaveLength(mean.length);
    for (const [index, name] of mean.entries()) {
      const row = rows.find(({ email }) => email === `mean${index}@csv.example`);
      expect(row?.name).toBe(index < 6 ? `'${name}` : name);
      expect(row?.created_utc).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    }
    const log = await view<AuditPage>('audit', { only: 'export' });
    expect(log.rows[0]).toMatchObject({ actor: admin.email, subject: 'customers', after: { search: '@csv.example' } });
  });

  test('a large table is written whole, each row once, in the order of the table', async () => {
    const person = await shop.buyer();
    await shop.deps.database.pool.query(
      `insert into public.token_transactions
         (user_id, transaction_type, amount, delta, balance_after, description, source_type, source_id)
       select $1, 'add', 1, 1, n, 'many', 'test', $2 || n from generate_series(1, 10001) n`,
      [person.id, person.id],
    );
    const rows = rowsOf((await download('ledger', { search: person.email })).text);
    expect(rows).toHaveLength(10_001);
    expect(rows.map(({ balance_after: balance }) => Number(balance))).toEqual(
      Array.from({ length: 10_001 }, (_, n) => n + 1),
    );
    expect((await download('ledger', { search: 'nobody at all' })).text).toBe('');
  });

  test.each(exportTables)('%s can be had as a file', async (table) => {
    const { answer, text } = await download(table);
    expect(answer.status).toBe(200);
    for (const row of rowsOf(text)) expect(Object.keys(row)).not.toContain('cursor_id');
  });
});
