import { randomUUID } from 'node:crypto';
import {
  type AdminOrder,
  disputedPayment,
  type OrderView,
  type RefundPreview,
} from '@regelwerk/contract/admin/admin-orders';
import type { Overview } from '@regelwerk/contract/admin/admin-overview';
import type { PersonView } from '@regelwerk/contract/admin/admin-person';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { acceptDeclared, sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const password = 'correct horse 9';

describe.each(databaseModes)('refunds that a bank or the provider holds up, on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  let ada: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.admin();
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const query = async (text: string, ...values: unknown[]) =>
    (await shop.deps.database.pool.query(text, values)).rows as Record<string, unknown>[];
  const buy = async (product: string) => {
    const price = await shop.price(product);
    await shop.provider.pay(await (product === 'Studio' ? ada.subscribe(price) : ada.order(price)));
    await shop.settle();
    return read(String((await shop.orders(ada.id)).at(-1)?.id));
  };
  const read = async (id: string) =>
    (await admin.call('admin-orders', { action: 'read', id })).data as OrderView & {
      payments: { payment: string }[];
    };
  const dispute = async (payment: string | null | undefined) => {
    const opened = await shop.provider.stripe.rawRequest('POST', '/v1/sandbox/disputes', {
      payment_intent: String(payment),
    });
    await shop.settle();
    return (opened as unknown as { id: string }).id;
  };
  const close = async (id: string, status: 'won' | 'lost') => {
    await shop.provider.stripe.rawRequest('POST', `/v1/sandbox/disputes/${id}/close`, { status });
    await shop.settle();
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
  };
  const refunded = async (payment: string | null | undefined) =>
    (await shop.provider.stripe.refunds.list({ payment_intent: String(payment) })).data
      .filter(({ status }) => status === 'succeeded')
      .map(({ amount }) => amount);
  const decision = async () =>
    (
      await query(
        `select amount, problem, done_at is not null as done from private.settlements where user_id = $1
         order by created_at desc`,
        ada.id,
      )
    )[0];
  const mailsTo = async (email: string) =>
    (await shop.mails())
      .filter(({ to }) => to?.[0]?.address === email)
      .map(({ text }) => text ?? '')
      .join('\n');
  const refund = async ({ id: orderId, payments }: OrderView, more: object = {}) => {
    const wish = { orderId, payment: payments[0]?.payment, extent: 'whole', ...more };
    const { data } = await admin.call('admin-orders', { action: 'previewRefund', ...wish });
    const { amount, tokens, returned } = data as RefundPreview;
    const body = { ...wish, seen: { amount, tokens, returned }, reason: 'Goodwill', requestId: randomUUID() };
    const { status, code } = await admin.call('admin-orders', { action: 'refund', endsPlan: false, ...body });
    await shop.settle();
    return { seen: data as RefundPreview, result: code ?? status };
  };
  const removedByAdmin = () =>
    shop.request(`/auth/v1/admin/users/${ada.id}`, {
      method: 'DELETE',
      headers: { apikey: shop.deps.keys.secret, authorization: `Bearer ${shop.deps.keys.secret}` },
    });

  test.each([
    ['Basic', 499, 'won'],
    ['Basic', 499, 'lost'],
    ['Studio', 2900, 'won'],
  ] as const)(
    'a disputed payment (%s) is refunded out of goodwill once, and only if the bank decides for the shop (%s, %s)',
    async (product, amount, status) => {
      const order = await buy(product);
      const payment = order.payments[0]?.payment;
      const id = await dispute(payment);
      const tokens = order.payments[0]?.tokens;
      expect((await read(order.id)).payments).toMatchObject([{ returned: 0, disputed: amount, unspent: tokens }]);
      const { seen, result } = await refund(order, { endsPlan: product === 'Studio' });
      expect(seen).toMatchObject({ amount, returned: 0, disputed: amount, tokens, balance: 0, balance_after: 0 });
      expect(result).toBe(200);
      expect(await decision()).toEqual({ amount: 0, problem: disputedPayment, done: true });
      // what waits for the bank is not decided a second time
      expect((await refund(order)).result).toBe('invalid_input');
      await close(id, status);
      expect(await refunded(payment)).toEqual(status === 'won' ? [amount] : []);
      expect(await decision()).toMatchObject({ problem: null });
      expect(await ada.balance()).toBe(0);
      expect((await mailsTo(ada.email)).includes('Your bank no longer disputes the payment')).toBe(status === 'won');
    },
  );

  test.each([
    ['their owner', 'won'],
    ['their owner', 'lost'],
    ['an admin', 'won'],
  ] as const)(
    'unspent tokens of a disputed payment go back after %s has deleted the account and the bank has decided (%s)',
    async (who, status) => {
      const order = await buy('Basic');
      const payment = order.payments[0]?.payment;
      const id = await dispute(payment);
      const { data } = await ada.call('account', { action: 'unspent' });
      expect(data).toMatchObject([{ tokens: 10, amount: 499, waiting: 499 }]);
      if (who === 'an admin') expect((await removedByAdmin()).status).toBe(200);
      else expect((await ada.call('account', { action: 'delete', current: password, refund: true })).status).toBe(200);
      await shop.settle();
      const told = await mailsTo(ada.email);
      expect(told).toContain('€4.99 is due to you, but your bank disputes the payment');
      expect(told).not.toContain('We refund €4.99');
      expect(await refunded(payment)).toEqual([]);
      await close(id, status);
      expect(await refunded(payment)).toEqual(status === 'won' ? [499] : []);
      expect(await decision()).toMatchObject({ problem: null });
    },
  );

  /** A plan with two paid periods, newest payment first. */
  const twoPeriods = async () => {
    const order = await buy('Studio');
    await shop.provider.sandbox.advance(32 * 86_400);
    await shop.settle();
    const [latest, first] = (await read(order.id)).payments.map(({ payment }) => String(payment));
    return { number: order.number, latest: String(latest), first: String(first) };
  };
  const withdraw = async (number: string) => {
    const fields = { name: 'Ada', email: ada.email, contractReference: number };
    return sendDeclaration(shop, paths.withdraw, fields);
  };
  const accept = (noticeId: string, number: string) => acceptDeclared(shop, admin.id, noticeId, number);

  test.each([
    ['won', 0],
    ['lost', 499],
  ] as const)(
    'the list and the figures count a disputed payment as returned only once it is %s',
    async (status, returned) => {
      const order = await buy('Basic');
      const revenue = async () => {
        const { data } = await admin.call('admin-data', { action: 'overview' });
        return (data as Overview).days.reduce((sum, day) => sum + day.revenue, 0);
      };
      const listed = async () => {
        const page = { page: 1, perPage: 10, sort: 'created_at', direction: 'desc' };
        const { data } = await admin.call('admin-orders', { action: 'list', search: order.number, ...page });
        return (data as { rows: AdminOrder[] }).rows.map((row) => row.returned);
      };
      const found = async () =>
        (
          (await admin.call('admin-orders', { action: 'list', search: order.number, state: 'returned' })).data as {
            total: number;
          }
        ).total;
      const stands = async () => {
        const { data } = await admin.call('admin-data', { action: 'customer', id: ada.id });
        return (data as PersonView).timeline.find(({ kind }) => kind === 'reversal')?.state;
      };
      const before = await revenue();
      const id = await dispute(order.payments[0]?.payment);
      expect([await listed(), await found(), await revenue()]).toEqual([[0], 0, before]);
      expect(await stands()).toBe('open');
      await close(id, status);
      expect([await listed(), await found(), await revenue()]).toEqual([
        [returned],
        returned > 0 ? 1 : 0,
        before - returned,
      ]);
      expect(await stands()).toBe(status === 'won' ? 'over' : 'active');
    },
  );

  test('a payment that waits for the bank stays named beside a refund that failed at once', async () => {
    const { number, latest, first } = await twoPeriods();
    const id = await dispute(first);
    const { refunds } = shop.billing.payments.stripe;
    const create = refunds.create.bind(refunds);
    const failing = async (...given: Parameters<typeof create>) => {
      const made = await create(...given);
      await shop.provider.stripe.rawRequest('POST', `/v1/sandbox/refunds/${made.id}/fail`, {});
      return { ...made, status: 'failed' };
    };
    refunds.create = failing as unknown as typeof refunds.create;
    await accept(await withdraw(number), number);
    refunds.create = create as typeof refunds.create;
    expect(await decision()).toMatchObject({ problem: disputedPayment });
    await close(id, 'won');
    expect([await refunded(first), await refunded(latest)]).toEqual([[2900], [2900]]);
    expect(await decision()).toMatchObject({ problem: null });
  });

  test('a refund that the provider refuses holds up no other payment, and is asked for anew', async () => {
    const { number, latest, first } = await twoPeriods();
    const noticeId = await withdraw(number);
    // after the list that it reads before
    shop.provider.failNext('/v1/refunds', 400, 1, 1);
    await accept(noticeId, number);
    const paid = [await refunded(first), await refunded(latest)];
    expect(paid.filter((amounts) => amounts.length > 0)).toHaveLength(1);
    expect(await decision()).toMatchObject({ problem: 'made to fail', done: false });
    // its job tries again
    await query('update graphile_worker._private_jobs set run_at = now()');
    await shop.settle();
    expect([await refunded(first), await refunded(latest)]).toEqual([[2900], [2900]]);
    expect(await decision()).toMatchObject({ amount: 5800, problem: null, done: true });
  });
});
