import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, openShop, type Shop, sessionOf } from '../../testing/shop.ts';
import { setAdmin } from '../accounts/admin-rights.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { alertTexts } from './alert-texts.ts';
import { queueLateWorkAlerts } from './queue-late-work-alerts.ts';

const operator = 'laden@betreiber.example';

describe.each(databaseModes)('alerts for the operator on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let known = 0;
  beforeAll(async () => {
    shop = await openShop(mode, { OPERATOR_MAIL: operator, OPERATOR_LANGUAGE: 'de' });
  });
  beforeEach(async () => {
    ada = await shop.buyer();
    known = (await alerts()).length;
  });
  afterAll(() => shop.remove());

  const query = async (statement: string, values: unknown[] = []) =>
    (await shop.deps.database.pool.query(statement, values)).rows as Record<string, unknown>[];
  const alerts = async () => (await shop.mails()).filter(({ to }) => to?.[0]?.address === operator);
  /** The subjects of the alerts of this test. */
  const mailed = async () => (await alerts()).slice(known).map(({ subject }) => subject);
  const watch = async () => {
    await query(`select graphile_worker.add_job('check_late_mails', '{}')`);
    await shop.work();
  };
  const declare = (path: string, more: Record<string, string> = {}) =>
    sendDeclaration(shop, path, { name: 'Ada', email: ada.email, contractReference: 'x', ...more });

  test('are mailed once, however often the event is seen, and name no customer', async () => {
    const url = await ada.order(await shop.price('Standard'));
    await query('update public.orders set amount = 998 where user_id = $1', [ada.id]);
    await shop.provider.pay(url);
    await shop.settle();
    await reconcile(shop.billing, { minutes: 0 });
    await ada.call('confirm-purchase', { sessionId: sessionOf(url) });
    await shop.settle();
    expect(await mailed()).toEqual(['Eine Bestellung wartet auf deine Entscheidung']);
    const [order] = await shop.orders(ada.id);
    const text = (await alerts()).at(-1)?.text ?? '';
    expect(text).toContain(String(order?.number));
    expect(text).not.toContain(ada.email);
    await query(`update public.orders set amount = 999, state = 'refunded' where user_id = $1`, [ada.id]);
  });

  test('come for a withdrawal and a dispute, and for a cancellation only if it needs a decision', async () => {
    const url = await ada.order(await shop.price('Standard'));
    await shop.provider.pay(url);
    await shop.provider.pay(await ada.subscribe(await shop.price('Studio')));
    await shop.settle();
    await declare('/vertrag-kuendigen', { type: 'ordinary', reason: '', end: '' });
    expect(await mailed()).toEqual([]);
    await declare('/vertrag-kuendigen', { type: 'extraordinary', reason: 'Nothing works', end: '' });
    await declare('/vertrag-widerrufen');
    const { payment_intent: intent } = await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(url));
    await shop.provider.stripe.rawRequest('POST', '/v1/sandbox/disputes', { payment_intent: intent });
    await shop.settle();
    await reconcile(shop.billing);
    expect((await mailed()).sort()).toEqual([
      'Ein Widerruf ist eingegangen',
      'Eine Kündigung wartet auf deine Entscheidung',
      'Eine Zahlung wird angefochten',
    ]);
  });

  test('come for mails that were given up, work that is not done and a comparison that failed, never for alerts', async () => {
    const dead = async (flags: string) => {
      await query(
        `select graphile_worker.add_job('send_mail', '{}', max_attempts => 1, flags => ${flags}, job_key => gen_random_uuid()::text)`,
      );
      await query(`update graphile_worker._private_jobs set attempts = max_attempts where max_attempts = 1`);
    };
    const deadMails = 'E-Mails lassen sich nicht zustellen';
    const books = 'Die Bücher weichen von denen des Zahlungsanbieters ab';
    await dead(`array['alert']`);
    await watch();
    expect(await mailed()).toEqual([]);
    await dead('null');
    await watch();
    await watch();
    expect(await mailed()).toEqual([deadMails]);
    await dead('null');
    await watch();
    expect(await mailed()).toEqual([deadMails, deadMails]);
    await query(`select graphile_worker.add_job('settle_contract', '{}', run_at => now() - interval '1 hour')`);
    // a worker would do it at once
    for (const _ of [1, 2]) await queueLateWorkAlerts(shop.deps.database, shop.deps.clock(), true);
    await query(
      `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'settle_contract'))`,
    );
    await shop.work();
    expect((await mailed()).slice(2)).toEqual(['Aufgaben bleiben liegen']);
    await query('delete from graphile_worker._private_jobs');
    await query('update public.user_tokens set tokens_remaining = tokens_remaining + 1 where user_id = $1', [ada.id]);
    await reconcile(shop.billing);
    await reconcile(shop.billing);
    await query('update public.user_tokens set tokens_remaining = tokens_remaining - 1 where user_id = $1', [ada.id]);
    await query(`update private.reconciliations set finished_at = now() - interval '3 hours'`);
    await watch();
    await watch();
    expect((await mailed()).slice(3)).toEqual([books, books]);
  });

  test('a declaration that was given up is named with its deadline, once, and not as a late job', async () => {
    const id = randomUUID();
    await query(
      `insert into private.legal_notices (id, kind, language, name, email, contract_reference, details, receipt, address_hash, received_at, due_at)
       values ($1, 'withdrawal', 'de', 'Ada', $2, 'x', '{}', '', '', now(), '2026-12-11T22:59:59Z')`,
      [id, ada.email],
    );
    const payload = JSON.stringify({ id });
    await query(`select graphile_worker.add_job('apply_withdrawal', $1, max_attempts => 1)`, [payload]);
    await query('update graphile_worker._private_jobs set attempts = max_attempts where max_attempts = 1');
    for (const _ of [1, 2]) await watch();
    expect(await mailed()).toEqual(['Eine Erklärung ließ sich nicht verarbeiten']);
    const text = (await alerts()).at(-1)?.text ?? '';
    expect(text).toContain(id);
    expect(text).toContain('11. Dezember 2026');
    await query('delete from graphile_worker._private_jobs');
  });

  test('are counted in the menu of admins alone', async () => {
    expect((await ada.call('admin-data', { action: 'waiting' })).status).toBe(403);
    await setAdmin(shop.deps.accounts, { actor: null, email: ada.email, isAdmin: true });
    const { data } = await ada.call('admin-data', { action: 'waiting' });
    const { data: open } = await ada.call('admin-notices', { action: 'list', state: 'open' });
    expect(data).toEqual({ notices: (open as { total: number }).total, reviews: 0 });
    expect((data as { notices: number }).notices).toBeGreaterThan(1);
  });
});

test('an alert about one thing speaks of one', () => {
  const said = (language: 'en' | 'de', kind: 'reconciliation' | 'dead_mails' | 'late_jobs', count: number) =>
    alertTexts[language][kind].text({ task: 'send_mail', count });
  expect(said('en', 'reconciliation', 1)).toContain('found 1 difference.');
  expect(said('en', 'dead_mails', 1)).toContain('1 mail was given up after all attempts and reaches nobody.');
  expect(said('en', 'late_jobs', 2)).toContain('2 jobs of the kind "send_mail" are late');
  expect(said('de', 'dead_mails', 1)).toContain(
    '1 E-Mail wurde nach allen Versuchen aufgegeben und erreicht niemanden.',
  );
  expect(said('de', 'late_jobs', 1)).toContain('1 Aufgabe der Art „send_mail“ ist überfällig');
  expect(said('de', 'reconciliation', 2)).toContain('2 Abweichungen gefunden');
});
