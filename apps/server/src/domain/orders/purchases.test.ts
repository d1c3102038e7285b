import { declarations } from '@regelwerk/legal/consent-texts';
import { essentialFeatures } from '@regelwerk/legal/essential-features';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { type Buyer, consent, openShop, type Shop, sessionOf } from '../../testing/shop.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

describe.each(databaseModes)('buying tokens on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let standard: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    standard = await shop.price('Standard');
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  test('an order is paid on the hosted page, gives its tokens once, and is confirmed by mail with all the law asks for', async () => {
    const url = await ada.order(standard, { consent: { ...consent, locale: 'de' } });
    const back = new URL((await shop.provider.pay(url)) ?? '');
    expect(`${back.origin}${back.pathname}`).toBe('http://localhost:3000/user/purchase-success');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      package: 'Standard',
      tokens: '25',
      session_id: sessionOf(url),
    });
    expect(await ada.balance()).toBe(0);
    const confirmed = await ada.call('confirm-purchase', { sessionId: sessionOf(url) });
    expect(confirmed.data).toEqual({
      state: 'fulfilled',
      orderNumber: Number((await shop.orders(ada.id))[0]?.number),
      kind: 'token_pack',
      tokens: 25,
      trialTokens: 0,
      balance: 25,
    });
    await shop.settle();
    expect(await ada.balance()).toBe(25);
    const { data: rows } = await ada.client.from('token_transactions').select('description, amount, transaction_type');
    expect(rows).toEqual([{ description: 'Token purchase: Standard package', amount: 25, transaction_type: 'add' }]);

    const mail = (await shop.mails()).find(
      ({ to, subject }) => to?.[0]?.address === ada.email && subject?.startsWith('Deine Bestellung') === true,
    );
    const [order] = await shop.orders(ada.id);
    expect(mail?.subject).toBe(`Deine Bestellung RW-${order?.number}`);
    for (const part of [
      'Standard',
      '9,99',
      'Gesamtpreis inkl. MwSt.',
      'Es gelten die AGB',
      essentialFeatures.token_pack.de[0] ?? '',
      'Bestellt hast du mit der Schaltfläche „Zahlungspflichtig bestellen“.',
      'Mir ist bekannt',
      'Muster-Widerrufsformular',
      'Widerrufsrecht',
    ])
      expect(mail?.text).toContain(part);
    const { data: own } = await ada.client.from('orders').select('number, state, amount, currency');
    expect(own).toEqual([{ number: Number(order?.number), state: 'fulfilled', amount: 999, currency: 'eur' }]);
    expect((await ada.client.from('orders').select('checkout_url')).error?.code).toBe('42501');
  });

  test('without a webhook the success page fulfils the order; foreign, unknown, unpaid and repeated sessions give nothing', async () => {
    const eve = await shop.buyer();
    const url = await ada.order(standard);
    const sessionId = sessionOf(url);
    expect((await ada.call('confirm-purchase', { sessionId })).data).toMatchObject({ state: 'processing', balance: 0 });
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'open' }]);
    await shop.provider.pay(url);
    const foreign = await eve.call('confirm-purchase', { sessionId });
    const unknown = await eve.call('confirm-purchase', { sessionId: 'cs_test_unknown' });
    expect(foreign).toEqual(unknown);
    expect(foreign).toMatchObject({ status: 404, code: 'not_found' });
    const many = await Promise.all(
      Array.from({ length: 20 }, () => ada.call('confirm-purchase', { sessionId, tokens: 999_999 })),
    );
    for (const { data } of many) expect(data).toMatchObject({ state: 'fulfilled', tokens: 25 });
    expect(await ada.balance()).toBe(25);
    expect(await eve.balance()).toBe(0);
  });

  const aMonthLater = () => new Date(shop.deps.clock().getTime() + 31 * 86_400_000);

  test('the reconciliation finds an order whose webhook and success page never came', async () => {
    await shop.provider.sandbox.switchTo({ lost: 1 });
    await shop.provider.pay(await ada.order(standard));
    await shop.provider.sandbox.switchTo({ lost: 0 });
    await shop.settle();
    expect(await ada.balance()).toBe(0);
    // not even the provider's list of undelivered events, which goes back a month, knows of it
    await reconcile({ ...shop.billing, clock: aMonthLater }, { minutes: 0, isFull: false });
    expect(await ada.balance()).toBe(25);
    expect(await reconcile(shop.billing, { minutes: 0 })).toMatchObject({ differences: [] });
    expect(await ada.balance()).toBe(25);
  });

  test('an order that the provider cannot tell about holds back no other', async () => {
    await shop.provider.sandbox.switchTo({ lost: 1 });
    const eve = await shop.buyer();
    const silent = await ada.order(standard);
    for (const url of [silent, await eve.order(standard)]) await shop.provider.pay(url);
    await shop.provider.sandbox.switchTo({ lost: 0 });
    await shop.settle();
    const { id } = await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(silent));
    shop.provider.failNext(`/v1/checkout/sessions/${id}`, 500, 3);
    await reconcile(shop.billing, { minutes: 0, isFull: false });
    expect(await eve.balance()).toBe(25);
    await reconcile(shop.billing, { minutes: 0, isFull: false });
    expect(await ada.balance()).toBe(25);
  });

  test('double clicks, second tabs and a crash after the provider answered lead to one payment page', async () => {
    const urls = await Promise.all(Array.from({ length: 8 }, () => ada.order(standard)));
    expect(new Set(urls).size).toBe(1);
    // as if the server had died before it noted the session
    await shop.deps.database.pool.query(
      `update public.orders set state = 'draft', checkout_session_id = null, checkout_url = null where user_id = $1`,
      [ada.id],
    );
    expect(await ada.order(standard)).toBe(urls[0]);
    expect(await shop.orders(ada.id)).toHaveLength(1);
    await shop.provider.pay(urls[0] ?? '');
    const second = await ada.order(standard);
    expect(second).not.toBe(urls[0]);
    expect(await ada.balance()).toBe(25);
    expect(await shop.orders(ada.id)).toHaveLength(2);
  });

  const customersOf = async ({ id }: Buyer) => {
    const { data } = await shop.provider.stripe.customers.list({ limit: 100 });
    return data.filter(({ metadata }) => metadata.user_id === id).map((customer) => customer.id);
  };
  const orderIn = (locale: string) =>
    ada.call('token-purchase', { priceId: standard, consent: { ...consent, locale } });

  test('first orders in two languages at one moment lead to one customer and one open page', async () => {
    const answers = await Promise.all([orderIn('en'), orderIn('de'), orderIn('en'), orderIn('de')]);
    const urls = answers.filter(({ status }) => status === 200).map(({ data }) => (data as { url: string }).url);
    // an order that another one replaced before its page was opened
    for (const { status, code } of answers.filter(({ status }) => status !== 200))
      expect({ status, code }).toEqual({ status: 409, code: 'stale_edit' });
    const [customer, ...others] = await customersOf(ada);
    expect(others).toEqual([]);
    const pages = await shop.provider.stripe.checkout.sessions.list({ customer: customer ?? '', status: 'open' });
    expect(pages.data).toHaveLength(1);
    expect(urls).toContain(pages.data[0]?.url);
    const open = (await shop.orders(ada.id)).filter(({ state }) => state === 'open');
    expect(open).toMatchObject([{ checkout_session_id: pages.data[0]?.id }]);
  });

  // the embedded database runs one transaction at a time
  test.runIf(mode === 'native').for([
    ['gets its page', `state = 'open', checkout_session_id = $2`, 'expired', 'expired'],
    ['is being paid', `state = 'processing', checkout_session_id = $2`, 'processing', 'open'],
  ] as const)(
    'an order that %s while another one replaces it is not overwritten',
    async ([, change, stateAfter, pageAfter]) => {
      const session = sessionOf(await ada.order(standard));
      const { pool } = shop.deps.database;
      await pool.query(`update public.orders set state = 'draft', checkout_session_id = null where user_id = $1`, [
        ada.id,
      ]);
      const meanwhile = await pool.connect();
      try {
        await meanwhile.query('begin');
        await meanwhile.query(`update public.orders set ${change} where user_id = $1`, [ada.id, session]);
        const replacing = orderIn('de');
        const waiting = async () => {
          const { rows } = await pool.query(
            'select 1 from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())',
          );
          return rows;
        };
        await expect.poll(waiting).toHaveLength(1);
        await meanwhile.query('commit');
        expect(await replacing).toMatchObject({ status: 200 });
      } finally {
        meanwhile.release(true);
      }
      const orders = await shop.orders(ada.id);
      expect(orders.find(({ checkout_session_id: id }) => id === session)).toMatchObject({ state: stateAfter });
      expect((await shop.provider.stripe.checkout.sessions.retrieve(session)).status).toBe(pageAfter);
    },
  );

  test('an order whose page is asked for with other parameters gets another page, and only one stays open', async () => {
    const url = await ada.order(standard);
    // as if the server had died before it noted the session, and the customer were another one now
    await shop.deps.database.pool.query(
      `update public.orders set state = 'draft', checkout_session_id = null, checkout_url = null where user_id = $1`,
      [ada.id],
    );
    const [customer = ''] = await customersOf(ada);
    await shop.provider.stripe.customers.del(customer);
    const again = await Promise.all([orderIn('en'), orderIn('en')]);
    expect(again).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(again[0]?.data).toEqual(again[1]?.data);
    expect(again[0]?.data).not.toEqual({ url });
    const [kept = '', ...others] = await customersOf(ada);
    expect([kept === customer, others]).toEqual([false, []]);
    const { data: pages } = await shop.provider.stripe.checkout.sessions.list({ customer: kept, status: 'open' });
    expect(pages.map((page) => ({ url: page.url }))).toEqual([again[0]?.data]);
  });

  test('an order whose page the provider cannot open for lack of something fails, and the next one is another', async () => {
    shop.provider.failNext('/v1/checkout/sessions', 404);
    expect(await orderIn('en')).toMatchObject({ status: 502, code: 'payment_failed' });
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'failed' }]);
    expect(await orderIn('en')).toMatchObject({ status: 200 });
    expect(await shop.orders(ada.id)).toHaveLength(2);
  });

  test('an order during which the provider fails says so, and the next one succeeds', async () => {
    shop.provider.failNext('/v1/customers', 500, 3);
    expect(await orderIn('en')).toMatchObject({ status: 502, code: 'payment_failed' });
    expect(await orderIn('en')).toMatchObject({ status: 200 });
  });

  test.each([
    ['the amount', 'amount = 998', {}],
    ['the tokens', 'tokens = 24', {}],
    ['the trial', 'trial_days = 7', {}],
    ['the tokens of the trial', 'trial_tokens = 3', {}],
    ['the code', `promotion_code = 'GONE'`, {}],
    ['the language', 'amount = amount', { consent: { ...consent, locale: 'de' } }],
    ['the day', `created_at = now() - interval '24 hours'`, {}],
  ])(
    'an order is not taken up again where %s is another one, and the former is closed',
    async (_name, change, more) => {
      const first = await ada.order(standard);
      await shop.deps.database.pool.query(`update public.orders set ${change} where user_id = $1`, [ada.id]);
      expect(await ada.order(standard, more)).not.toBe(first);
      expect((await shop.orders(ada.id)).map(({ state }) => state)).toEqual(['expired', 'open']);
      const { status } = await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(first));
      expect(status).toBe('expired');
    },
  );

  test('an order that never got a page is closed by the reconciliation after a day, not before', async () => {
    shop.provider.failNext('/v1/checkout/sessions', 500, 3);
    await ada.call('token-purchase', { priceId: standard, consent });
    const age = (hours: number) =>
      shop.deps.database.pool.query(
        `update public.orders set created_at = now() - make_interval(hours => ${hours}) where user_id = $1`,
        [ada.id],
      );
    const stateAfterReconciliation = async () => {
      await reconcile(shop.billing, { minutes: 0, isFull: false });
      return (await shop.orders(ada.id)).map(({ state }) => state);
    };
    await age(23);
    expect(await stateAfterReconciliation()).toEqual(['draft']);
    await age(25);
    expect(await stateAfterReconciliation()).toEqual(['expired']);
  });

  test('the confirmation names what was bought, line by line', async () => {
    await shop.provider.pay(await ada.order(standard));
    await shop.settle();
    const [order] = await shop.orders(ada.id);
    const mail = (await shop.mails()).find(({ subject }) => subject === `Your order RW-${order?.number}`);
    for (const line of [
      /^Thank you for your order\. This mail confirms the contract; please keep it\.$/m,
      /^Order: RW-\d+$/m,
      /^Date: \S/m,
      /^Seller: \S/m,
      /^Product: Standard$/m,
      /^Tokens: 25$/m,
      /^Price: €9\.99\. \S/m,
      /^Paid at once: €9\.99$/m,
      /^You declared with your order:$/m,
      /^Open the order:$/m,
    ])
      expect(mail?.text).toMatch(line);
  });

  test('the payment page offers what the offers name', async () => {
    const { operator } = shop.deps.billing;
    Object.assign(shop.deps.billing, { operator: { ...operator, paymentMethods: ['card', 'sepa_debit'] } });
    try {
      // the terms name them too, so they are other terms
      const { data: quote } = await ada.call('quote-order', { priceId: standard });
      const own = { ...(quote as { consent: object }).consent, locale: 'en' };
      const session = sessionOf(await ada.order(standard, { consent: own }));
      const page = await shop.provider.stripe.checkout.sessions.retrieve(session);
      expect(page.allowed_payment_method_types).toEqual(['card', 'sepa_debit']);
    } finally {
      Object.assign(shop.deps.billing, { operator });
    }
    const config = await (await shop.request('/config.json')).json();
    expect(config).toMatchObject({ paymentMethods: operator.paymentMethods, servesForeignBusinesses: false });
  });

  test('a webhook that arrives before the order knows its session fulfils the order', async () => {
    const url = await ada.order(standard);
    await shop.deps.database.pool.query(
      `update public.orders set state = 'draft', checkout_session_id = null, checkout_url = null where user_id = $1`,
      [ada.id],
    );
    await shop.provider.pay(url);
    await shop.settle();
    expect(await ada.balance()).toBe(25);
  });

  test('a provider that fails or cannot be reached gives a clear error, and the next try opens one session', async () => {
    const before = (await shop.provider.stripe.checkout.sessions.list({ limit: 100 })).data.length;
    shop.provider.failNext('/v1/checkout/sessions', 500, 3);
    const failed = await ada.call('token-purchase', { priceId: standard, consent });
    expect(failed).toMatchObject({
      status: 502,
      code: 'payment_failed',
      data: { error: 'Could not process your token purchase. Please try again.' },
    });
    expect(JSON.stringify(failed.data)).not.toContain('made to fail');
    expect(await ada.order(standard)).toContain('/sandbox/checkout/');
    expect((await shop.provider.stripe.checkout.sessions.list({ limit: 100 })).data).toHaveLength(before + 1);
    expect(await shop.orders(ada.id)).toHaveLength(1);
  });

  test.each([
    ['fails', 500, 3, { state: 'draft', attempt: 2 }],
    // it may have opened the page, which the same key finds again
    ['is too busy', 429, 1, { state: 'draft', attempt: 1 }],
    ['refuses', 400, 1, { state: 'failed', attempt: 1, problem: 'the provider refused the checkout' }],
  ])('an order for which the provider %s is kept for the next try, or given up', async (_, status, times, kept) => {
    const starter = await shop.price('Starter');
    shop.provider.failNext('/v1/checkout/sessions', status, times);
    expect(await ada.call('create-checkout', { priceId: starter, consent })).toMatchObject({
      status: 502,
      code: 'payment_failed',
      data: { error: 'Could not process your subscription. Please try again.' },
    });
    expect(await shop.orders(ada.id)).toMatchObject([kept]);
    expect(await ada.subscribe(starter)).toContain('/sandbox/checkout/');
    expect(await shop.orders(ada.id)).toHaveLength(kept.state === 'failed' ? 2 : 1);
  });

  test('an order gives what was ordered, whatever becomes of product and price before the payment', async () => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: '40 tokens', metadata: {} });
    const price = await stripe.prices.create({ product: product.id, currency: 'eur', unit_amount: 1200 });
    await shop.settle();
    const url = await ada.order(price.id);
    await stripe.products.update(product.id, { name: '4 tokens' });
    await stripe.prices.update(price.id, { active: false });
    await shop.settle();
    await shop.provider.pay(url);
    await shop.settle();
    expect(await ada.balance()).toBe(40);
    expect(await ada.call('token-purchase', { priceId: price.id, consent })).toMatchObject({
      status: 400,
      code: 'price_unavailable',
    });
  });

  test('a payment of another amount gives no tokens and waits for an admin', async () => {
    const url = await ada.order(standard);
    await shop.deps.database.pool.query('update public.orders set amount = 998 where user_id = $1', [ada.id]);
    await shop.provider.pay(url);
    await shop.settle();
    expect(await ada.balance()).toBe(0);
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'review', problem: 'amount 999 instead of 998' }]);
    const { differences } = await reconcile(shop.billing, { minutes: 0 });
    expect(differences.map(({ what }) => what)).toContain('order in review: amount 999 instead of 998');
    await shop.deps.database.pool.query(`update public.orders set amount = 999, state = 'open' where user_id = $1`, [
      ada.id,
    ]);
    await reconcile(shop.billing, { minutes: 0 });
    expect(await ada.balance()).toBe(25);
  });

  test.each([
    ['currency', `currency = 'usd'`, 'currency eur instead of usd'],
    ['price', `stripe_price_id = 'price_of_something_else'`, 'another price'],
  ])(
    'a paid session with another %s than was ordered gives nothing and waits for a person',
    async (_name, change, problem) => {
      const url = await ada.order(standard);
      await shop.deps.database.pool.query(`update public.orders set ${change} where user_id = $1`, [ada.id]);
      await shop.provider.pay(url);
      await shop.settle();
      expect(await shop.orders(ada.id)).toMatchObject([{ state: 'review', problem }]);
      expect(await ada.balance()).toBe(0);
    },
  );

  test('foreign, unknown and recurring prices are refused, and only the server says where the browser returns', async () => {
    for (const priceId of ['price_unknown', await shop.price('Starter'), '', "' or 1=1"])
      expect(await ada.call('token-purchase', { priceId, consent })).toMatchObject({ status: 400 });
    expect(await ada.call('create-checkout', { priceId: standard, consent })).toMatchObject({
      code: 'price_unavailable',
    });
    const url = await ada.order(standard, {
      successUrl: 'https://evil.example/',
      cancelUrl: 'javascript:alert(1)',
      quantity: -5,
      amount: 1,
    });
    const session = await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(url));
    expect(session.success_url).toMatch(/^http:\/\/localhost:3000\/user\/purchase-success\?/);
    expect(session.cancel_url).toBe('http://localhost:3000/user/purchase-canceled');
    expect(session.amount_total).toBe(999);
  });

  test('a customer deleted at the provider is created again, and a deleted product is taken off sale', async () => {
    const first = await ada.order(standard);
    const { customer } = await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(first));
    await shop.provider.pay(first);
    await shop.settle();
    await shop.provider.stripe.customers.del(String(customer));
    await shop.settle();
    const { rows: known } = await shop.deps.database.pool.query(
      'select stripe_customer_id as id from public.customers where user_id = $1',
      [ada.id],
    );
    expect(known).toEqual([{ id: null }]);
    const second = await ada.order(standard);
    const renewed = await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(second));
    expect(renewed.customer).not.toBe(customer);
    await shop.provider.pay(second);
    await shop.settle();
    expect(await ada.balance()).toBe(50);
    const product = await shop.provider.stripe.products.create({ name: 'Short-lived' });
    await shop.settle();
    await shop.provider.stripe.products.del(product.id);
    // a call that fails on its way is made again a little later
    const names = async () => {
      await shop.settle();
      return (await ada.client.from('products').select('name')).data?.map(({ name }) => name);
    };
    await expect.poll(names).not.toContain('Short-lived');
  });

  test('without both declarations, or with old ones, nobody is sent to pay; the declarations are kept with the order', async () => {
    expect(await ada.call('token-purchase', { priceId: standard })).toMatchObject({
      status: 400,
      code: 'consent_required',
      data: { error: 'Both declarations are required to order.', field: 'consent' },
    });
    expect(
      await ada.call('token-purchase', { priceId: standard, consent: { ...consent, termsVersion: '2020-01-01' } }),
    ).toMatchObject({ status: 409, code: 'consent_outdated' });
    expect(await shop.orders(ada.id)).toEqual([]);
    await ada.order(standard);
    const { rows } = await shop.deps.database.pool.query(
      `select declaration, version, order_id is not null as "hasOrder" from private.consents where user_id = $1 order by declaration`,
      [ada.id],
    );
    expect(rows).toEqual([
      { declaration: 'packPerformance', version: declarations.packPerformance.version, hasOrder: true },
      { declaration: 'terms', version: declarations.terms.version, hasOrder: true },
    ]);
  });

  test('a declined card gives nothing and can be followed by a good one; a bank may ask for confirmation', async () => {
    const url = await ada.order(standard);
    expect(await shop.provider.pay(url, 'declined')).toBeUndefined();
    expect(await shop.provider.pay(url, 'needs_action')).toBeUndefined();
    expect(await shop.provider.pay(url, 'needs_action', 'no')).toBeUndefined();
    await shop.settle();
    expect(await ada.balance()).toBe(0);
    expect(await shop.provider.pay(url, 'needs_action', 'yes')).toContain('/user/purchase-success');
    await shop.settle();
    expect(await ada.balance()).toBe(25);
  });

  test('a delayed method is credited when the money arrives, and not when it does not', async () => {
    const bob = await shop.buyer();
    const [paid, unpaid] = [await ada.order(standard), await bob.order(standard)];
    await shop.provider.pay(paid, 'delayed');
    await shop.provider.pay(unpaid, 'delayed_fails');
    await shop.settle();
    expect((await ada.call('confirm-purchase', { sessionId: sessionOf(paid) })).data).toMatchObject({
      state: 'processing',
    });
    expect(await ada.balance()).toBe(0);
    await shop.provider.sandbox.advance(4 * 86_400);
    await shop.settle();
    expect(await ada.balance()).toBe(25);
    expect(await bob.balance()).toBe(0);
    expect((await bob.call('confirm-purchase', { sessionId: sessionOf(unpaid) })).data).toMatchObject({
      state: 'failed',
    });
  });

  test('a visitor cannot order, and a session that lapsed can be ordered again', async () => {
    const answer = await shop.request('/functions/v1/token-purchase', {
      method: 'POST',
      headers: shop.visitor({ 'content-type': 'application/json' }),
      body: JSON.stringify({ priceId: standard, consent }),
    });
    expect(answer.status).toBe(401);
    const lapsed = await ada.order(standard);
    await shop.provider.stripe.checkout.sessions.expire(sessionOf(lapsed));
    const again = await ada.order(standard);
    expect(again).not.toBe(lapsed);
    await shop.settle();
    expect((await shop.orders(ada.id)).map(({ state }) => state)).toEqual(['expired', 'open']);
  });
});
