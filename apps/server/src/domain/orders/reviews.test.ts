import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { type Buyer, consent, openShop, type Shop, sessionOf } from '../../testing/shop.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

describe.each(databaseModes)('orders in review on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let admin: Buyer;
  let standard: string;
  let studio: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    standard = await shop.price('Standard');
    studio = await shop.price('Studio');
    admin = await shop.buyer();
    await query(`update auth.users set app_metadata = '{"is_admin": true}' where id = $1`, [admin.id]);
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const query = async (text: string, values: unknown[] = []) =>
    (await shop.deps.database.pool.query(text, values)).rows;
  /** The mails to the buyer, except the acknowledgement that every order begins with. */
  const mailsTo = async (email: string) =>
    (await shop.mails())
      .filter(({ to }) => to?.[0]?.address === email)
      .map(({ subject }) => subject ?? '')
      .filter((subject) => !/^(We have received|Wir haben deine Bestellung RW-\d+ erhalten)/.test(subject));

  /** A paid order whose amount differs from what was paid: nothing but a fault can make one. */
  const payWrongly = async (kind: 'order' | 'subscribe' = 'order', locale: 'en' | 'de' = 'en') => {
    const [price, amount] = kind === 'order' ? [standard, 998] : [studio, 2899];
    const url = await ada[kind](price, { consent: { ...consent, locale } });
    await query('update public.orders set amount = $2 where user_id = $1', [ada.id, amount]);
    await shop.provider.pay(url);
    await shop.settle();
    const [order] = await shop.orders(ada.id);
    return { url, order: order as { id: string; number: string; payment_intent_id: string | null } };
  };
  const resolve = (orderId: string, verdict: string, reason = 'The price was right') =>
    admin.call('admin-orders', { action: 'resolve', orderId, verdict, reason });
  const differences = async () =>
    (await reconcile(shop.billing, { minutes: 0 })).differences.filter(({ what }) =>
      what.startsWith('order in review'),
    );

  test('the buyer reads that the payment arrived and is being checked, on the page, in the history and by mail, once', async () => {
    const { url, order } = await payWrongly('order', 'de');
    expect((await ada.call('confirm-purchase', { sessionId: sessionOf(url) })).data).toMatchObject({
      state: 'review',
      balance: 0,
    });
    const { data } = await ada.client.from('orders').select('state, paid_amount, paid_currency, amount');
    expect(data).toEqual([{ state: 'review', paid_amount: 999, paid_currency: 'eur', amount: 998 }]);
    await reconcile(shop.billing, { minutes: 0 });
    expect(await mailsTo(ada.email)).toEqual([`Deine Bestellung RW-${order.number}: Wir prüfen deine Zahlung`]);
    expect(order.payment_intent_id).toMatch(/^pi_/);
    const listed = await admin.call('admin-orders', { action: 'reviews' });
    expect((listed.data as { rows: object[] }).rows).toContainEqual(
      expect.objectContaining({ id: order.id, email: ada.email, amount: 998, paid_amount: 999 }),
    );
    expect((await resolve(order.id, 'refund')).status).toBe(200);
  });

  test('an admin fulfils it: the tokens as ordered, the confirmation by mail, the reason in the log, and nothing is left to do', async () => {
    const { url, order } = await payWrongly();
    expect(
      await ada.call('admin-orders', { action: 'resolve', orderId: order.id, verdict: 'fulfil', reason: 'Mine' }),
    ).toMatchObject({ status: 403 });
    expect(await resolve(order.id, 'fulfil', '')).toMatchObject({ status: 400 });
    expect((await resolve(order.id, 'fulfil')).status).toBe(200);
    expect(await ada.balance()).toBe(25);
    expect(await resolve(order.id, 'refund')).toMatchObject({ status: 409, code: 'stale_edit' });
    expect((await ada.call('confirm-purchase', { sessionId: sessionOf(url) })).data).toMatchObject({
      state: 'fulfilled',
    });
    expect(await mailsTo(ada.email)).toContain(`Your order RW-${order.number}`);
    expect(
      await query(`select actor_id, after, reason from private.audit_log where subject_id = $1`, [order.id]),
    ).toEqual([{ actor_id: admin.id, after: { state: 'fulfilled' }, reason: 'The price was right' }]);
    expect(await differences()).toEqual([]);
  });

  test('an admin refunds it: the money goes back in full, the buyer is told once, no token moves', async () => {
    const { url, order } = await payWrongly();
    expect((await resolve(order.id, 'refund', 'Paid too much')).status).toBe(200);
    await shop.settle();
    const refunds = await shop.provider.stripe.refunds.list({ payment_intent: order.payment_intent_id ?? '' });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([999]);
    expect(await ada.balance()).toBe(0);
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'refunded', reversed_tokens: 0 }]);
    expect((await ada.call('confirm-purchase', { sessionId: sessionOf(url) })).data).toMatchObject({
      state: 'refunded',
    });
    expect((await mailsTo(ada.email)).slice(1)).toEqual([
      `Your order RW-${order.number}: we have refunded your payment`,
    ]);
    expect(await query(`select after, reason from private.audit_log where subject_id = $1`, [order.id])).toEqual([
      { after: { state: 'refunded' }, reason: 'Paid too much' },
    ]);
    expect(await differences()).toEqual([]);
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'refunded' }]);
  });

  test('a plan that was renewed while it was checked ends with all of its payments returned, and is charged no more', async () => {
    const { order } = await payWrongly('subscribe');
    const theirs = async () => {
      const [row] = await query('select stripe_subscription_id as id from public.orders where id = $1', [order.id]);
      return shop.provider.stripe.subscriptions.retrieve(row.id);
    };
    const invoices = async () => {
      const { data } = await shop.provider.stripe.invoices.list({ subscription: (await theirs()).id });
      return data.map(({ status, total }) => `${status} ${total}`);
    };
    await shop.pass(32);
    const { items } = await theirs();
    const left = (items.data[0]?.current_period_end ?? 0) - shop.provider.sandbox.now().getTime() / 1000;
    await shop.pass(Math.ceil(left) / 86_400);
    expect(await invoices()).toEqual(['draft 2900', 'paid 2900', 'paid 2900']);
    expect((await resolve(order.id, 'refund')).status).toBe(200);
    await shop.pass(1);
    expect(await invoices()).toEqual(['void 2900', 'paid 2900', 'paid 2900']);
    const returned = await query(
      'select r.amount from private.reversals r join public.invoices i on i.id = r.source_id where i.user_id = $1',
      [ada.id],
    );
    expect(returned).toEqual([{ amount: 2900 }, { amount: 2900 }]);
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'refunded' }]);
    const [mail] = (await shop.mails()).filter(({ subject }) => subject?.includes(`${order.number}: we have refunded`));
    expect(mail?.text).toContain('€58.00');
    expect(await ada.balance()).toBe(0);
  });

  test('a plan that is refunded at the provider while it is checked ends there too, and its next period is never charged', async () => {
    const { order } = await payWrongly('subscribe');
    const theirs = async () => {
      const [row] = await query('select stripe_subscription_id as id from public.orders where id = $1', [order.id]);
      return shop.provider.stripe.subscriptions.retrieve(row.id);
    };
    const invoices = async () =>
      (await shop.provider.stripe.invoices.list({ subscription: (await theirs()).id, expand: ['data.payments'] })).data;
    const { items } = await theirs();
    const left = (items.data[0]?.current_period_end ?? 0) - shop.provider.sandbox.now().getTime() / 1000;
    await shop.pass(Math.ceil(left) / 86_400);
    const payment = (await invoices()).at(-1)?.payments?.data[0]?.payment.payment_intent;
    await shop.provider.stripe.refunds.create({ payment_intent: String(payment) });
    await shop.settle();
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'refunded' }]);
    await shop.pass(1);
    expect(await theirs()).toMatchObject({ status: 'canceled' });
    expect((await invoices()).map(({ status }) => status)).toEqual(['void', 'paid']);
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'refunded' }]);
  });

  test('a plan that a credit paid in part goes back with what was charged, and not more', async () => {
    const { order } = await payWrongly('subscribe');
    const { stripe } = shop.provider;
    const [row] = await query('select stripe_subscription_id as id from public.orders where id = $1', [order.id]);
    const { data } = await stripe.invoices.list({ subscription: row.id, expand: ['data.payments'] });
    const payment = String(data[0]?.payments?.data[0]?.payment.payment_intent);
    await stripe.rawRequest('POST', `/v1/sandbox/payments/${payment}/credit`, { amount: 500 });
    expect((await resolve(order.id, 'refund')).status).toBe(200);
    await shop.settle();
    const refunds = await stripe.refunds.list({ payment_intent: payment });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([2400]);
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'refunded' }]);
    const [mail] = (await shop.mails()).filter(({ subject }) => subject?.includes(`${order.number}: we have refunded`));
    expect(mail?.text).toContain('€24.00');
  });

  test('one that was closed although a later payment of its plan stayed is opened again with that reason', async () => {
    const { order } = await payWrongly('subscribe');
    const { stripe } = shop.provider;
    await shop.provider.sandbox.advance(32 * 86_400);
    await shop.settle();
    const [row] = await query('select stripe_subscription_id as id from public.orders where id = $1', [order.id]);
    const { data } = await stripe.invoices.list({ subscription: row.id, expand: ['data.payments'] });
    expect(data.map(({ total }) => total)).toEqual([2900, 2900]);
    // as versions did that refunded the first payment alone
    await query(`update public.orders set state = 'refunded' where id = $1`, [order.id]);
    await stripe.refunds.create({ payment_intent: String(data[1]?.payments?.data[0]?.payment.payment_intent) });
    await shop.settle();
    expect(await shop.orders(ada.id)).toMatchObject([
      { state: 'review', problem: 'a later payment of the plan was not refunded' },
    ]);
    expect((await resolve(order.id, 'refund')).status).toBe(200);
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'refunded' }]);
  });

  test('a refund at the provider closes it, one that fails opens it again, and a part of it counts when it is fulfilled', async () => {
    const { order } = await payWrongly();
    const payment = order.payment_intent_id ?? '';
    await shop.provider.stripe.refunds.create({ payment_intent: payment });
    await shop.settle();
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'refunded' }]);
    expect(await ada.balance()).toBe(0);

    ada = await shop.buyer();
    const second = await payWrongly();
    await shop.provider.stripe.refunds.create({ payment_intent: second.order.payment_intent_id ?? '', amount: 500 });
    await shop.settle();
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'review' }]);
    expect((await resolve(second.order.id, 'fulfil')).status).toBe(200);
    expect(await ada.balance()).toBe(13);
  });

  test('one that was refunded at the provider without our hearing of it is not fulfilled', async () => {
    const { order } = await payWrongly();
    await shop.provider.sandbox.switchTo({ lost: 1 });
    await shop.provider.stripe.refunds.create({ payment_intent: order.payment_intent_id ?? '' });
    await shop.settle();
    await shop.provider.sandbox.switchTo({ lost: 0 });
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'review' }]);
    expect(await resolve(order.id, 'fulfil')).toMatchObject({ status: 409, code: 'stale_edit' });
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'refunded' }]);
    expect(await ada.balance()).toBe(0);
  });

  test.each([
    ['won', 'review'],
    ['lost', 'refunded'],
  ] as const)(
    'a disputed payment waits for the bank, and is with us or returned once it is %s',
    async (status, after) => {
      const { order } = await payWrongly();
      const ask = (path: string, fields: Record<string, string>) =>
        fetch(`${shop.provider.environment.STRIPE_API_BASE}/v1/sandbox/disputes${path}`, {
          method: 'POST',
          headers: authorization(),
          body: new URLSearchParams(fields),
        });
      await ask('', { payment_intent: order.payment_intent_id ?? '' });
      await shop.settle();
      expect(await shop.orders(ada.id)).toMatchObject([{ state: 'review' }]);
      expect((await resolve(order.id, 'refund')).code).toBe('refund_incomplete');
      const { data } = await shop.provider.stripe.disputes.list({ payment_intent: order.payment_intent_id ?? '' });
      await ask(`/${data[0]?.id}/close`, { status });
      await shop.settle();
      expect(await shop.orders(ada.id)).toMatchObject([{ state: after }]);
      const told = (await shop.mails())
        .filter(({ to }) => to?.[0]?.address === ada.email)
        .map(({ subject }) => subject);
      expect(told.filter((subject) => subject?.includes('we have refunded'))).toEqual([]);
      expect(told.some((subject) => subject?.includes('your bank has returned your payment'))).toBe(status === 'lost');
      expect((await resolve(order.id, 'fulfil')).status).toBe(status === 'won' ? 200 : 409);
      expect(await ada.balance()).toBe(status === 'won' ? 25 : 0);
    },
  );
  const authorization = () => ({ authorization: `Bearer ${shop.provider.environment.STRIPE_SECRET_KEY}` });

  test('a subscription in review gives no tokens before it is fulfilled, and refunded it ends with its money back', async () => {
    const { order } = await payWrongly('subscribe');
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'review' }]);
    await reconcile(shop.billing, { minutes: 0 });
    const given = await ada.balance();
    expect((await resolve(order.id, 'fulfil')).status).toBe(200);
    await shop.settle();
    expect(await ada.balance()).toBe(120);

    ada = await shop.buyer();
    const second = await payWrongly('subscribe');
    expect((await resolve(second.order.id, 'refund')).status).toBe(200);
    await shop.settle();
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'refunded' }]);
    const { data } = await ada.client.from('subscriptions').select('status');
    expect(data).toEqual([{ status: 'canceled' }]);
    expect(await ada.balance()).toBe(0);
    const [invoice] = await query('select payment_intent_id from public.invoices where user_id = $1', [ada.id]);
    const refunds = await shop.provider.stripe.refunds.list({ payment_intent: invoice?.payment_intent_id });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([2900]);
    expect([0, 120]).toContain(given);
  });

  test('a delayed payment that does not fit is not in review before the money is there', async () => {
    const url = await ada.order(standard);
    await query('update public.orders set amount = 998 where user_id = $1', [ada.id]);
    await shop.provider.pay(url, 'delayed_fails');
    await shop.settle();
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'processing' }]);
    await shop.provider.sandbox.advance(4 * 86_400);
    await shop.settle();
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'failed' }]);
    expect(await mailsTo(ada.email)).toEqual([]);
  });
});
