import { randomUUID } from 'node:crypto';
import {
  type AdminOrder,
  adminOrdersRequest,
  disputedPayment,
  type OrderView,
  type RefundPreview,
} from '@regelwerk/contract/admin/admin-orders';
import { periodAfter } from '@regelwerk/contract/shop/period-after';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { setAdmin } from '../domain/accounts/admin-rights.ts';
import { listOrders } from '../domain/admin/list-orders.ts';
import { reconcile } from '../domain/reconciliation/reconcile.ts';
import { rowsReadBy } from '../testing/rows-read-by.ts';
import { type Buyer, openShop, type Shop } from '../testing/shop.ts';

describe.each(databaseModes)('orders as admins see and refund them, on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  let other: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode);
    [admin, other] = [await shop.buyer(), await shop.buyer()];
    for (const { email } of [admin, other]) await setAdmin(shop.deps.accounts, { actor: null, email, isAdmin: true });
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const buy = async (product: string, buyer: Buyer, more: object = {}) => {
    const price = await shop.price(product);
    const isPlan = product === 'Studio';
    await shop.provider.pay(await (isPlan ? buyer.subscribe(price, more) : buyer.order(price, more)));
    await shop.settle();
    return read(String((await shop.orders(buyer.id)).at(-1)?.id));
  };
  const call = async <Answer>(body: object, by = admin) => {
    const { data, status, code } = await by.call('admin-orders', body);
    return { answer: data as Answer, result: code ?? status };
  };
  const read = async (id: string) => (await call<OrderView>({ action: 'read', id })).answer;
  const found = async (more: object) => {
    const { answer } = await call<{ rows: AdminOrder[]; total: number }>({ action: 'list', ...more });
    return answer;
  };
  const spend = (person: Buyer, amount: number) =>
    admin.call('admin-tokens', { userId: person.id, amount: -amount, reason: 'spent', requestId: randomUUID() });
  const wish = (order: OrderView, more: object = {}) => ({
    orderId: order.id,
    payment: order.payments[0]?.payment,
    extent: 'whole',
    ...more,
  });
  const preview = async (order: OrderView, more: object = {}) => {
    const { answer, result } = await call<RefundPreview>({ action: 'previewRefund', ...wish(order, more) });
    expect(result).toBe(200);
    return answer;
  };
  const refund = async (order: OrderView, more: object = {}, by = admin) => {
    const { amount, tokens, returned } = await preview(order, { ...more });
    const body = { requestId: randomUUID(), reason: 'Goodwill', seen: { amount, tokens, returned }, ...more };
    return (await call({ action: 'refund', ...wish(order), ...body }, by)).result;
  };
  const mailsTo = async ({ email }: Buyer) =>
    (await shop.mails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject, text }) => ({ subject, text }));
  const documents = (userId: string) =>
    shop.query(
      'select kind, gross from public.billing_documents where user_id = $1 order by position, kind desc',
      userId,
    );

  test('an order is found by its number, its buyer, its ids at the provider, its coupon and its amount', async () => {
    const ada = await shop.buyer();
    await ada.client.auth.updateUser({ data: { name: 'Ada Byron-Lovelace' } });
    await admin.call('admin-stripe', {
      action: 'createCoupon',
      couponData: { name: 'Ten', percent_off: 10, code: 'TEN-OFF' },
    });
    const order = await buy('Standard', ada, { promotionCode: 'TEN-OFF' });
    const plan = await buy('Studio', ada);
    const [customer] = await shop.query(
      'select id, stripe_customer_id from public.customers where user_id = $1',
      ada.id,
    );
    const [invoice] = await shop.query('select id, number from public.invoices where user_id = $1', ada.id);
    const idOf = (kind: string, of = order) => of.links.find((link) => link.kind === kind)?.id;
    expect(order).toMatchObject({ amount: 899, list_amount: 999, promotion_code: 'TEN-OFF', state: 'fulfilled' });
    const payment = idOf('payment');
    expect(order.links.find(({ kind }) => kind === 'payment')?.url).toBe(
      `https://dashboard.stripe.com/test/payments/${payment}`,
    );
    const names = [order.number, order.number.slice(3), 'ten-off', '8.99', '8,99 €', payment, idOf('session')];
    const both = [ada.email, ada.email.slice(0, 9), 'ada byr', 'byron-lov', ada.id, customer?.stripe_customer_id];
    for (const search of [...names, order.documents[0]?.number])
      expect([search, (await found({ search })).rows.map(({ id }) => id)]).toEqual([search, [order.id]]);
    for (const search of [...both, `CUST-${String(customer?.id).slice(0, 8).toUpperCase()}`])
      expect([search, (await found({ search, sort: 'number', direction: 'asc' })).rows.map(({ id }) => id)]).toEqual([
        search,
        [order.id, plan.id],
      ]);
    for (const search of [invoice?.id, invoice?.number, idOf('subscription', plan)])
      expect([search, (await found({ search })).rows.map(({ id }) => id)]).toEqual([search, [plan.id]]);
    for (const search of ['nobody', "'; drop table orders", '%', 'pi_none', '999999999999999'])
      expect([search, (await found({ search })).total]).toEqual([search, 0]);
    expect((await found({ search: ada.email, kind: 'subscription' })).rows.map(({ id }) => id)).toEqual([plan.id]);
    expect((await found({ search: ada.email, state: 'returned' })).total).toBe(0);
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
    expect((await found({ search: ada.email, from: day, to: day })).total).toBe(2);
    expect((await found({ search: ada.email, to: '2026-01-01' })).total).toBe(0);
  });

  test('a search reads by index, whatever the number of orders and people', async () => {
    const rows = async (search: string) => {
      const asked = adminOrdersRequest.parse({ action: 'list', search });
      if (asked.action !== 'list') throw new Error('a list was asked for');
      return Math.max(...(await rowsReadBy(shop.deps.database, (database) => listOrders(database, asked))));
    };
    const people = await shop.query(`select count(*)::int as count from auth.users`);
    await shop.query(`
      insert into auth.users (email, password_hash, user_metadata)
      select 'customer' || n || '@shop' || n || '.example', 'x', jsonb_build_object('name', 'Person Number' || n)
      from generate_series(1, 2000) n`);
    await shop.query(`
      insert into public.orders (user_id, kind, stripe_price_id, product_name, tokens, list_amount, amount, currency, language, vat_mode, state)
      select id, 'token_pack', 'price_many', 'Many', 5, 1000 + row_number() over (), 1000 + row_number() over (), 'eur', 'en', 'small_business', 'expired'
      from auth.users where email like 'customer%'`);
    await shop.query('analyze auth.users');
    await shop.query('analyze public.orders');
    expect(people[0]?.count).toBeLessThan(100);
    const found1999 = await found({ search: 'customer1999@' });
    expect(found1999.rows).toMatchObject([{ email: 'customer1999@shop1999.example' }]);
    const { number } = found1999.rows[0] as AdminOrder;
    for (const search of [
      number,
      'customer1999@',
      '@shop1999.',
      'number1999',
      '27.31',
      'pi_none',
      'CUST-00000000',
      'NOPE',
    ])
      expect([search, (await rows(search)) <= 40]).toEqual([search, true]);
    expect((await found({ page: 3 })).total).toBeGreaterThan(2000);
  });

  test('the whole payment goes back although tokens were used, which are waived, with credit note, mail and log', async () => {
    const ada = await shop.buyer();
    const order = await buy('Basic', ada);
    await spend(ada, 4);
    expect(await preview(order)).toEqual({
      ...{ amount: 499, currency: 'eur', returned: 0, disputed: 0, rest: 0, tokens: 6, waived: 4 },
      ...{ balance: 6, balance_after: 0 },
    });
    expect(await preview(order, { waivesUsed: false })).toMatchObject({ tokens: 10, waived: 0, balance_after: -4 });
    expect(await refund(order, { reason: 'It did not help' })).toBe(200);
    await shop.settle();
    expect(await ada.balance()).toBe(0);
    expect(await documents(ada.id)).toEqual([
      { kind: 'invoice', gross: 499 },
      { kind: 'credit_note', gross: 499 },
    ]);
    const after = await read(order.id);
    expect(after).toMatchObject({ returned: 499, state: 'fulfilled', payments: [{ returned: 499, unspent: 0 }] });
    expect(after.decisions).toMatchObject([
      { cause: 'goodwill', amount: 499, actor: admin.email, reason: 'It did not help', problem: null, ends: 'no' },
    ]);
    expect(after.decisions[0]?.done_at).not.toBeNull();
    const told = (await mailsTo(ada)).filter(({ subject }) => subject === `Refund for order ${order.number}`);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('€4.99');
    const ledger = await shop.query(
      'select source_type, delta from public.token_transactions where user_id = $1 order by id',
      ada.id,
    );
    expect(ledger.slice(-2)).toEqual([
      { source_type: 'refund', delta: -10 },
      { source_type: 'goodwill', delta: 4 },
    ]);
    expect((await found({ search: ada.email, state: 'returned' })).total).toBe(1);
    expect(
      (
        await call({
          action: 'refund',
          ...wish(order),
          reason: 'again',
          requestId: randomUUID(),
          seen: { amount: 499, tokens: 6, returned: 0 },
        })
      ).result,
    ).toBe('stale_edit');
  });

  test('unspent tokens are refunded exactly, a part by its amount, and never more than is left', async () => {
    const ada = await shop.buyer();
    const order = await buy('Standard', ada);
    await spend(ada, 10);
    expect(await preview(order, { extent: 'unspent' })).toMatchObject({
      amount: 600,
      tokens: 15,
      waived: 0,
      rest: 399,
    });
    expect(await refund(order, { extent: 'part', part: 100 })).toBe(200);
    await shop.settle();
    expect(await ada.balance()).toBe(13);
    expect(await preview(order, { extent: 'unspent' })).toMatchObject({ amount: 520, tokens: 13, balance_after: 0 });
    expect(await refund(order, { extent: 'unspent' })).toBe(200);
    await shop.settle();
    expect(await ada.balance()).toBe(0);
    expect((await call({ action: 'previewRefund', ...wish(order, { extent: 'part', part: 380 }) })).result).toBe(
      'invalid_input',
    );
    expect((await documents(ada.id)).map(({ gross }) => gross)).toEqual([999, 100, 520]);
    expect((await call({ action: 'previewRefund', ...wish(order, { payment: 'pi_other' }) })).result).toBe('not_found');
  });

  test('ten repeats and two admins at once refund once', async () => {
    const ada = await shop.buyer();
    const order = await buy('Standard', ada);
    const seen = { amount: 400, tokens: 10, returned: 0 };
    const body = { action: 'refund', ...wish(order, { extent: 'part', part: 400 }), reason: 'Sorry', seen };
    const requestId = randomUUID();
    const repeats = await Promise.all(Array.from({ length: 10 }, () => call({ ...body, requestId })));
    expect(new Set(repeats.map(({ result }) => result))).toEqual(new Set([200]));
    expect((await call({ ...body, requestId, reason: 'Another' })).result).toBe('request_reused');
    expect((await call({ ...body, requestId: randomUUID() }, other)).result).toBe('stale_edit');
    await shop.settle();
    // the other admin still shows the form from before
    expect((await call({ ...body, requestId: randomUUID() }, other)).result).toBe('stale_edit');
    expect((await call({ ...body, requestId })).result).toBe(200);
    await shop.settle();
    expect(await read(order.id)).toMatchObject({ returned: 400, balance: 15 });
    const both = await Promise.all([admin, other].map((by) => refund(order, {}, by)));
    expect(both.sort()).toEqual([200, 'stale_edit']);
    await shop.settle();
    expect(await read(order.id)).toMatchObject({ returned: 999, balance: 0 });
    expect((await documents(ada.id)).map(({ gross }) => gross)).toEqual([999, 400, 599]);
  });

  test('a plan ends with notice or at once, and only the chosen payment goes back', async () => {
    const ada = await shop.buyer();
    const order = await buy('Studio', ada);
    const end = { action: 'endPlan', orderId: order.id, reason: 'no longer offered', requestId: randomUUID() };
    expect((await call(end)).result).toBe(200);
    expect((await call(end)).result).toBe(200);
    await shop.settle();
    const ending = await read(order.id);
    expect(ending).toMatchObject({ plan: { is_running: true }, decisions: [{ cause: 'notice', ends: 'period' }] });
    const aMonthLater = periodAfter(shop.provider.sandbox.now(), 'month', 1).toISOString();
    expect(ending.plan?.cancel_at?.localeCompare(aMonthLater)).toBe(1);
    expect(
      (await mailsTo(ada)).filter(({ subject }) => subject === `Your plan of order ${order.number} ends`),
    ).toHaveLength(1);
    await shop.provider.sandbox.advance(63 * 86_400);
    await shop.settle();
    expect((await read(order.id)).plan).toMatchObject({ is_running: false });
    expect((await call({ ...end, requestId: randomUUID() })).result).toBe('stale_edit');

    const bob = await shop.buyer();
    const renewed = await buy('Studio', bob);
    await shop.provider.sandbox.advance(32 * 86_400);
    await shop.settle();
    const [latest, first] = (await read(renewed.id)).payments;
    expect([latest?.tokens, first?.tokens]).toEqual([120, 120]);
    expect(await refund(renewed, { payment: latest?.payment, endsPlan: true })).toBe(200);
    await shop.settle();
    const over = await read(renewed.id);
    expect(over).toMatchObject({ returned: 2900, balance: 120, plan: { is_running: false } });
    expect(over.payments.map(({ returned }) => returned)).toEqual([2900, 0]);
    expect(over.decisions).toMatchObject([{ ends: 'now', amount: 2900 }]);
  });

  test('a refund that the provider refuses says so and is tried again', async () => {
    const ada = await shop.buyer();
    const order = await buy('Basic', ada);
    expect(await refund(order)).toBe(200);
    await shop.query(`update private.settlements set problem = 'refused' where order_id = $1`, order.id);
    const { decisions } = await read(order.id);
    expect(decisions).toMatchObject([{ problem: 'refused', done_at: null }]);
    expect((await call({ action: 'retry', decisionId: decisions[0]?.id })).result).toBe(200);
    await shop.settle();
    expect(await read(order.id)).toMatchObject({ returned: 499, decisions: [{ problem: null }] });
    expect((await call({ action: 'retry', decisionId: decisions[0]?.id })).result).toBe('stale_edit');
  });

  test('a refund that meets a dispute names it at once, and ends as the bank decides', async () => {
    for (const status of ['won', 'lost']) {
      const ada = await shop.buyer();
      const order = await buy('Basic', ada);
      expect(await refund(order)).toBe(200);
      const { stripe } = shop.provider;
      const disputed = { payment_intent: order.payments[0]?.payment };
      const { id } = (await stripe.rawRequest('POST', '/v1/sandbox/disputes', disputed)) as unknown as { id: string };
      await shop.settle();
      const retried = async () => {
        const [decision] = (await read(order.id)).decisions;
        expect(decision).toMatchObject({ problem: disputedPayment, amount: 0, done_at: expect.any(String) });
        expect((await call({ action: 'retry', decisionId: decision?.id })).result).toBe(200);
        await shop.settle();
        return (await read(order.id)).decisions;
      };
      expect(await retried()).toMatchObject([{ problem: disputedPayment }]);
      await stripe.rawRequest('POST', `/v1/sandbox/disputes/${id}/close`, { status });
      await shop.settle();
      expect((await read(order.id)).decisions).toMatchObject([{ problem: null }]);
      const { data } = await stripe.refunds.list({ payment_intent: String(disputed.payment_intent) });
      expect(data.map(({ amount }) => amount)).toEqual(status === 'won' ? [499] : []);
      expect(await read(order.id)).toMatchObject({ returned: 499, balance: 0 });
    }
  });

  test('a refund that fails later shows its reason, gives back what it took and is paid once more, with one credit note', async () => {
    const ada = await shop.buyer();
    const order = await buy('Basic', ada);
    await spend(ada, 8);
    expect(await refund(order, { extent: 'part', part: 300 })).toBe(200);
    await shop.settle();
    expect(await ada.balance()).toBe(0);
    const fail = async () => {
      const { data } = await shop.provider.stripe.refunds.list({ payment_intent: String(order.payments[0]?.payment) });
      await shop.provider.stripe.rawRequest('POST', `/v1/sandbox/refunds/${data[0]?.id}/fail`, {});
      await shop.settle();
    };
    await fail();
    const [decision] = (await read(order.id)).decisions;
    expect(await read(order.id)).toMatchObject({ returned: 0, balance: 2, decisions: [{ amount: 300 }] });
    expect(decision).toMatchObject({ problem: 'expired_or_canceled_card', done_at: expect.any(String) });
    const alerts = await shop.query(`select facts from private.operator_alerts where kind = 'refund_failed'`);
    expect(alerts).toEqual([{ facts: { number: order.number } }]);
    await reconcile(shop.billing, { minutes: 0 });
    expect((await read(order.id)).returned).toBe(0);

    const { refunds } = shop.billing.payments.stripe;
    const refusal = Object.assign(new Error(), {
      rawType: 'invalid_request_error',
      requestId: '',
      code: 'charge_disputed',
    });
    const disputed = vi.spyOn(refunds, 'create').mockRejectedValue(refusal);
    expect((await call({ action: 'retry', decisionId: decision?.id })).result).toBe(200);
    await shop.settle();
    expect(disputed).toHaveBeenCalledOnce();
    disputed.mockRestore();
    expect(await read(order.id)).toMatchObject({ returned: 0, decisions: [{ problem: disputedPayment }] });

    for (const failures of [1, 2]) {
      expect((await call({ action: 'retry', decisionId: decision?.id })).result).toBe(200);
      await shop.settle();
      expect(await read(order.id)).toMatchObject({ returned: 300, balance: 0, decisions: [{ problem: null }] });
      if (failures === 1) await fail();
    }
    expect((await call({ action: 'retry', decisionId: decision?.id })).result).toBe('stale_edit');
    await reconcile(shop.billing, { minutes: 0 });
    expect(await read(order.id)).toMatchObject({ returned: 300, balance: 0, decisions: [{ problem: null }] });
    expect((await documents(ada.id)).map(({ gross }) => gross)).toEqual([499, 300]);
    const told = (await mailsTo(ada)).filter(({ subject }) => subject === `Refund for order ${order.number}`);
    const why = /no longer disputes the payment|did not reach you/;
    expect(told.map(({ text }) => why.exec(text ?? '')?.[0])).toEqual([
      undefined,
      'no longer disputes the payment',
      'did not reach you',
    ]);
    expect(told.every(({ text }) => text?.includes('€3.00'))).toBe(true);
  });

  test('a refund that fails before its decision was mailed is made again, and the mail is that of the decision', async () => {
    const ada = await shop.buyer();
    const order = await buy('Basic', ada);
    expect(await refund(order)).toBe(200);
    const [decision] = (await read(order.id)).decisions;
    // as if the first run had stopped after its refund
    const { id } = await shop.provider.stripe.refunds.create({
      payment_intent: order.payments[0]?.payment ?? '',
      metadata: { settlement: decision?.id ?? '' },
    });
    await shop.provider.stripe.rawRequest('POST', `/v1/sandbox/refunds/${id}/fail`, {});
    await shop.settle();
    expect(await read(order.id)).toMatchObject({ returned: 499, decisions: [{ amount: 499, problem: null }] });
    const told = (await mailsTo(ada)).filter(({ subject }) => subject === `Refund for order ${order.number}`);
    expect(told.map(({ text }) => text?.includes('did not reach you'))).toEqual([false]);
  });

  test('a confirmation and an invoice are sent again, once for each request', async () => {
    const ada = await shop.buyer();
    const order = await buy('Basic', ada);
    const [invoice] = order.documents;
    const confirmation = order.mails.find(({ subject }) => subject === `Your order ${order.number}`);
    const again = { action: 'resend', what: 'mail', id: confirmation?.id, requestId: randomUUID() };
    const results = await Promise.all([call(again), call(again)]);
    expect(results.map(({ result }) => result)).toEqual([200, 200]);
    const body = { action: 'resend', what: 'document', id: invoice?.id, requestId: randomUUID() };
    expect((await call(body)).result).toBe(200);
    await shop.settle();
    const sent = await shop.mails();
    const mails = sent.filter(({ to }) => to?.[0]?.address === ada.email);
    const [first, second, ...more] = mails.filter(({ subject }) => subject === `Your order ${order.number}`);
    expect([second?.text, more]).toEqual([first?.text, []]);
    const invoices = mails.filter(({ subject }) => subject === `Invoice ${invoice?.number}`);
    expect(invoices.map(({ attachments }) => attachments.length)).toEqual([1, 1]);
    expect((await call({ ...again, id: randomUUID(), requestId: randomUUID() })).result).toBe('not_found');
    // the period of withdrawal still starts with the first confirmation
    expect((await read(order.id)).mails).toEqual(order.mails.map((mail) => ({ ...mail, sent_at: expect.any(String) })));
  });

  test('nobody but an admin sees or refunds orders', async () => {
    const ada = await shop.buyer();
    const order = await buy('Basic', ada);
    const bodies = [
      { action: 'list' },
      { action: 'read', id: order.id },
      { action: 'previewRefund', ...wish(order) },
      {
        action: 'refund',
        ...wish(order),
        reason: 'mine',
        requestId: randomUUID(),
        seen: { amount: 499, tokens: 10, returned: 0 },
      },
      { action: 'endPlan', orderId: order.id, reason: 'mine', requestId: randomUUID() },
      { action: 'retry', decisionId: order.id },
      { action: 'resend', what: 'mail', id: order.id, requestId: randomUUID() },
    ];
    for (const body of bodies)
      expect([body.action, (await call(body, ada)).result]).toEqual([body.action, 'not_admin']);
  });
});
