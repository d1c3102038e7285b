import { randomUUID } from 'node:crypto';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { acceptDeclared, sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, consent, openShop, type Shop } from '../../testing/shop.ts';
import { previewDeclaration } from '../admin/preview-declaration.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const day = 86_400;

describe.each(databaseModes)('a change of plan that breaks off, on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let starter: string;
  let studio: string;
  let atelier: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    starter = await shop.price('Starter');
    studio = await shop.price('Studio');
    atelier = await offer('Atelier', 7900);
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    expect((await reconcile(shop.billing, { minutes: 0 })).differences).toEqual([]);
    await shop.remove();
  });

  const offer = async (name: string, amount: number) => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name, metadata: { tokens_per_period: '20' } });
    const price = await stripe.prices.create({
      ...{ product: product.id, currency: 'eur', unit_amount: amount, recurring: { interval: 'month' } },
    });
    await shop.settle();
    return price.id;
  };
  const theirs = () => shop.plan(ada.id);
  const priceNow = async () => (await theirs()).items.data[0]?.price.id;
  const subscribe = async (price: string, card?: Parameters<Shop['provider']['pay']>[1], more: object = {}) => {
    await shop.provider.pay(await ada.subscribe(price, more), card);
    await shop.settle();
  };
  const change = (priceId: string) => ada.call('create-checkout', { priceId, changesPlan: true, consent });
  const ordered = async (priceId: string) => {
    expect((await change(priceId)).status).toBe(200);
    await shop.settle();
    return `RW-${(await shop.orders(ada.id)).at(-1)?.number}`;
  };
  const states = async () => (await shop.orders(ada.id)).map(({ product_name, state }) => `${product_name} ${state}`);
  /** Runs jobs that wait for their next try. */
  const retry = async () => {
    await shop.query('update graphile_worker._private_jobs set run_at = now()');
    await shop.settle();
  };
  const charged = async () => {
    const { data } = await shop.provider.stripe.invoices.list({ subscription: (await theirs()).id });
    return data.map(({ status, total }) => `${status} ${total}`);
  };
  const mailed = async (words: string) =>
    (await shop.mails()).filter(({ to, text }) => to?.[0]?.address === ada.email && text?.includes(words));
  const declare = (page: string, contractReference: string, more: Record<string, string> = {}) =>
    sendDeclaration(shop, page, { name: 'Ada', email: ada.email, contractReference, ...more });
  const accept = (noticeId: string, number: string) => acceptDeclared(shop, ada.id, noticeId, number);
  const couponOf = async (duration: 'once' | 'forever') => {
    const { stripe } = shop.provider;
    const coupon = await stripe.coupons.create({ name: 'Half', percent_off: 50, duration });
    const code = `HALF${randomUUID().slice(0, 6)}`;
    await stripe.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: coupon.id } });
    await shop.settle();
    return code;
  };
  const lost = () => Object.assign(new Error('lost'), { type: 'StripeConnectionError' });
  /** Orders a change that the provider schedules, while its answer does not arrive. */
  const loseAnswerTo = async (priceId: string) => {
    const { subscriptionSchedules: schedules } = shop.billing.payments.stripe;
    const update = schedules.update.bind(schedules);
    schedules.update = (async (...given: Parameters<typeof update>) => {
      schedules.update = update;
      await update(...given);
      throw lost();
    }) as unknown as typeof update;
    expect((await change(priceId)).status).toBeGreaterThanOrEqual(500);
  };

  test('an archived plan that comes back for one person is never offered, and off sale again even if we stop in between', async () => {
    const { prices, products } = shop.provider.stripe;
    const price = await offer('Small', 1000);
    const product = String((await prices.retrieve(price)).product);
    const put = async (active: boolean) => {
      await prices.update(price, { active });
      await products.update(product, { active });
      await shop.settle();
    };
    const ours = shop.billing.payments.stripe;
    const update = ours.prices.update.bind(ours.prices);
    for (const finish of [retry, () => reconcile(shop.billing, { minutes: 0 })]) {
      await put(true);
      ada = await shop.buyer();
      await subscribe(price, 'limited');
      await ordered(studio);
      await put(false);
      ours.prices.update = (async (...[id, given]: Parameters<typeof update>) => {
        if (given?.active === false) throw lost();
        return update(id, given);
      }) as unknown as typeof update;
      await shop.pass(32);
      ours.prices.update = update;
      expect(await priceNow()).toBe(price);
      expect(await products.retrieve(product)).toMatchObject({ active: true });
      const offered = await shop.query(
        `select price.active, product.active as of_product from public.prices price
         join public.products product on product.id = price.product_id where price.stripe_price_id = $1`,
        price,
      );
      expect(offered).toEqual([{ active: false, of_product: false }]);
      await expect((await shop.buyer()).subscribe(price)).rejects.toThrow('price_unavailable');
      await finish();
      expect(await prices.retrieve(price)).toMatchObject({ active: false, metadata: {} });
      const { active, metadata } = await products.retrieve(product);
      expect([active, metadata]).toEqual([false, { tokens_per_period: '20' }]);
    }
    await retry();
    expect(await mailed('does not take place, and nothing')).toHaveLength(1);
  });

  test('if the answer about a change is lost and another plan is chosen, the first never starts', async () => {
    await subscribe(studio);
    await loseAnswerTo(atelier);
    // no message is on its way that would have us look again
    await shop.settle();
    shop.provider.failNext('/v1/subscription_schedules', 400);
    expect(await change(starter)).toMatchObject({ status: 502 });
    expect(await states()).toEqual(['Studio fulfilled', 'Atelier expired', 'Starter draft']);
    expect((await theirs()).schedule).not.toBeNull();
    await reconcile(shop.billing, { minutes: 0, isFull: false });
    expect((await theirs()).schedule).toBeNull();
    await shop.pass(32);
    expect(await charged()).toEqual(['paid 2900', 'paid 2900']);
  });

  test('a plan that is chosen while the schedule of a former choice is being released starts as ordered', async () => {
    await subscribe(studio);
    await loseAnswerTo(atelier);
    await shop.settle();
    shop.provider.failNext('/v1/subscription_schedules', 400);
    expect(await change(starter)).toMatchObject({ status: 502 });
    const { subscriptionSchedules: schedules } = shop.billing.payments.stripe;
    const release = schedules.release.bind(schedules);
    schedules.release = (async (...given: Parameters<typeof release>) => {
      schedules.release = release;
      expect((await change(starter)).status).toBe(200);
      return release(...given);
    }) as unknown as typeof release;
    await reconcile(shop.billing, { minutes: 0, isFull: false });
    await shop.settle();
    expect(await states()).toEqual(['Studio fulfilled', 'Atelier expired', 'Starter scheduled']);
    await shop.pass(32);
    expect(await charged()).toEqual(['paid 900', 'paid 2900']);
  });

  test('an order that is overtaken by another one leaves that one alone', async () => {
    await subscribe(studio);
    const { subscriptionSchedules: schedules } = shop.billing.payments.stripe;
    const update = schedules.update.bind(schedules);
    schedules.update = (async (...given: Parameters<typeof update>) => {
      schedules.update = update;
      expect((await change(starter)).status).toBe(200);
      await shop.settle();
      return update(...given);
    }) as unknown as typeof update;
    expect(await change(atelier)).toMatchObject({ status: 502 });
    await shop.settle();
    expect(await states()).toEqual(['Studio fulfilled', 'Atelier expired', 'Starter scheduled']);
    await shop.pass(32);
    expect(await charged()).toEqual(['paid 900', 'paid 2900']);
  });

  test('a change that is taken back twice at once leaves another one alone that was ordered in between', async () => {
    await subscribe(studio);
    const number = Number((await ordered(atelier)).slice(3));
    const takeBack = () => ada.call('contracts', { action: 'takeBack', number });
    const { subscriptions } = shop.billing.payments.stripe;
    const retrieve = subscriptions.retrieve.bind(subscriptions);
    subscriptions.retrieve = (async (...given: Parameters<typeof retrieve>) => {
      subscriptions.retrieve = retrieve;
      expect((await takeBack()).status).toBe(200);
      await ordered(starter);
      return retrieve(...given);
    }) as unknown as typeof retrieve;
    expect((await takeBack()).status).toBe(200);
    await shop.settle();
    expect(await states()).toEqual(['Studio fulfilled', 'Atelier canceled', 'Starter scheduled']);
    await shop.pass(32);
    expect(await charged()).toEqual(['paid 900', 'paid 2900']);
  });

  test('a schedule that names no order gives way to one', async () => {
    await subscribe(studio);
    await shop.provider.stripe.subscriptionSchedules.create({ from_subscription: (await theirs()).id });
    await ordered(starter);
    await shop.pass(32);
    expect(await charged()).toEqual(['paid 900', 'paid 2900']);
  });

  test('a change whose answer was lost is not concluded for a plan that ends', async () => {
    await subscribe(studio);
    await loseAnswerTo(starter);
    const { subscriptions } = shop.billing.payments.stripe;
    const retrieve = subscriptions.retrieve.bind(subscriptions);
    const { items } = await theirs();
    subscriptions.retrieve = (async (...given: Parameters<typeof retrieve>) => ({
      ...(await retrieve(...given)),
      cancel_at: items.data[0]?.current_period_end,
    })) as unknown as typeof retrieve;
    await reconcile(shop.billing, { minutes: 0, isFull: false });
    subscriptions.retrieve = retrieve;
    expect(await states()).toEqual(['Studio fulfilled', 'Starter draft']);
    expect(await mailed('This mail confirms the contract')).toHaveLength(1);
    await reconcile(shop.billing, { minutes: 0, isFull: false });
    expect(await states()).toEqual(['Studio fulfilled', 'Starter scheduled']);
  });

  test('a discount that only an undone change seems to have used up reduces the former plan as ordered', async () => {
    await subscribe(starter, 'succeeds', { promotionCode: await couponOf('once') });
    const number = await ordered(studio);
    const elsewhere = { name: 'Nobody', email: `${randomUUID()}@elsewhere.example` };
    const noticeId = await declare(paths.withdraw, number, elsewhere);
    await shop.pass(8);
    expect(await charged()).toEqual(['paid 2900', 'paid 0']);
    await accept(noticeId, number);
    expect(await charged()).toEqual(['paid 450', 'paid 2900', 'paid 0']);
    await shop.pass(32);
    expect((await charged())[0]).toBe('paid 900');
  });

  test('a change that the buyer took back is not missed when a cancellation is taken back', async () => {
    await subscribe(studio);
    const number = await ordered(starter);
    await ada.call('contracts', { action: 'takeBack', number: Number(number.slice(3)) });
    await declare(paths.cancelContract, 'my plan', { type: 'ordinary', reason: '', end: '' });
    await shop.provider.stripe.subscriptions.update((await theirs()).id, { cancel_at_period_end: false });
    await shop.settle();
    const [kept] = await mailed('was taken back in the subscription management');
    expect(kept?.text).not.toContain(number);
  });

  test('a plan that was withdrawn from does not come back when the change after it is undone', async () => {
    // before its first charge fails
    await subscribe(starter, 'limited');
    const number = await ordered(studio);
    const [former] = await shop.orders(ada.id);
    await shop.provider.sandbox.advance(7 * day);
    await shop.settle();
    expect(await charged()).toEqual(['draft 2900', 'paid 0']);
    await accept(await declare(paths.withdraw, `RW-${former?.number}`), `RW-${former?.number}`);
    expect((await theirs()).status).toBe('active');
    await shop.pass(1);
    expect((await theirs()).status).toBe('canceled');
    expect(await charged()).toEqual(['void 2900', 'paid 0']);
    const [mail] = await mailed(`(order ${number}) does not take place`);
    expect(mail?.text).toContain('Your former plan had been ended or withdrawn from before, so it does not go on');

    // by a withdrawal that arrived before its start
    ada = await shop.buyer();
    await subscribe(starter);
    const second = await ordered(studio);
    const elsewhere = { name: 'Nobody', email: `${randomUUID()}@elsewhere.example` };
    const noticeId = await declare(paths.withdraw, second, elsewhere);
    await shop.pass(8);
    const [first] = await shop.orders(ada.id);
    await accept(await declare(paths.withdraw, `RW-${first?.number}`), `RW-${first?.number}`);
    await accept(noticeId, second);
    expect((await theirs()).status).toBe('canceled');
    expect(await charged()).toEqual(['paid 2900', 'paid 0']);
    expect(await mailed('The change of plan is undone.')).toEqual([]);
    expect(await mailed(`Your withdrawal from order ${second}`)).toHaveLength(1);
  });

  test('nor does one whose withdrawal waits for its decision, if its sender could be identified', async () => {
    const elsewhere = { name: 'Nobody', email: `${randomUUID()}@elsewhere.example` };
    for (const sender of [{}, elsewhere]) {
      const isIdentified = sender !== elsewhere;
      ada = await shop.buyer();
      await subscribe(starter, 'limited');
      await ordered(studio);
      const [former] = await shop.orders(ada.id);
      const number = `RW-${former?.number}`;
      await shop.pass(7);
      const noticeId = await declare(paths.withdraw, number, sender);
      await shop.pass(1);
      expect(await charged()).toEqual([...(isIdentified ? [] : ['paid 900']), 'void 2900', 'paid 0']);
      expect((await theirs()).status).toBe(isIdentified ? 'canceled' : 'active');
      const changeNumber = `RW-${(await shop.orders(ada.id)).at(-1)?.number}`;
      const alerts = await shop.query(
        `select facts from private.operator_alerts where facts ->> 'number' = $1`,
        changeNumber,
      );
      expect(alerts).toEqual([{ facts: { number: changeNumber, ...(isIdentified ? { plan: 'ended' } : {}) } }]);
      await accept(noticeId, number);
      expect((await theirs()).status).toBe('canceled');
      expect(await mailed(`Your withdrawal from order ${number} (Starter) is effective.`)).toHaveLength(1);
      const returned = await shop.query(
        'select r.amount from private.reversals r join public.invoices i on i.id = r.source_id where i.user_id = $1',
        ada.id,
      );
      expect(returned).toEqual(isIdentified ? [] : [{ amount: 900 }]);
    }
  });

  test('what the operator bills beside a plan is neither paid back with it, nor canceled, and decides no notice', async () => {
    const { stripe } = shop.provider;
    await subscribe(studio);
    const { id, customer, items } = await theirs();
    const bill = async () => {
      const of = { customer: String(customer), subscription: id };
      await stripe.invoiceItems.create({ ...of, amount: 700, currency: 'eur' });
      const invoice = await stripe.invoices.create(of);
      await stripe.invoices.finalizeInvoice(String(invoice.id));
      return String(invoice.id);
    };
    await stripe.invoices.pay(await bill());
    await bill();
    await reconcile(shop.billing, { minutes: 0 });
    const [plan] = await shop.orders(ada.id);
    const elsewhere = { name: 'Nobody', email: `${randomUUID()}@elsewhere.example` };
    const ordinary = { type: 'ordinary', reason: '', end: '' };
    const late = await declare(paths.cancelContract, `RW-${plan?.number}`, { ...ordinary, ...elsewhere });
    await shop.pass(32);
    const [seen] = await previewDeclaration(shop.billing, { noticeId: late, find: '' });
    const end = new Date((items.data[0]?.current_period_end ?? 0) * 1000);
    expect(seen?.cancellation?.with_notice?.ends_at).toBe(end.toISOString());
    const number = `RW-${plan?.number}`;
    const noticeId = await declare(paths.withdraw, number);
    expect((await previewDeclaration(shop.billing, { noticeId, find: '' }))[0]).toMatchObject({ number, refund: 5800 });
    await accept(noticeId, number);
    expect(await charged()).toEqual(['paid 2900', 'open 700', 'paid 700', 'paid 2900']);
    const refunds = await shop.query(
      'select r.amount from private.reversals r join public.invoices i on i.id = r.source_id where i.user_id = $1',
      ada.id,
    );
    expect(refunds).toEqual([{ amount: 2900 }, { amount: 2900 }]);
  });
});
