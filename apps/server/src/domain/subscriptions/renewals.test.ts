import { randomUUID } from 'node:crypto';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, consent, openShop, type Shop } from '../../testing/shop.ts';
import { findGoodwill } from '../admin/find-goodwill.ts';
import { refundGoodwill } from '../admin/refund-goodwill.ts';
import { readContracts } from '../contracts/read-contracts.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const day = 86_400;

describe.each(databaseModes)('cancellations after the first term on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let yearly: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    yearly = await offer({ interval: 'year', interval_count: 1 });
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const offer = async (recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number }) => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: 'Atelier', metadata: { tokens_per_period: '1000' } });
    const price = await stripe.prices.create({ product: product.id, currency: 'eur', unit_amount: 19_900, recurring });
    await shop.settle();
    return price.id;
  };
  const own = async () => (await shop.query('select * from public.subscriptions where user_id = $1', ada.id))[0];
  const theirs = () => shop.plan(ada.id);
  const subscribe = async () => {
    await shop.provider.pay(await ada.subscribe(yearly));
    await shop.settle();
  };
  const portal = async (action: 'cancel' | 'keep') => {
    const { data } = await ada.call('customer-portal', {});
    const { url } = data as { url: string };
    const subscription = String((await own())?.stripe_subscription_id);
    await fetch(url, { method: 'POST', body: new URLSearchParams({ subscription, action }), redirect: 'manual' });
    await shop.settle();
  };
  const declare = (contractReference = 'Atelier', end = '') => {
    const contact = { name: 'Ada', email: ada.email, contractReference };
    return sendDeclaration(shop, paths.cancelContract, { ...contact, type: 'ordinary', reason: '', end });
  };
  const notes = async () =>
    (
      await shop.query(`select gross from public.billing_documents where user_id = $1 and kind = 'credit_note'`, ada.id)
    ).map(({ gross }) => gross);
  const told = async (words: string) =>
    (await shop.mails()).filter(({ to, text }) => to?.[0]?.address === ada.email && text?.includes(words));

  test('the first year runs to its end, and nothing of it goes back', async () => {
    await subscribe();
    await shop.pass(100);
    await declare();
    const { cancel_at: end, items } = await theirs();
    expect(end).toBe(items.data[0]?.current_period_end);
    await shop.pass(300);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await notes()).toEqual([]);
  });

  test('declared after the renewal, a year ends a month later, and the rest goes back to the cent', async () => {
    await subscribe();
    await shop.pass(400);
    expect(await ada.balance()).toBe(2000);
    await declare();
    const running = await theirs();
    const [item] = running.items.data;
    const { cancel_at: end, canceled_at: canceled } = running;
    expect(((end ?? 0) - (canceled ?? 0)) / day).toBeLessThanOrEqual(31);
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await told('What you paid for the time after that is paid back when it ends.')).toHaveLength(1);
    await shop.pass(32);
    expect(await own()).toMatchObject({ status: 'canceled' });
    const [from, to] = [item?.current_period_start ?? 0, item?.current_period_end ?? 0];
    const rest = Math.ceil((19_900 * (to - (end ?? 0))) / (to - from));
    expect(await notes()).toEqual([rest]);
    expect(await ada.balance()).toBe(2000 - Math.floor((1000 * rest) / 19_900));
    expect(await told('ended by cancellation')).toHaveLength(1);
    await reconcile(shop.billing, { minutes: 0 });
    await shop.pass(400);
    expect(await notes()).toEqual([rest]);
  });

  test('canceled in the portal after the renewal it ends as early, can be taken back, and pays back no tokens that were used', async () => {
    await subscribe();
    await shop.pass(370);
    await portal('cancel');
    const first = await theirs();
    expect(first.cancel_at).toBeLessThan(first.items.data[0]?.current_period_end ?? 0);
    expect(await told('before the paid period does')).toHaveLength(1);
    await portal('keep');
    expect((await theirs()).cancel_at).toBeNull();
    await shop.query(`select private.post_tokens($1, -1990, 'spent', 'adjustment', $2, null)`, ada.id, randomUUID());
    await portal('cancel');
    await shop.pass(32);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await notes()).toEqual([Math.ceil((19_900 * 10) / 1000)]);
    expect(await ada.balance()).toBe(0);
  });

  test('a refund out of goodwill leaves what is paid back at the end of a renewed year', async () => {
    await subscribe();
    await shop.pass(400);
    const { database } = shop.deps;
    const [contract] = await readContracts(database.kysely, ada.id);
    const [paid] = contract?.payments ?? [];
    const named = { orderId: contract?.orderId ?? '', payment: paid?.payment ?? '' };
    const wish = { ...named, extent: 'part', part: 500, waivesUsed: false } as const;
    const { goodwill } = await findGoodwill(database.kysely, wish);
    const seen = { ...goodwill, returned: 0 };
    const decision = { actor: ada.id, endsPlan: false, reason: 'Slow support', requestId: randomUUID() };
    await refundGoodwill(database, { ...wish, ...decision, seen });
    await shop.settle();
    expect(await notes()).toEqual([500]);
    await declare();
    const { cancel_at: end, items } = await theirs();
    const [from, to] = [items.data[0]?.current_period_start ?? 0, items.data[0]?.current_period_end ?? 0];
    await shop.pass(32);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(new Set(await notes())).toEqual(new Set([500, Math.ceil((19_900 * (to - (end ?? 0))) / (to - from))]));
  });

  const announcements: [string, (id: string, periodEnd: number) => Promise<unknown>, boolean][] = [
    ['the portal, as a time alone', () => portal('cancel'), false],
    [
      'the API, as the end of the period',
      (id) => shop.provider.stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      true,
    ],
    [
      'the dashboard, as a later day',
      (id, end) => shop.provider.stripe.subscriptions.update(id, { cancel_at: end - 100 * day }),
      false,
    ],
  ];
  test.each(announcements)('announced by %s, a renewed year ends a month later', async (_name, announce, isPeriod) => {
    await subscribe();
    await shop.pass(370);
    const { id, items } = await theirs();
    await announce(id, items.data[0]?.current_period_end ?? 0);
    if (isPeriod) expect(await theirs()).toMatchObject({ cancel_at_period_end: true });
    await shop.settle();
    const { cancel_at: end, canceled_at: canceled, cancel_at_period_end: endsWithPeriod } = await theirs();
    expect(((end ?? 0) - (canceled ?? 0)) / day).toBeLessThanOrEqual(31);
    expect(endsWithPeriod).toBe(false);
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect((await own())?.cancel_at).toEqual(new Date((end ?? 0) * 1000));
    await shop.pass(32);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await notes()).toHaveLength(1);
  });

  test('an end that the provider announces as that of the period alone is shown', async () => {
    await subscribe();
    const { id } = await theirs();
    await shop.provider.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const announced = await shop.provider.stripe.subscriptions.retrieve(id);
    const retrieve = vi.spyOn(shop.billing.payments.stripe.subscriptions, 'retrieve');
    try {
      retrieve.mockResolvedValue({ ...announced, cancel_at: null });
      await shop.settle();
      expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: null });
    } finally {
      retrieve.mockRestore();
    }
  });

  test('a plan is not ended at once because the provider refuses another end beside that of the period', async () => {
    await subscribe();
    await shop.pass(370);
    const { id } = await theirs();
    await shop.provider.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    // the month passes unnoticed, so the provider refuses an end in the past
    await shop.provider.sandbox.advance(40 * day);
    const clock = vi.spyOn(shop.deps.billing, 'providerClock').mockImplementation(() => new Date());
    await shop.settle();
    clock.mockRestore();
    expect((await theirs()).status).toBe('active');
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
  });

  test('a later day that the declaration names is kept, and another order is left to an admin', async () => {
    await subscribe();
    await shop.pass(400);
    await declare('RW-1');
    expect((await theirs()).cancel_at).toBeNull();
    const asked = new Date(((await theirs()).items.data[0]?.current_period_end ?? 0) * 1000 - 100 * day * 1000);
    await declare('Atelier', asked.toISOString().slice(0, 10));
    const { cancel_at: end } = await theirs();
    expect(Math.abs((end ?? 0) - asked.getTime() / 1000)).toBeLessThan(2 * day);
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    expect((await theirs()).cancel_at).toBe(end);
  });

  test.each([
    ['day', 731],
    ['week', 105],
    ['month', 25],
    ['year', 3],
  ] as const)('a first term of more than two years is not sold: %s × %i', async (interval, interval_count) => {
    const priceId = await offer({ interval, interval_count });
    expect(await ada.call('quote-order', { priceId })).toMatchObject({ code: 'price_unavailable' });
    expect(await ada.call('create-checkout', { priceId, consent })).toMatchObject({ code: 'price_unavailable' });
  });
});
