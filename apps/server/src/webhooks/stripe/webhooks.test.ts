import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { reconcile } from '../../domain/reconciliation/reconcile.ts';
import { webhookSecret } from '../../testing/payment-provider.ts';
import { openShop, type Shop, sessionOf } from '../../testing/shop.ts';

const burst = Number(process.env.EVENT_BURST ?? 300);

describe.each(databaseModes)('webhooks on the %s database', (mode) => {
  let shop: Shop;
  let standard: string;
  beforeAll(async () => {
    shop = await openShop(mode, { STRIPE_WEBHOOK_SECRET: `whsec_retired00,${webhookSecret}` });
    standard = await shop.price('Standard');
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const sign = (payload: string, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000)) =>
    Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    shop.request('/webhooks/stripe', { method: 'POST', body, headers });
  const send = async (event: object) => {
    const payload = JSON.stringify(event);
    return post(payload, { 'stripe-signature': await sign(payload) });
  };
  const eventOf = (id: string, object: object, more: object = {}) => ({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type: 'checkout.session.completed',
    data: { object },
    ...more,
  });
  const kept = async (id: string) => {
    const { rows } = await shop.deps.database.pool.query('select state from private.payment_events where id = $1', [
      id,
    ]);
    return rows[0]?.state;
  };
  const paidSession = async () => {
    const ada = await shop.buyer();
    const url = await ada.order(standard);
    await shop.provider.pay(url);
    const session = await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(url));
    return { ada, session };
  };

  test('one event thirty times at once, and the same purchase under another id, give one credit', async () => {
    const { ada, session } = await paidSession();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(eventOf('evt_same', session))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await send(eventOf('evt_other', session))).status).toBe(200);
    expect(
      (await send(eventOf('evt_async', session, { type: 'checkout.session.async_payment_succeeded' }))).status,
    ).toBe(200);
    await Promise.all([
      shop.work(),
      shop.work(),
      shop.settle(),
      ...Array.from({ length: 8 }, () => ada.call('confirm-purchase', { sessionId: session.id })),
    ]);
    await shop.settle();
    expect(await ada.balance()).toBe(25);
    const subjects = (await shop.mails())
      .filter(({ to }) => to?.[0]?.address === ada.email)
      .map(({ subject = '' }) => subject.replace(/ \S+$/, ''));
    expect(subjects.sort()).toEqual(['Invoice', 'We have received your order', 'Your order']);
    expect((await send(eventOf('evt_same', session))).status).toBe(200);
    await shop.settle();
    expect(await ada.balance()).toBe(25);
  });

  test('only events that the provider signed within five minutes are accepted', async () => {
    const payload = JSON.stringify(eventOf('evt_forged', { id: 'cs_test_forged' }));
    const now = Math.floor(Date.now() / 1000);
    const good = await sign(payload);
    const bad = {
      none: '',
      secret: await sign(payload, 'whsec_wrong'),
      old: await sign(payload, webhookSecret, now - 600),
      future: await sign(payload, webhookSecret, now + 900),
      v0: good.replace('v1=', 'v0='),
      nonsense: 'a=b,c',
    };
    for (const [name, signature] of Object.entries(bad))
      expect([name, (await post(payload, { 'stripe-signature': signature })).status]).toEqual([name, 400]);
    expect((await post(payload.replace('forged', 'forgex'), { 'stripe-signature': good })).status).toBe(400);
    expect((await post(payload, {})).status).toBe(400);
    expect(await kept('evt_forged')).toBeUndefined();
    const two = `${(await sign(payload, 'whsec_wrong')).replace(/^t=\d+,/, '')}`;
    expect((await post(payload, { 'stripe-signature': `${good},${two}` })).status).toBe(200);
    expect(await kept('evt_forged')).toBe('waiting');
    await shop.settle();
    expect(await kept('evt_forged')).toBe('handled');
  });

  test('while a secret is being replaced, both are valid', async () => {
    const payload = JSON.stringify(eventOf('evt_rotated', { id: 'cs_test_unknown' }));
    expect((await post(payload, { 'stripe-signature': await sign(payload, 'whsec_retired00') })).status).toBe(200);
  });

  test('the signature covers the raw bytes: a byte order mark or another encoding is refused', async () => {
    const payload = JSON.stringify(eventOf('evt_bytes', { id: 'cs_test_ü' }));
    const signature = await sign(payload);
    expect((await post(`\uFEFF${payload}`, { 'stripe-signature': signature })).status).toBe(400);
    expect((await post(JSON.stringify(JSON.parse(payload), null, 1), { 'stripe-signature': signature })).status).toBe(
      400,
    );
    expect((await post(payload, { 'stripe-signature': signature, 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await post(new Uint8Array(1_100_000), { 'stripe-signature': signature })).status).toBe(413);
    expect((await post(payload, { 'stripe-signature': signature })).status).toBe(200);
  });

  test('live events, other accounts and unknown types are stored, acknowledged and ignored', async () => {
    const { ada, session } = await paidSession();
    for (const [id, more] of [
      ['evt_live', { livemode: true }],
      ['evt_connected', { account: 'acct_other' }],
      ['evt_new_type', { type: 'issuing_thing.invented' }],
    ] as const) {
      expect((await send(eventOf(id, session, more))).status).toBe(200);
      expect(await kept(id)).toBe('ignored');
    }
    await shop.work();
    expect(await ada.balance()).toBe(0);
    // another API version reports the same session, which is fetched again
    expect((await send(eventOf('evt_version', { id: session.id }, { api_version: '2020-08-27' }))).status).toBe(200);
    await shop.work();
    expect(await ada.balance()).toBe(25);
  });

  test('while the database is down the provider is asked to retry, and then the event counts', async () => {
    const { ada, session } = await paidSession();
    await shop.deps.database.pool.query('alter table private.payment_events rename to away');
    try {
      expect((await send(eventOf('evt_later', session))).status).toBe(500);
    } finally {
      await shop.deps.database.pool.query('alter table private.away rename to payment_events');
    }
    expect((await send(eventOf('evt_later', session))).status).toBe(200);
    await shop.work();
    expect(await ada.balance()).toBe(25);
  });

  test('if the provider cannot be reached, the event waits with the reason, and the next attempt handles it', async () => {
    const { ada, session } = await paidSession();
    await send(eventOf('evt_unlucky', session));
    shop.provider.failNext('/v1/checkout/sessions', 500, 3);
    await shop.work();
    expect(await kept('evt_unlucky')).toBe('waiting');
    await shop.deps.database.pool.query(
      `update graphile_worker._private_jobs set run_at = now() where key = 'evt_unlucky'`,
    );
    await shop.work();
    expect(await kept('evt_unlucky')).toBe('handled');
    expect(await ada.balance()).toBe(25);
  });

  test('an event that waits is handled by the reconciliation, which counts it', async () => {
    const { ada, session } = await paidSession();
    await send(eventOf('evt_waiting', session));
    const { mended } = await reconcile(shop.billing, { isFull: false });
    expect(mended).toBeGreaterThan(0);
    expect(await kept('evt_waiting')).toBe('handled');
    expect(await ada.balance()).toBe(25);
  });

  test(`a burst of ${burst} events is accepted while pages stay responsive, and then processed`, async () => {
    const events = Array.from({ length: burst }, (_, index) =>
      eventOf(`evt_burst_${index}`, { id: `cs_test_none_${index}` }),
    );
    let pages = 0;
    let isOver = false;
    const watch = (async () => {
      while (!isOver) {
        await shop.request('/config.json');
        pages += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    for (let start = 0; start < burst; start += 100) {
      const before = pages;
      const answers = await Promise.all(events.slice(start, start + 100).map(send));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(pages).toBeGreaterThan(before);
    }
    isOver = true;
    await watch;
    await shop.work();
    const { rows } = await shop.deps.database.pool.query(
      `select count(*)::int as handled from private.payment_events where id like 'evt_burst_%' and state = 'handled'`,
    );
    expect(rows[0].handled).toBe(burst);
  });
});
