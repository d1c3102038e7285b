import { randomUUID } from 'node:crypto';
import type { HealthCheck } from '@regelwerk/contract/admin/admin-data';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { type Buyer, consent, openShop, type Shop } from '../../testing/shop.ts';
import { readHealth } from '../admin/read-health.ts';
import { returnOrder } from '../orders/return-order.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { endBilling } from '../subscriptions/end-billing.ts';

const password = 'correct horse 9';

describe.each(databaseModes)('a deleted account buys nothing on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let standard: string;
  let studio: string;
  let starter: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    [standard, studio, starter] = [
      await shop.price('Standard'),
      await shop.price('Studio'),
      await shop.price('Starter'),
    ];
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    expect(await strays()).toMatchObject({ state: 'good', count: 0 });
    await shop.remove();
  });

  const query = async (text: string, values: unknown[] = []) =>
    (await shop.deps.database.pool.query(text, values)).rows;
  const strays = async () =>
    (await readHealth(shop.billing, { model: undefined, sendsMail: true })).find(
      ({ name }: HealthCheck) => name === 'strays',
    );
  const remove = () => ada.call('account', { action: 'delete', current: password });
  const customer = async () =>
    (await query('select stripe_customer_id as id from public.customers where user_id = $1', [ada.id]))[0]
      ?.id as string;
  const theirs = async () => {
    const { stripe } = shop.provider;
    const of = { customer: await customer(), limit: 100 };
    const [sessions, subscriptions, invoices] = await Promise.all([
      stripe.checkout.sessions.list(of),
      stripe.subscriptions.list({ ...of, status: 'all' }),
      stripe.invoices.list(of),
    ]);
    return {
      sessions: sessions.data.map(({ status }) => status),
      subscriptions: subscriptions.data.map(({ status }) => status),
      invoices: invoices.data.map(({ status }) => status),
    };
  };
  const mailsTo = async (email: string) =>
    (await shop.mails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject ?? '');
  /** The amount that the provider keeps of the customer's money after all refunds. */
  const keptMoney = async () => {
    const { data } = await shop.provider.stripe.paymentIntents.list({ customer: await customer(), limit: 100 });
    let kept = 0;
    for (const { id, amount_received: received } of data) {
      const refunds = await shop.provider.stripe.refunds.list({ payment_intent: id });
      kept += received - refunds.data.reduce((sum, { amount }) => sum + amount, 0);
    }
    return kept;
  };

  /** Lets the refund of a payment fail later; it is left to the operator, because another one could pay twice. */
  const failRefund = async (payment: string) => {
    const refunds = async () => (await shop.provider.stripe.refunds.list({ payment_intent: payment })).data;
    const [refund] = await refunds();
    await shop.provider.stripe.rawRequest('POST', `/v1/sandbox/refunds/${refund?.id}/fail`, {});
    await shop.settle();
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    expect((await refunds()).map(({ status }) => status)).toEqual(['failed']);
    const alerts = await query('select kind from private.operator_alerts where key = $1', [`refund:${refund?.id}`]);
    expect(alerts).toEqual([{ kind: 'refund_failed' }]);
  };

  test('deletion ends open pages to pay and running plans at the provider first; nothing can be paid or revived after it', async () => {
    const page = await ada.order(standard);
    await shop.provider.pay(await ada.subscribe(studio));
    await shop.settle();
    const { data } = await ada.call('customer-portal', {});
    const portal = (data as { url: string }).url;
    const [{ stripe_subscription_id: subscription }] = await query(
      'select stripe_subscription_id from public.subscriptions where user_id = $1',
      [ada.id],
    );
    const inPortal = (action: string) =>
      fetch(portal, { method: 'POST', body: new URLSearchParams({ subscription, action }), redirect: 'manual' });
    await inPortal('cancel');
    await shop.settle();
    expect((await remove()).status).toBe(200);
    expect(await theirs()).toEqual({
      sessions: ['complete', 'expired'],
      subscriptions: ['canceled'],
      invoices: ['paid'],
    });
    expect(await strays()).toMatchObject({ state: 'bad', count: 1 });
    await inPortal('keep');
    await shop.provider.pay(page);
    await shop.settle();
    await shop.provider.sandbox.advance(40 * 86_400);
    await shop.settle();
    expect(await theirs()).toEqual({
      sessions: ['complete', 'expired'],
      subscriptions: ['canceled'],
      invoices: ['paid'],
    });
    expect(await keptMoney()).toBe(2900);
    expect(await shop.provider.stripe.customers.retrieve(await customer())).toMatchObject({ deleted: true });
    expect(await strays()).toMatchObject({ state: 'good' });
  });

  test('unspent tokens that were paid for are offered, and paid back where their person wants it', async () => {
    for (const url of [await ada.order(standard), await ada.subscribe(studio)]) await shop.provider.pay(url);
    await shop.settle();
    await query(`select private.post_tokens($1, -35, 'spent', 'adjustment', $2, null)`, [ada.id, randomUUID()]);
    const { data } = await ada.call('account', { action: 'unspent' });
    const refund = Math.ceil((2900 * 110) / 120);
    expect(data).toMatchObject([{ product: 'Studio', tokens: 110, amount: refund, currency: 'eur' }]);
    expect((await ada.call('account', { action: 'delete', current: password, refund: true })).status).toBe(200);
    await shop.settle();
    expect(await keptMoney()).toBe(999 + 2900 - refund);
    const sent = (await shop.mails()).filter(({ to }) => to?.[0]?.address === ada.email);
    expect(sent.find(({ subject }) => subject === 'Your Regelwerk account was deleted')?.text).toContain('€26.59');
    const bea = await shop.buyer();
    await shop.provider.pay(await bea.order(standard));
    await shop.settle();
    expect((await bea.call('account', { action: 'delete', current: password })).status).toBe(200);
    await shop.settle();
    const [left] = await query('select tokens_remaining as tokens from public.user_tokens where user_id = $1', [
      bea.id,
    ]);
    expect(left).toEqual({ tokens: 25 });
  });

  test('a provider that cannot be reached: nothing is deleted, the person reads so and deletes later', async () => {
    await shop.provider.pay(await ada.subscribe(studio));
    await shop.settle();
    // the first try and both that the provider's library makes after it
    shop.provider.failNext('/v1/subscriptions', 503, 3);
    expect(await remove()).toMatchObject({ status: 503, code: 'billing_not_ended' });
    shop.provider.failNext('/v1/subscriptions', 503, 3);
    const headers = { apikey: shop.deps.keys.secret, authorization: `Bearer ${shop.deps.keys.secret}` };
    const refused = await shop.request(`/auth/v1/admin/users/${ada.id}`, { method: 'DELETE', headers });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ error_code: 'billing_not_ended' });
    expect((await ada.call('quote-order', { priceId: standard })).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await theirs()).subscriptions).toEqual(['canceled']);
  });

  test('without a provider an account is deleted if nothing of it runs, and what has ended is left alone', async () => {
    const endWithoutProvider = () => endBilling({ ...shop.billing, payments: undefined }, ada.id);
    const refusal = { code: 'billing_not_ended' };
    await expect(endWithoutProvider()).resolves.toBeUndefined();
    const page = await ada.order(standard);
    await expect(endWithoutProvider()).rejects.toMatchObject(refusal);
    await shop.provider.pay(page);
    await shop.settle();
    await expect(endWithoutProvider()).resolves.toBeUndefined();
    await shop.provider.pay(await ada.subscribe(studio));
    await shop.settle();
    await expect(endWithoutProvider()).rejects.toMatchObject(refusal);
    await endBilling(shop.billing, ada.id);
    await expect(endWithoutProvider()).resolves.toBeUndefined();
    shop.provider.calls.length = 0;
    await endBilling(shop.billing, ada.id);
    expect(shop.provider.calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
  });

  test('a package that is paid after the deletion is refunded, and the address of the payment is told', async () => {
    const page = await ada.order(standard);
    // as if it had been paid in the moment in which the deletion looked elsewhere
    shop.provider.failNext(`/v1/checkout/sessions/${page.split('/').at(-1)}/expire`, 400, 3);
    expect((await remove()).status).toBe(200);
    await shop.provider.pay(page);
    await shop.settle();
    expect(await keptMoney()).toBe(0);
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'refunded', reversed_tokens: 0 }]);
    expect(await query('select * from public.token_transactions where user_id = $1', [ada.id])).toEqual([]);
    expect(await mailsTo(ada.email)).toContain('We have refunded your payment');
    await reconcile(shop.billing, { minutes: 0 });
    expect((await mailsTo(ada.email)).filter((subject) => subject === 'We have refunded your payment')).toHaveLength(1);
    const [{ kept }] = await query(
      `select kept_until >= private.end_of_year_after(now(), 8) as kept from auth.users where id = $1`,
      [ada.id],
    );
    expect(kept).toBe(true);
  });

  test.each([
    ['at once', 'Studio', 2900],
    ['with a trial', 'Starter', 0],
  ])('a plan that starts %s after the deletion is ended, its payment refunded, and nothing renews', async (_, name) => {
    const page = await ada.subscribe(name === 'Studio' ? studio : starter);
    shop.provider.failNext(`/v1/checkout/sessions/${page.split('/').at(-1)}/expire`, 400, 3);
    expect((await remove()).status).toBe(200);
    await shop.provider.pay(page);
    await shop.settle();
    expect((await theirs()).subscriptions).toEqual(['canceled']);
    await shop.provider.sandbox.advance(70 * 86_400);
    await shop.settle();
    expect(await keptMoney()).toBe(0);
    expect((await theirs()).invoices).toEqual(['paid']);
    expect(await query('select * from public.token_transactions where user_id = $1', [ada.id])).toEqual([]);
    expect((await mailsTo(ada.email)).filter((subject) => subject === 'We have refunded your payment')).toHaveLength(
      name === 'Studio' ? 1 : 0,
    );
    expect(await strays()).toMatchObject({ state: 'good' });
  });

  test('while the refund fails, health and reconciliation name it; it is tried again until it is done', async () => {
    const page = await ada.order(standard);
    shop.provider.failNext(`/v1/checkout/sessions/${page.split('/').at(-1)}/expire`, 400, 3);
    expect((await remove()).status).toBe(200);
    shop.provider.failNext('/v1/refunds', 400, 1);
    await shop.provider.pay(page);
    await shop.settle();
    expect(await strays()).toMatchObject({ state: 'bad', details: [{ code: 'order_of_deleted' }] });
    expect(await reconcile(shop.billing, { minutes: 0 })).toMatchObject({ differences: [] });
    expect(await keptMoney()).toBe(0);
    expect(await strays()).toMatchObject({ state: 'good', count: 0 });

    const [order] = await query('select id, payment_intent_id as payment from public.orders where user_id = $1', [
      ada.id,
    ]);
    await failRefund(order?.payment);
    expect(await returnOrder(shop.billing, order?.id)).toBe('refunded');
  });

  test('a refund that fails in the reconciliation is logged, and not counted as settled', async () => {
    const page = await ada.order(standard);
    shop.provider.failNext(`/v1/checkout/sessions/${page.split('/').at(-1)}/expire`, 400, 3);
    expect((await remove()).status).toBe(200);
    const err = new Error('made to fail');
    const refund = vi.spyOn(shop.billing.payments.stripe.refunds, 'create').mockRejectedValue(err);
    await shop.provider.pay(page);
    await shop.settle();
    const error = vi.spyOn(shop.billing.log, 'error');
    await reconcile(shop.billing, { isFull: false });
    expect(error.mock.calls).toContainEqual([{ account: ada.id, err }, 'something of a deleted account still bills']);
    expect(await reconcile(shop.billing, { isFull: false })).toMatchObject({ mended: 0 });
    for (const spy of [refund, error]) spy.mockRestore();
    expect(await reconcile(shop.billing, { isFull: false })).toMatchObject({ mended: 1 });
    expect(await keptMoney()).toBe(0);
  });

  test('a renewal that was charged all the same is refunded and its plan ended', async () => {
    await shop.provider.pay(await ada.subscribe(studio));
    await shop.settle();
    const id = await customer();
    // as if the plan had come about where nobody looked
    await query('update public.customers set stripe_customer_id = null where user_id = $1', [ada.id]);
    expect((await remove()).status).toBe(200);
    await shop.work();
    await query('update public.customers set stripe_customer_id = $2 where user_id = $1', [ada.id, id]);
    expect((await theirs()).subscriptions).toEqual(['active']);
    expect(await strays()).toMatchObject({ state: 'bad', count: 2 });
    await shop.provider.sandbox.advance(32 * 86_400);
    await shop.settle();
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    expect((await theirs()).subscriptions).toEqual(['canceled']);
    expect(await keptMoney()).toBe(2900);
    expect(await mailsTo(ada.email)).toContain('We have refunded your payment');

    const [renewal] = await query(
      'select payment_intent_id as id from public.invoices where user_id = $1 and withheld',
      [ada.id],
    );
    await failRefund(renewal?.id);
  });

  test('an open invoice of a plan whose payment failed cannot be paid any more', async () => {
    await shop.provider.pay(await ada.subscribe(studio), 'fails_later');
    await shop.settle();
    await shop.provider.sandbox.advance(32 * 86_400);
    await shop.settle();
    expect((await remove()).status).toBe(200);
    expect((await theirs()).invoices).toEqual(['void', 'paid']);
  });

  test('an order that is placed while the account goes leads nowhere, and the operator’s key deletes as thoroughly', async () => {
    await shop.provider.pay(await ada.subscribe(studio));
    await shop.settle();
    const page = await ada.order(standard);
    const headers = { apikey: shop.deps.keys.secret, authorization: `Bearer ${shop.deps.keys.secret}` };
    const answer = await shop.request(`/auth/v1/admin/users/${ada.id}`, { method: 'DELETE', headers });
    expect(answer.status).toBe(200);
    expect(await theirs()).toMatchObject({ subscriptions: ['canceled'], sessions: ['expired', 'complete'] });
    expect(await ada.call('token-purchase', { priceId: standard, consent })).toMatchObject({ status: 401 });
    expect(await shop.provider.pay(page)).toBeUndefined();
  });

  test('while the provider cannot delete its customer, health names it; reconciliation tries again', async () => {
    const page = await ada.order(standard);
    const id = await customer();
    expect((await remove()).status).toBe(200);
    shop.provider.failNext(`/v1/customers/${id}`, 500, 3);
    await shop.settle();
    expect(await strays()).toMatchObject({
      state: 'bad',
      details: [{ code: 'customer_of_deleted', values: { subject: id } }],
    });
    expect(await reconcile(shop.billing, { minutes: 0 })).toMatchObject({ differences: [] });
    expect(await strays()).toMatchObject({ state: 'good' });
    expect(JSON.stringify(await shop.provider.stripe.customers.retrieve(id))).not.toContain(ada.email);
    await shop.provider.pay(page);
  });

  test('what a run still brings after the deletion is dropped', async () => {
    const run = randomUUID();
    await query('select private.post_tokens($1, 1, $2, $3, $4, null)', [ada.id, 'Test', 'test', randomUUID()]);
    const [held] = await query(
      `select id from private.hold_generation($1, $2, repeat('a', 43), 'A rule', interval '1 hour')`,
      [ada.id, run],
    );
    expect((await remove()).status).toBe(200);
    await query(`select private.capture_generation($1, 'model', 'A rule', 'Rule', '{"rule": 1}')`, [held?.id]);
    await query(`update public.generations set state = 'captured', result = '{"rule": 1}' where id = $1`, [held?.id]);
    const rows = await query('select state, result, error from public.generations where user_id = $1', [ada.id]);
    expect(rows).toEqual([{ state: 'captured', result: null, error: 'account_deleted' }]);
    await query(`update public.generations set state = 'released' where id = $1`, [held?.id]);
  });
});
