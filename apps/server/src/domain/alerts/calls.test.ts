import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { type Buyer, openShop, type Shop, sessionOf } from '../../testing/shop.ts';
import { setAdmin } from '../accounts/admin-rights.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { callForLateWork } from './call-for-late-work.ts';
import { callWords } from './call-words.ts';

const operator = 'laden@betreiber.example';
const key = Buffer.alloc(32, 7);

describe.each(databaseModes)('calls for the operator on the %s database', (mode) => {
  const posted: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  let answersWith = 204;
  let shop: Shop;
  let ada: Buyer;
  const receiver = createServer(async (request, response) => {
    posted.push({ headers: request.headers, body: await text(request) });
    response.writeHead(answersWith).end();
  });
  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    shop = await openShop(mode, {
      OPERATOR_MAIL: operator,
      OPERATOR_LANGUAGE: 'de',
      OPERATOR_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
      OPERATOR_WEBHOOK_SECRET: `whsec_${key.toString('base64')}`,
    });
  });
  beforeEach(async () => {
    ada = await shop.buyer();
    posted.length = 0;
    answersWith = 204;
  });
  afterAll(async () => {
    await shop.remove();
    receiver.close();
  });

  const query = async (statement: string, values: unknown[] = []) =>
    (await shop.deps.database.pool.query(statement, values)).rows as Record<string, unknown>[];
  const mailed = async () =>
    (await shop.mails()).filter(({ to }) => to?.[0]?.address === operator).map(({ subject }) => subject);
  const watch = async () => {
    await query(`select graphile_worker.add_job('check_late_mails', '{}')`);
    await shop.work();
  };
  const declare = async (path: string, more: Record<string, string> = {}) => {
    const answer = await shop.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        ...{ id: randomUUID(), homepage: '', name: 'Ada', email: ada.email, contractReference: 'x', step: 'confirm' },
        ...more,
      }),
    });
    expect(answer.status).toBe(303);
    await shop.settle();
  };
  const kindsPosted = () => posted.map(({ body }) => JSON.parse(body).data.kind);

  test('go out once by mail and signed webhook, however often the event is seen', async () => {
    const url = await ada.order(await shop.price('Standard'));
    await query('update public.orders set amount = 998 where user_id = $1', [ada.id]);
    await shop.provider.pay(url);
    await shop.settle();
    await reconcile(shop.billing, { minutes: 0 });
    await ada.call('confirm-purchase', { sessionId: sessionOf(url) });
    await shop.settle();
    expect(await mailed()).toEqual(['Eine Bestellung wartet auf deine Entscheidung']);
    const [{ headers, body } = { headers: {}, body: '{}' }, ...more] = posted;
    expect(more).toEqual([]);
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    const [order] = await shop.orders(ada.id);
    expect(JSON.parse(body)).toMatchObject({
      type: 'operator.call',
      data: { kind: 'review', facts: { number: expect.stringContaining(String(order?.number)) } },
    });
    expect(body).not.toContain(ada.email);
    await query(`update public.orders set amount = 999, state = 'refunded' where user_id = $1`, [ada.id]);
  });

  test('come for a withdrawal and a dispute, and for a cancellation only if it needs a decision', async () => {
    const url = await ada.order(await shop.price('Standard'));
    await shop.provider.pay(url);
    await shop.provider.pay(await ada.subscribe(await shop.price('Studio')));
    await shop.settle();
    await declare('/vertrag-kuendigen', { type: 'ordinary', reason: '', end: '' });
    expect(kindsPosted()).toEqual([]);
    await declare('/vertrag-kuendigen', { type: 'extraordinary', reason: 'Nothing works', end: '' });
    await declare('/vertrag-widerrufen');
    const { payment_intent: intent } = await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(url));
    await shop.provider.stripe.rawRequest('POST', '/v1/sandbox/disputes', { payment_intent: intent });
    await shop.settle();
    await reconcile(shop.billing);
    expect(kindsPosted().sort()).toEqual(['cancellation', 'dispute', 'withdrawal']);
    expect(new Set(await mailed())).toEqual(
      new Set([
        'Eine Bestellung wartet auf deine Entscheidung',
        'Eine Kündigung wartet auf deine Entscheidung',
        'Ein Widerruf ist eingegangen',
        'Eine Zahlung wird angefochten',
      ]),
    );
  });

  test('try the webhook again until it is accepted, without another mail', async () => {
    const before = (await mailed()).length;
    answersWith = 500;
    await declare('/vertrag-widerrufen');
    answersWith = 204;
    await query(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`);
    await shop.work();
    expect(kindsPosted()).toEqual(['withdrawal', 'withdrawal']);
    expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await mailed()).length).toBe(before + 1);
  });

  test('come for mails that were given up, work that nobody does and a comparison that failed, never for calls', async () => {
    const dead = async (flags: string) => {
      await query(
        `select graphile_worker.add_job('send_mail', '{}', max_attempts => 1, flags => ${flags}, job_key => gen_random_uuid()::text)`,
      );
      await query(`update graphile_worker._private_jobs set attempts = max_attempts where max_attempts = 1`);
    };
    await dead(`array['call']`);
    await watch();
    expect(kindsPosted()).toEqual([]);
    await dead('null');
    await watch();
    await watch();
    expect(kindsPosted()).toEqual(['dead_mails']);
    await dead('null');
    await watch();
    expect(kindsPosted()).toEqual(['dead_mails', 'dead_mails']);
    await query(`select graphile_worker.add_job('settle_contract', '{}', run_at => now() - interval '1 hour')`);
    // a worker would do it at once
    for (const _ of [1, 2]) await callForLateWork(shop.deps.database, shop.deps.clock(), true);
    await query(
      `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'settle_contract'))`,
    );
    await shop.work();
    expect(kindsPosted().slice(2)).toEqual(['late_jobs']);
    await query('delete from graphile_worker._private_jobs');
    await query('update public.user_tokens set tokens_remaining = tokens_remaining + 1 where user_id = $1', [ada.id]);
    await reconcile(shop.billing);
    await reconcile(shop.billing);
    await query('update public.user_tokens set tokens_remaining = tokens_remaining - 1 where user_id = $1', [ada.id]);
    await query(`update private.reconciliations set finished_at = now() - interval '3 hours'`);
    await watch();
    await watch();
    expect(kindsPosted().slice(3)).toEqual(['reconciliation', 'reconciliation']);
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

test('a call about one thing speaks of one', () => {
  const said = (language: 'en' | 'de', kind: 'reconciliation' | 'dead_mails' | 'late_jobs', count: number) =>
    callWords[language][kind].text({ task: 'send_mail', count });
  expect(said('en', 'reconciliation', 1)).toContain('found 1 difference.');
  expect(said('en', 'dead_mails', 1)).toContain('1 mail was given up after all attempts and reaches nobody.');
  expect(said('en', 'late_jobs', 2)).toContain('2 jobs of the kind "send_mail" are late');
  expect(said('de', 'dead_mails', 1)).toContain(
    '1 E-Mail wurde nach allen Versuchen aufgegeben und erreicht niemanden.',
  );
  expect(said('de', 'late_jobs', 1)).toContain('1 Aufgabe der Art „send_mail“ ist überfällig');
  expect(said('de', 'reconciliation', 2)).toContain('2 Abweichungen gefunden');
});
