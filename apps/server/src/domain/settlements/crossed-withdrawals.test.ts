import { randomUUID } from 'node:crypto';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { acceptDeclared, sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const name = 'Hans Meier';

describe.each(databaseModes)('a withdrawal that crosses something else, on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  let hans: Buyer;
  let stranger: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.admin();
    await admin.client.auth.refreshSession();
  });
  beforeEach(async () => {
    hans = await shop.buyer();
    stranger = `${randomUUID()}@elsewhere.example`;
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const billing = { isBusiness: false, name, street: '', postcode: '', city: '', country: 'DE', vatId: '' };
  const subscribe = async (price: string) => {
    await shop.provider.pay(await hans.subscribe(price, { billing }));
    await shop.settle();
    return `RW-${(await shop.orders(hans.id)).at(-1)?.number}`;
  };
  const studio = async () => subscribe(await shop.price('Studio'));
  const theirs = () => shop.plan(hans.id);
  const withdraw = (contractReference: string, more: Partial<Record<'name' | 'email', string>> = {}) =>
    sendDeclaration(shop, paths.withdraw, { name, email: hans.email, contractReference, ...more });
  const settling = (noticeId: string) =>
    admin.call('admin-notices', { action: 'settle', noticeId, reason: 'It is not theirs', answer: '' });
  const refuse = async (noticeId: string) => {
    expect((await settling(noticeId)).status).toBe(200);
    await shop.settle();
  };
  const toldTo = async (address: string) =>
    (await shop.mails())
      .filter(({ to, subject }) => to?.[0]?.address === address && !subject?.includes('order RW'))
      .map(({ subject, text }) => `${subject}\n${text}`)
      .join('\n');
  const retryJobs = async () => {
    await shop.query('update graphile_worker._private_jobs set run_at = now()');
    await shop.settle();
  };
  const paidInvoices = async () =>
    (await shop.query(`select total from public.invoices where user_id = $1 and status = 'paid'`, hans.id)).map(
      ({ total }) => total,
    );

  const paidBack = async () =>
    (
      await shop.query(
        'select r.amount from private.reversals r join public.invoices i on i.id = r.source_id where i.user_id = $1',
        hans.id,
      )
    ).map(({ amount }) => amount);

  test('a cancellation in the portal that we have not heard of yet stands when the withdrawal is closed', async () => {
    const number = await studio();
    const { id } = await theirs();
    await shop.provider.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const noticeId = randomUUID();
    const fields = { id: noticeId, homepage: '', note: '', step: 'confirm', name, email: hans.email };
    const body = new URLSearchParams({ ...fields, contractReference: number }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await shop.request(`${paths.withdraw}?lang=en`, { method: 'POST', headers, body });
    await shop.work();
    await shop.settle();
    await refuse(noticeId);
    expect(await theirs()).toMatchObject({ cancel_at_period_end: true });
    expect(await toldTo(hans.email)).not.toContain('goes on as before');
  });

  test('of two, the second is not closed with a plan that goes on while the first is carried out', async () => {
    const number = await studio();
    const first = await withdraw(number);
    const second = await withdraw(number);
    // the provider answers the admin, and not the job
    shop.provider.failNext('/v1/subscriptions', 503, 3, 1);
    await acceptDeclared(shop, admin.id, first, number);
    expect(await theirs()).toMatchObject({ status: 'active' });
    await refuse(second);
    await retryJobs();
    expect(await theirs()).toMatchObject({ status: 'canceled' });
    expect(await toldTo(hans.email)).not.toContain('goes on as before');
  });

  test('of two that are closed at the same moment, one lets the plan run on', async () => {
    const number = await studio();
    const both = [await withdraw(number), await withdraw(number)];
    await Promise.all(both.map((id) => settling(id)));
    await shop.settle();
    expect((await theirs()).cancel_at).toBeNull();
  });

  test('one that is closed while the comparison carries it out leaves the plan running', async () => {
    const number = await studio();
    shop.provider.failNext('/v1/subscriptions', 503, 3);
    const id = await withdraw(number);
    const { subscriptions } = shop.billing.payments.stripe;
    const update = subscriptions.update.bind(subscriptions);
    let isCrossed = false;
    const crossed = async (...given: Parameters<typeof update>) => {
      subscriptions.update = update as typeof subscriptions.update;
      isCrossed = true;
      await settling(id);
      await shop.work();
      return update(...given);
    };
    subscriptions.update = crossed as unknown as typeof subscriptions.update;
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    expect(isCrossed).toBe(true);
    expect((await theirs()).cancel_at).toBeNull();
  });

  test('one without a number never means a plan that was ordered after it', async () => {
    await withdraw('my contract');
    await studio();
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    expect((await theirs()).cancel_at).toBeNull();
  });

  test('a plan that the operator ends later is not renewed while one waits, and ends by that notice after it is closed', async () => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: 'Former', metadata: { tokens_per_period: '50' } });
    const recurring = { interval: 'week', interval_count: 2 } as const;
    const price = await stripe.prices.create({ product: product.id, currency: 'eur', unit_amount: 1000, recurring });
    await shop.settle();
    const [row] = await shop.query('select id from public.products where stripe_product_id = $1', product.id);
    const number = await subscribe(price.id);
    const reasons = { en: 'We can no longer offer it.', de: 'Das geht nicht mehr.' };
    const given = await admin.call('admin-stripe', { action: 'giveNotice', productId: String(row?.id), reasons });
    expect(given).toMatchObject({ data: { plans: 1 } });
    await shop.settle();
    const { cancel_at: last, items } = await theirs();
    const periodEnd = items.data[0]?.current_period_end ?? 0;
    expect(last).toBeGreaterThan(periodEnd);
    const first = await withdraw(number);
    expect((await theirs()).cancel_at).toBe(periodEnd);
    await refuse(first);
    expect((await theirs()).cancel_at).toBe(last);
    const told = await toldTo(hans.email);
    expect(told).toContain(`The contract ends on ${formatDay(new Date((last ?? 0) * 1000), 'en')}.`);
    expect(told).not.toContain('goes on as before');
    expect(told).not.toContain('ends all the same');
    const second = await withdraw(number);
    await shop.pass(15);
    expect(await theirs()).toMatchObject({ status: 'canceled' });
    expect(await paidInvoices()).toEqual([1000]);
    await acceptDeclared(shop, admin.id, second, number);
    expect(await paidBack()).toEqual([1000]);
  });

  test('the owner of a plan learns the result of a stranger’s withdrawal, also after the plan has ended', async () => {
    const number = await studio();
    const id = await withdraw(number, { email: stranger });
    expect(await toldTo(hans.email)).toContain('You will get the result by mail.');
    await shop.pass(32);
    await refuse(id);
    expect(await toldTo(hans.email)).toMatch(
      /We have checked the withdrawal from your plan that reached us on .*The contract has ended meanwhile and stays ended\./,
    );
    expect(await toldTo(stranger)).toContain('The contract has ended meanwhile and stays ended.');
  });

  test('what was charged for a period that began in the meantime is paid back to the cent', async () => {
    const number = await subscribe(await shop.price('Starter'));
    shop.provider.failNext('/v1/subscriptions', 503, 3);
    const id = await withdraw(number);
    const { trial_end: trialEnd } = await theirs();
    await shop.pass(Math.ceil(((trialEnd ?? 0) * 1000 - shop.provider.sandbox.now().getTime()) / 86_400_000) + 1);
    await retryJobs();
    expect(await paidInvoices()).toContain(900);
    await acceptDeclared(shop, admin.id, id, number);
    expect(await paidBack()).toEqual([900]);
    expect((await theirs()).status).toBe('canceled');
  });

  test('an account that is deleted while one waits gets its money back when it is accepted', async () => {
    const number = await studio();
    const id = await withdraw(number);
    expect((await hans.call('account', { action: 'delete', current: 'correct horse 9' })).status).toBe(200);
    await shop.settle();
    await acceptDeclared(shop, admin.id, id, number);
    expect(await paidBack()).toEqual([2900]);
    expect(await toldTo(hans.email)).not.toContain('goes on as before');
  });
});
