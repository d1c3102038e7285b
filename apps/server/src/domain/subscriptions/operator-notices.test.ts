import { randomUUID } from 'node:crypto';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, consent, openShop, type Shop } from '../../testing/shop.ts';
import { setAdmin } from '../accounts/admin-rights.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { settleContract } from '../settlements/settle-contract.ts';

const day = 86_400;
const reasons = { en: 'We can no longer offer it at this price.', de: 'Zu diesem Preis geht es nicht mehr.' };

describe.each(databaseModes)('a plan that the operator ends with notice, on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.buyer();
    await setAdmin(shop.deps.accounts, { actor: null, email: admin.email, isAdmin: true });
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const own = async (buyer: Buyer) =>
    (await shop.query('select * from public.subscriptions where user_id = $1', buyer.id))[0];
  /** A plan of its own, and people who have it. */
  const planOf = async (...locales: ('en' | 'de')[]) => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: 'Former', metadata: { tokens_per_period: '50' } });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: 1000,
      recurring: { interval: 'week', interval_count: 2 },
    });
    await shop.settle();
    const [row] = await shop.query('select id from public.products where stripe_product_id = $1', product.id);
    const buyers: Buyer[] = [];
    for (const locale of locales) {
      const buyer = await shop.buyer();
      await shop.provider.pay(await buyer.subscribe(price.id, { consent: { ...buyer.consent, locale } }));
      buyers.push(buyer);
    }
    await shop.settle();
    return { productId: String(row?.id), price: price.id, buyers };
  };
  const give = async (productId: string, by: Buyer = admin) => {
    const answer = await by.call('admin-stripe', { action: 'giveNotice', productId, reasons });
    await shop.settle();
    return answer;
  };
  /** Gives notice while the mail server is down. */
  const giveWithoutMail = async (productId: string) => {
    await admin.call('admin-stripe', { action: 'giveNotice', productId, reasons });
    const { sendMail } = shop.deps;
    const refuse = async () => {
      throw new Error('the mail server is down');
    };
    Object.assign(shop.deps, { sendMail: refuse });
    await shop.work();
    // the comparison goes on with every open decision, and waits for this one's mail too
    await reconcile(shop.billing, { minutes: 0 });
    Object.assign(shop.deps, { sendMail });
  };
  const sendWaiting = async () => {
    await shop.query('update graphile_worker._private_jobs set run_at = now() where attempts > 0');
    await shop.settle();
  };
  const portal = async (buyer: Buyer, action: 'cancel' | 'keep') => {
    const { stripe_subscription_id: subscription } = (await own(buyer)) ?? {};
    const { data } = await buyer.call('customer-portal', {});
    const body = new URLSearchParams({ action, subscription: String(subscription) });
    await fetch((data as { url: string }).url, { method: 'POST', body, redirect: 'manual' });
  };
  const open = (buyer: Buyer) =>
    shop.query('select cause from private.settlements where user_id = $1 and done_at is null', buyer.id);
  const end = async (orderId: unknown) => {
    const body = { action: 'endPlan', orderId, reason: 'Not worth it', requestId: randomUUID() };
    const answer = await admin.call('admin-orders', body);
    await shop.settle();
    return answer;
  };
  const changeToStudio = async (buyer: Buyer) =>
    buyer.call('create-checkout', { priceId: await shop.price('Studio'), changesPlan: true, consent });
  const mailsTo = async (buyer: Buyer, words: string) =>
    (await shop.mails()).filter(({ to, text }) => to?.[0]?.address === buyer.email && text?.includes(words));

  test('runs for a month at least to the end of a period, with its tokens, and tells each subscriber why in their language', async () => {
    const { productId, buyers } = await planOf('en', 'de');
    const [ada, bob] = buyers as [Buyer, Buyer];
    expect(await give(productId, ada)).toMatchObject({ code: 'not_admin' });
    expect(await give(productId)).toMatchObject({ status: 200, data: { plans: 2 } });
    expect(await give(productId)).toMatchObject({ status: 200, data: { plans: 0 } });
    expect(await mailsTo(ada, reasons.en)).toHaveLength(1);
    expect(await mailsTo(bob, reasons.de)).toHaveLength(1);
    const log = await shop.query(
      `select reason, after from private.audit_log where action = 'give_notice' order by id limit 1`,
    );
    expect(log).toEqual([{ reason: `${reasons.en} / ${reasons.de}`, after: { plans: 2 } }]);
    // the second period ends before a month is over, so a third one follows
    await shop.pass(29);
    expect(await own(ada)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await ada.balance()).toBe(150);
    await shop.pass(14);
    expect(await own(ada)).toMatchObject({ status: 'canceled' });
    expect(await own(bob)).toMatchObject({ status: 'canceled' });
    expect(await ada.balance()).toBe(150);
    const credited = await shop.query(
      `select count(*)::int as count from public.billing_documents where kind = 'credit_note'`,
    );
    expect(credited).toEqual([{ count: 0 }]);
  });

  test('ends by a change that was ordered before, whose contract the notice leaves alone', async () => {
    const { productId, buyers } = await planOf('en', 'de');
    const [ada, bob] = buyers as [Buyer, Buyer];
    expect((await changeToStudio(ada)).status).toBe(200);
    expect(await give(productId)).toMatchObject({ data: { plans: 1 } });
    expect(await mailsTo(ada, reasons.en)).toEqual([]);
    const [former] = await shop.orders(ada.id);
    expect(await end(former?.id)).toMatchObject({ status: 409, code: 'change_pending' });
    await shop.pass(15);
    expect((await shop.orders(ada.id)).map(({ state }) => state)).toEqual(['fulfilled', 'fulfilled']);
    expect(await own(ada)).toMatchObject({ status: 'active', stripe_price_id: await shop.price('Studio') });
    expect(await own(ada)).toMatchObject({ cancel_at_period_end: false, ends_by_notice: false });
    expect(await own(bob)).toMatchObject({ cancel_at_period_end: true, ends_by_notice: true });
  });

  test('goes on if a change was ordered after the decision, and can be ended once that is taken back', async () => {
    const { productId, buyers } = await planOf('en');
    const [ada] = buyers as [Buyer];
    expect(await admin.call('admin-stripe', { action: 'giveNotice', productId, reasons })).toMatchObject({
      data: { plans: 1 },
    });
    expect((await changeToStudio(ada)).status).toBe(200);
    await shop.settle();
    expect(await mailsTo(ada, reasons.en)).toEqual([]);
    const [, change] = await shop.orders(ada.id);
    expect(change).toMatchObject({ state: 'scheduled' });
    await ada.call('contracts', { action: 'takeBack', number: Number(change?.number) });
    await shop.settle();
    expect(await give(productId)).toMatchObject({ data: { plans: 1 } });
    expect(await mailsTo(ada, reasons.en)).toHaveLength(1);
  });

  test('ends a month after the mail has left, however long that took, and a later date is mailed', async () => {
    const { productId, buyers } = await planOf('en');
    const [ada] = buyers as [Buyer];
    await giveWithoutMail(productId);
    await shop.provider.sandbox.advance(13 * day);
    expect(await own(ada)).toMatchObject({ cancel_at_period_end: false });
    await sendWaiting();
    expect(await mailsTo(ada, 'It left too late')).toHaveLength(1);
    const { cancel_at: last } = (await own(ada)) ?? {};
    const left = Math.ceil((new Date(String(last)).getTime() - shop.provider.sandbox.now().getTime()) / 1000 / day);
    expect(left).toBeGreaterThan(31);
    await shop.pass(left - 1);
    expect(await own(ada)).toMatchObject({ status: 'active' });
    expect(await ada.balance()).toBe(200);
    await shop.pass(1);
    expect(await own(ada)).toMatchObject({ status: 'canceled' });
  });

  test('ends on the date of its mail if that left in time, however long the end then waits', async () => {
    const { productId, buyers } = await planOf('en');
    const [ada] = buyers as [Buyer];
    await giveWithoutMail(productId);
    const [named] = await shop.query('select ends_at from private.settlements where user_id = $1', ada.id);
    await shop.provider.sandbox.advance(13 * day);
    // it left, and the server went down
    await shop.query(
      `update private.mails set sent_at = now() - interval '13 days'
       where id = (select mail_id from private.settlements where user_id = $1)`,
      ada.id,
    );
    await reconcile(shop.billing, { minutes: 0 });
    expect(await own(ada)).toMatchObject({ cancel_at: named?.ends_at });
    expect(await open(ada)).toEqual([]);
  });

  test('is mailed anew if its mail was given up', async () => {
    const { productId, buyers } = await planOf('en');
    const [ada] = buyers as [Buyer];
    await giveWithoutMail(productId);
    await shop.query('update graphile_worker._private_jobs set attempts = max_attempts where attempts > 0');
    await shop.provider.sandbox.advance(13 * day);
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    const [mail, ...more] = await mailsTo(ada, reasons.en);
    expect(more).toEqual([]);
    expect(mail?.text).not.toContain('It left too late');
    expect(await own(ada)).toMatchObject({ cancel_at_period_end: true });
  });

  test('is mailed once if two processes carry it out', async () => {
    const { productId, buyers } = await planOf('en');
    const [ada] = buyers as [Buyer];
    await admin.call('admin-stripe', { action: 'giveNotice', productId, reasons });
    const [decided] = await shop.query('select id from private.settlements where user_id = $1', ada.id);
    const carryOut = () => settleContract(shop.billing, String(decided?.id));
    await Promise.all([carryOut(), carryOut()]);
    await shop.settle();
    expect(await mailsTo(ada, reasons.en)).toHaveLength(1);
  });

  test('goes on if a change was ordered before the mail left, and another mail says so', async () => {
    const { productId, buyers } = await planOf('en', 'de');
    const [ada, bob] = buyers as [Buyer, Buyer];
    await giveWithoutMail(productId);
    for (const buyer of [ada, bob]) expect((await changeToStudio(buyer)).status).toBe(200);
    await sendWaiting();
    expect(await mailsTo(ada, reasons.en)).toHaveLength(1);
    expect(await mailsTo(ada, 'so our notice has no effect')).toHaveLength(1);
    expect(await mailsTo(bob, 'Deshalb gilt unsere Kündigung nicht')).toHaveLength(1);
    expect(await open(ada)).toEqual([]);
    await shop.pass(15);
    expect(await own(ada)).toMatchObject({ stripe_price_id: await shop.price('Studio'), cancel_at_period_end: false });
  });

  test('ends on the date of the notice also if it was canceled before the mail left and is reactivated later', async () => {
    const { productId, buyers } = await planOf('en');
    const [ada] = buyers as [Buyer];
    await giveWithoutMail(productId);
    const [named] = await shop.query('select ends_at from private.settlements where user_id = $1', ada.id);
    await portal(ada, 'cancel');
    await sendWaiting();
    const canceled = await own(ada);
    expect(canceled).toMatchObject({ cancel_at_period_end: true, ends_by_notice: true });
    expect(canceled?.cancel_at).not.toEqual(named?.ends_at);
    expect(await open(ada)).toEqual([]);
    await portal(ada, 'keep');
    await shop.settle();
    expect(await own(ada)).toMatchObject({ cancel_at_period_end: true, cancel_at: named?.ends_at });
    expect(await mailsTo(ada, 'cannot be reactivated')).toHaveLength(1);
  });

  test('can be withdrawn from while the mail waits, and the notice is dropped', async () => {
    const { productId, buyers } = await planOf('en');
    const [ada] = buyers as [Buyer];
    await giveWithoutMail(productId);
    const [order] = await shop.orders(ada.id);
    const contact = { name: 'Ada', email: ada.email, contractReference: `RW-${order?.number}` };
    const noticeId = await sendDeclaration(shop, paths.withdraw, contact);
    const accept = { action: 'refund', noticeId, orderId: order?.id, amount: 1000 };
    expect(await admin.call('admin-notices', accept)).toMatchObject({ status: 200 });
    await shop.settle();
    expect(await own(ada)).toMatchObject({ status: 'canceled' });
    expect(await mailsTo(ada, 'We refund €10.00')).toHaveLength(1);
    await reconcile(shop.billing, { minutes: 0 });
    expect(await open(ada)).toEqual([]);
  });

  test('goes with its account while the mail waits, and what is unspent is paid back', async () => {
    const { productId, buyers } = await planOf('en');
    const [ada] = buyers as [Buyer];
    await giveWithoutMail(productId);
    const removal = { action: 'delete', current: 'correct horse 9', refund: true };
    expect(await ada.call('account', removal)).toMatchObject({ status: 200 });
    await shop.settle();
    const decided = await shop.query(
      `select amount, done_at is not null as done from private.settlements where user_id = $1 and cause = 'account_end'`,
      ada.id,
    );
    expect(decided).toEqual([{ amount: 1000, done: true }]);
    await reconcile(shop.billing, { minutes: 0 });
    expect(await open(ada)).toEqual([]);
  });

  test('of one person ends with a month’s notice too, and the reason for the log is in no mail', async () => {
    const { buyers } = await planOf('de');
    const [ada] = buyers as [Buyer];
    const [order] = await shop.orders(ada.id);
    expect(await end(order?.id)).toMatchObject({ status: 200 });
    const [mail, ...more] = await mailsTo(ada, 'Wir kündigen deinen Tarif Former');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('ordentlich zum');
    expect(mail?.text).not.toContain('Grund der Kündigung');
    await shop.pass(29);
    expect(await own(ada)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await shop.pass(14);
    expect(await own(ada)).toMatchObject({ status: 'canceled' });
    expect(await end(order?.id)).toMatchObject({ code: 'stale_edit' });
  });

  test('can be canceled earlier, and is not changed any more', async () => {
    const { productId, buyers } = await planOf('en');
    const [ada] = buyers as [Buyer];
    expect(await give(productId)).toMatchObject({ data: { plans: 1 } });
    expect(await changeToStudio(ada)).toMatchObject({ code: 'plan_ending' });
    const contact = { name: 'Ada', email: ada.email, contractReference: 'Former' };
    await sendDeclaration(shop, paths.cancelContract, { ...contact, type: 'ordinary', reason: '', end: '' });
    await shop.pass(15);
    expect(await own(ada)).toMatchObject({ status: 'canceled' });
    expect(await ada.balance()).toBe(50);
  });

  test('that is reactivated in the portal ends all the same', async () => {
    const { productId, buyers } = await planOf('en');
    const [ada] = buyers as [Buyer];
    await give(productId);
    const { cancel_at: end } = (await own(ada)) ?? {};
    await portal(ada, 'keep');
    await shop.settle();
    expect(await own(ada)).toMatchObject({ cancel_at_period_end: true, cancel_at: end });
    expect(await mailsTo(ada, 'cannot be reactivated')).toHaveLength(1);
  });
});
