import { randomUUID } from 'node:crypto';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { acceptDeclared, sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const name = 'Hans Meier';
const day = 86_400;

// the provider keeps the invoice of a new period as a draft for about an hour, and charges it then
describe.each(databaseModes)('nothing is charged while a withdrawal waits, on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  let hans: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.admin();
    await admin.client.auth.refreshSession();
  });
  beforeEach(async () => {
    hans = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const billing = { isBusiness: false, name, street: '', postcode: '', city: '', country: 'DE', vatId: '' };
  const theirs = () => shop.plan(hans.id);
  const pass = async (seconds: number) => {
    await shop.provider.sandbox.advance(seconds);
    await shop.settle();
  };
  /** Lets the present period or trial end: the next one has its draft. Nobody tells the shop yet. */
  const endPeriod = async () => {
    const { items } = await theirs();
    const now = Math.floor(shop.provider.sandbox.now().getTime() / 1000);
    await shop.provider.sandbox.advance((items.data[0]?.current_period_end ?? 0) - now);
  };
  /** Returns the number of an order of a plan whose second period has just begun. */
  const renewed = async (product: string, card: 'succeeds' | 'fails_later' = 'succeeds') => {
    await shop.provider.pay(await hans.subscribe(await shop.price(product), { billing }), card);
    await shop.settle();
    await endPeriod();
    await shop.settle();
    return `RW-${(await shop.orders(hans.id)).at(-1)?.number}`;
  };
  const invoices = async () => {
    const { data } = await shop.provider.stripe.invoices.list({ subscription: (await theirs()).id });
    return data.map(({ status, total }) => `${status} ${total}`);
  };
  const withdraw = (contractReference: string, more: Partial<Record<'name' | 'email', string>> = {}) =>
    sendDeclaration(shop, paths.withdraw, { name, email: hans.email, contractReference, ...more });
  const refuse = async (noticeId: string) => {
    const body = { action: 'settle', noticeId, reason: 'It is not theirs', answer: '' };
    expect((await admin.call('admin-notices', body)).status).toBe(200);
    await shop.settle();
  };
  const keepInPortal = async () => {
    const { data } = await hans.call('customer-portal', {});
    const keep = new URLSearchParams({ subscription: (await theirs()).id, action: 'keep' });
    await fetch((data as { url: string }).url, { method: 'POST', body: keep, redirect: 'manual' });
    await shop.settle();
  };
  const toldTo = async (address: string) =>
    (await shop.mails())
      .filter(({ to, subject }) => to?.[0]?.address === address && !subject?.includes('order RW'))
      .map(({ subject, text }) => `${subject}\n${text}`)
      .join('\n');

  test('a trial that has just ended is not charged, neither before nor after the withdrawal is accepted', async () => {
    const number = await renewed('Starter');
    expect(await invoices()).toEqual(['draft 900', 'paid 0']);
    const id = await withdraw(number);
    expect(await toldTo(hans.email)).toContain('nothing more is charged for it');
    expect(await toldTo(hans.email)).toContain('The present period has not been charged yet');
    await pass(3 * day);
    await reconcile(shop.billing, { minutes: 0 });
    expect(await invoices()).toEqual(['draft 900', 'paid 0']);
    await acceptDeclared(shop, admin.id, id, number);
    await pass(day);
    expect(await invoices()).toEqual(['void 900', 'paid 0']);
    expect(await hans.balance()).toBe(3);
  });

  test('a period that has just begun is charged once the withdrawal is closed, and brings its tokens then', async () => {
    const number = await renewed('Studio');
    const first = await withdraw(number);
    const second = await withdraw(number, { email: `${randomUUID()}@elsewhere.example` });
    await pass(day);
    await refuse(first);
    await pass(day);
    expect(await invoices()).toEqual(['draft 2900', 'paid 2900']);
    await refuse(second);
    expect(await toldTo(hans.email)).toContain('The present period has not been charged yet; it is charged now.');
    await pass(day);
    expect(await invoices()).toEqual(['paid 2900', 'paid 2900']);
    expect(await hans.balance()).toBe(240);
    expect(await theirs()).toMatchObject({ status: 'active', cancel_at: null });
  });

  test('a period that has just begun is charged once the withdrawal is taken back, which the mail says', async () => {
    const number = await renewed('Studio');
    await withdraw(number);
    await pass(day);
    await keepInPortal();
    expect(await toldTo(hans.email)).toContain('The present period has not been charged yet; it is charged now.');
    await pass(day);
    expect(await invoices()).toEqual(['paid 2900', 'paid 2900']);
  });

  test('a period that was not charged until the plan had ended is never charged, whatever becomes of the withdrawal', async () => {
    for (const isAccepted of [true, false]) {
      hans = await shop.buyer();
      const number = await renewed('Studio');
      const id = await withdraw(number);
      await pass(40 * day);
      expect(await theirs()).toMatchObject({ status: 'canceled' });
      expect(await invoices()).toEqual(['draft 2900', 'paid 2900']);
      if (isAccepted) await acceptDeclared(shop, admin.id, id, number);
      else {
        await refuse(id);
        expect(await toldTo(hans.email)).toContain('Nothing more is charged.');
      }
      await pass(day);
      expect(await invoices()).toEqual(['void 2900', 'paid 2900']);
    }
  });

  test('the first charge of a change is held if the change starts before the withdrawal can be carried out', async () => {
    await shop.provider.pay(await hans.subscribe(await shop.price('Studio'), { billing }));
    await shop.settle();
    const order = { priceId: await shop.price('Starter'), changesPlan: true, consent: hans.consent };
    expect(await hans.call('create-checkout', order)).toMatchObject({ status: 200 });
    await shop.settle();
    const number = `RW-${(await shop.orders(hans.id))[0]?.number}`;
    // neither can the change be called off nor the end be set
    shop.provider.failNext('/v1/subscriptions/', 503, 6);
    const id = await withdraw(number);
    await endPeriod();
    await shop.query('update graphile_worker._private_jobs set run_at = now()');
    await shop.settle();
    expect((await shop.orders(hans.id)).map(({ state }) => state)).toEqual(['fulfilled', 'fulfilled']);
    await pass(day);
    expect(await invoices()).toEqual(['draft 900', 'paid 2900']);
    await acceptDeclared(shop, admin.id, id, number);
    await pass(day);
    expect(await invoices()).toEqual(['void 900', 'paid 2900']);
    expect(await theirs()).toMatchObject({ status: 'canceled' });
  });

  test('a charge that failed is not tried again while a withdrawal waits', async () => {
    const number = await renewed('Studio', 'fails_later');
    await pass(day);
    expect(await invoices()).toEqual(['open 2900', 'paid 2900']);
    const id = await withdraw(number);
    await shop.provider.sandbox.advance(5 * day);
    const { attempt_count: attempts } =
      (await shop.provider.stripe.invoices.list({ subscription: (await theirs()).id })).data[0] ?? {};
    expect(attempts).toBe(1);
    await refuse(id);
    await pass(5 * day);
    const { attempt_count: later } =
      (await shop.provider.stripe.invoices.list({ subscription: (await theirs()).id })).data[0] ?? {};
    expect(later).toBeGreaterThan(1);
  });

  test('a cancellation beside the withdrawal ends the plan with the period, which is charged once the withdrawal is closed', async () => {
    const number = await renewed('Studio');
    const id = await withdraw(number);
    const contact = { name, email: hans.email, contractReference: number };
    await sendDeclaration(shop, paths.cancelContract, { ...contact, type: 'ordinary', reason: '', end: '' });
    await pass(day);
    expect(await invoices()).toEqual(['draft 2900', 'paid 2900']);
    await refuse(id);
    expect(await toldTo(hans.email)).toContain('The present period has not been charged yet; it is charged now.');
    await pass(40 * day);
    expect(await invoices()).toEqual(['paid 2900', 'paid 2900']);
    expect(await theirs()).toMatchObject({ status: 'canceled' });
  });

  test('with its account, a plan whose charge is held ends without it, whatever becomes of the withdrawal', async () => {
    for (const isAccepted of [true, false]) {
      hans = await shop.buyer();
      const number = await renewed('Studio');
      const id = await withdraw(number);
      expect((await hans.call('account', { action: 'delete', current: 'correct horse 9' })).status).toBe(200);
      await shop.settle();
      expect(await invoices()).toEqual(['void 2900', 'paid 2900']);
      if (isAccepted) await acceptDeclared(shop, admin.id, id, number);
      else await refuse(id);
      await pass(day);
      expect(await invoices()).toEqual(['void 2900', 'paid 2900']);
    }
  });

  test('a business that declares a withdrawal is charged for its plan as before', async () => {
    const company = { ...billing, isBusiness: true, street: 'Weg 1', postcode: '10115', city: 'Berlin' };
    await shop.provider.pay(await hans.subscribe(await shop.price('Studio'), { billing: company }));
    await shop.settle();
    await endPeriod();
    await shop.settle();
    await withdraw(`RW-${(await shop.orders(hans.id)).at(-1)?.number}`);
    expect(await theirs()).toMatchObject({ status: 'active', cancel_at: null });
    await pass(day);
    expect(await invoices()).toEqual(['paid 2900', 'paid 2900']);
  });

  test('what a job that was given up would have charged again is charged by the comparison', async () => {
    const number = await renewed('Studio');
    const contact = { name, email: hans.email, contractReference: number };
    await sendDeclaration(shop, paths.cancelContract, { ...contact, type: 'ordinary', reason: '', end: '' });
    const noticeId = await withdraw(number);
    await admin.call('admin-notices', { action: 'settle', noticeId, reason: 'It is not theirs', answer: '' });
    await shop.query('update graphile_worker._private_jobs set attempts = max_attempts');
    await shop.work();
    await pass(day);
    expect(await invoices()).toEqual(['draft 2900', 'paid 2900']);
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    await pass(day);
    expect(await invoices()).toEqual(['paid 2900', 'paid 2900']);
  });
});
