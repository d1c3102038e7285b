import { randomUUID } from 'node:crypto';
import { paths } from '@regelwerk/contract/shared/paths';
import { planRules } from '@regelwerk/legal/plan-rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, consent, openShop, type Shop } from '../../testing/shop.ts';
import { acceptWithdrawal } from '../admin/accept-withdrawal.ts';
import { previewDeclaration } from '../admin/preview-declaration.ts';
import { retryDecision } from '../admin/retry-decision.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const day = 86_400;

interface Quote {
  readonly amount: number;
  readonly listAmount: number;
  readonly startsOn: string;
}

describe.each(databaseModes)('a change of plan is an order, on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let starter: string;
  let studio: string;
  let yearly: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    starter = await shop.price('Starter');
    studio = await shop.price('Studio');
    yearly = (await offer('Atelier', '1000', 19_900, 'year')).price;
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  // else each later month renews the plans of all earlier tests
  afterEach(async () => {
    const { subscriptions } = shop.provider.stripe;
    for await (const { id, status } of subscriptions.list({ status: 'all' }))
      if (status !== 'canceled' && status !== 'incomplete_expired') await subscriptions.cancel(id);
    await shop.settle();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    const { differences } = await reconcile(shop.billing, { minutes: 0 });
    expect(differences).toEqual([]);
    await shop.remove();
  });

  const offer = async (name: string, tokens: string, amount: number, interval: 'month' | 'year') => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name, metadata: { tokens_per_period: tokens } });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: amount,
      recurring: { interval },
    });
    await shop.settle();
    return { product: product.id, price: price.id };
  };
  const own = async () =>
    (await shop.query('select * from public.subscriptions where user_id = $1 order by created_at desc', ada.id))[0];
  const theirs = () => shop.plan(ada.id);
  const subscribe = async (price: string, card?: Parameters<Shop['provider']['pay']>[1]) => {
    await shop.provider.pay(await ada.subscribe(price), card);
    await shop.settle();
  };
  const change = (priceId: string, more: object = {}) =>
    ada.call('create-checkout', { priceId, changesPlan: true, consent, ...more });
  const ordered = async (priceId: string) => {
    const { data, status } = await change(priceId);
    expect(status).toBe(200);
    await shop.settle();
    return Number(new URL((data as { url: string }).url).searchParams.get('number'));
  };
  const states = async () =>
    (await shop.query('select product_name, state from public.orders where user_id = $1 order by number', ada.id)).map(
      ({ product_name, state }) => `${product_name} ${state}`,
    );
  const mailed = async (words: string) =>
    (await shop.mails()).filter(({ to, text }) => to?.[0]?.address === ada.email && text?.includes(words));
  const contracts = async () =>
    (await ada.call('contracts', { action: 'list' })).data as readonly Record<string, unknown>[];
  const paid = async () =>
    (
      await shop.query(
        'select total, tokens, status from public.invoices where user_id = $1 order by period_start, total',
        ada.id,
      )
    ).map(({ total, tokens, status }) => `${status} ${total} ${tokens}`);
  const declare = (page: string, fields: { readonly contractReference: string } & Record<string, string>) =>
    sendDeclaration(shop, page, { name: 'Ada', email: ada.email, ...fields });

  test('it is shown, ordered, acknowledged and confirmed, and starts with its tokens when the period ends', async () => {
    await subscribe(starter);
    await shop.pass(8);
    const end = (await own())?.current_period_end as Date;
    const { data } = await ada.call('quote-order', { priceId: studio, changesPlan: true });
    expect(data).toMatchObject({
      productName: 'Studio',
      amount: 0,
      listAmount: 2900,
      tokens: 120,
      trialDays: 0,
      startsOn: end.toISOString(),
      replaces: { productName: 'Starter', listAmount: 900, interval: 'month', intervalCount: 1 },
    });
    const { amount, listAmount, startsOn } = data as Quote;
    const { data: answer } = await change(studio, { expected: { amount, listAmount, startsOn } });
    await shop.settle();
    const [first, second] = await shop.orders(ada.id);
    const number = Number(second?.number);
    expect((answer as { url: string }).url).toContain(`/user/order?number=${number}`);
    expect(second).toMatchObject({ state: 'scheduled', changes_order_id: first?.id, starts_at: end });
    expect(await mailed(`We confirm the change of your plan`)).toHaveLength(1);
    const [confirmation] = await mailed(`Replaces: Starter (RW-${first?.number})`);
    expect(confirmation?.text).toMatch(/^First charge: €29\.00 on /m);
    expect(confirmation?.text).toContain(`\n${planRules.en.change}\n`);
    expect(confirmation?.text).toContain('You have the right to withdraw from this contract within 14 days');
    expect(await contracts()).toMatchObject([
      { name: 'Studio', state: 'scheduled', isRunning: false, startsOn: end.toISOString() },
      { name: 'Starter', state: 'fulfilled', isRunning: true },
    ]);
    const { data: contract } = await ada.call('contracts', { action: 'read', number });
    expect(contract).toMatchObject({ replaces: Number(first?.number), button: 'Order with obligation to pay' });
    expect((contract as { mails: unknown[] }).mails).toHaveLength(2);
    expect(await ada.balance()).toBe(39);
    await shop.pass(31);
    expect(await own()).toMatchObject({ status: 'active', stripe_price_id: studio });
    expect(await ada.balance()).toBe(159);
    expect(await contracts()).toMatchObject([
      { name: 'Studio', state: 'fulfilled', isRunning: true },
      { name: 'Starter', state: 'fulfilled', isRunning: false },
    ]);
    expect((await theirs()).schedule).toBeNull();
    await shop.pass(31);
    expect(await ada.balance()).toBe(279);
    expect(await paid()).toEqual(['paid 0 0', 'paid 900 36', 'paid 2900 120', 'paid 2900 120']);
    const notes = await shop.query('select distinct order_id from public.billing_documents where user_id = $1', ada.id);
    expect(new Set(notes.map(({ order_id }) => order_id))).toEqual(new Set([first?.id, second?.id]));
  });

  test('during a trial it starts when the trial ends, and the former plan is never charged', async () => {
    await subscribe(starter);
    const { trial_end: end } = (await own()) ?? {};
    await ordered(studio);
    expect((await shop.orders(ada.id)).at(-1)).toMatchObject({ starts_at: end });
    await shop.pass(8);
    expect(await paid()).toEqual(['paid 0 0', 'paid 2900 120']);
    expect(await ada.balance()).toBe(123);
  });

  test('from monthly to yearly and back, each first invoice brings the tokens of its plan once, and the first year binds', async () => {
    await subscribe(studio);
    await ordered(yearly);
    await shop.pass(32);
    expect(await paid()).toEqual(['paid 2900 120', 'paid 19900 1000']);
    const { data } = await shop.provider.stripe.invoices.list({
      subscription: String((await own())?.stripe_subscription_id),
    });
    expect(data.map(({ billing_reason: reason }) => reason)).toEqual(['subscription_update', 'subscription_create']);
    await shop.pass(100);
    const { data: portal } = await ada.call('customer-portal', {});
    const press = async (action: string) => {
      const body = new URLSearchParams({ action, subscription: (await theirs()).id });
      await fetch((portal as { url: string }).url, { method: 'POST', body, redirect: 'manual' });
      await shop.settle();
    };
    await press('cancel');
    expect((await theirs()).cancel_at).toBe((await theirs()).items.data[0]?.current_period_end);
    await press('keep');
    await declare(paths.cancelContract, { contractReference: 'Atelier', type: 'ordinary', reason: '', end: '' });
    const { cancel_at: end, items } = await theirs();
    expect(end).toBe(items.data[0]?.current_period_end);
    await shop.provider.stripe.subscriptions.update((await theirs()).id, { cancel_at_period_end: false });
    await shop.settle();
    await ordered(studio);
    await shop.pass(270);
    expect(await ada.balance()).toBe(120 + 1000 + 120);
    expect(await own()).toMatchObject({ status: 'active', stripe_price_id: studio });
    await shop.pass(31);
    expect(await ada.balance()).toBe(120 + 1000 + 240);
  });

  test('one change at a time: the same again leads to it, another is refused, and what cannot be changed says why', async () => {
    expect(await change(studio)).toMatchObject({ status: 409, code: 'no_subscription' });
    await subscribe(starter);
    expect(await change(starter)).toMatchObject({ status: 409, code: 'already_subscribed' });
    expect(await change(studio, { consent: undefined })).toMatchObject({ status: 400, code: 'consent_required' });
    expect(await change(studio, { promotionCode: 'ANY' })).toMatchObject({ code: 'discount_unusable' });
    expect(await change(studio, { expected: { listAmount: 100 } })).toMatchObject({ code: 'offer_changed' });
    expect(await states()).toEqual(['Starter fulfilled']);
    const [one, other] = await Promise.all([change(studio), change(studio)]);
    expect(one.data).toEqual(other.data);
    expect((await change(studio)).data).toEqual(one.data);
    expect(await change(yearly)).toMatchObject({ status: 409, code: 'change_pending' });
    expect(await states()).toEqual(['Starter fulfilled', 'Studio scheduled']);
    expect(await mailed('This mail confirms the contract')).toHaveLength(2);
  });

  test('taken back before it starts, or dropped at the provider, it leaves the plan as it was', async () => {
    await subscribe(starter);
    const number = await ordered(studio);
    expect(await ada.call('contracts', { action: 'takeBack', number: number - 1 })).toMatchObject({ status: 404 });
    const stranger = await shop.buyer();
    expect(await stranger.call('contracts', { action: 'takeBack', number })).toMatchObject({ status: 404 });
    expect(await ada.call('contracts', { action: 'takeBack', number })).toMatchObject({ status: 200 });
    expect(await ada.call('contracts', { action: 'takeBack', number })).toMatchObject({ status: 200 });
    await shop.settle();
    expect(await states()).toEqual(['Starter fulfilled', 'Studio canceled']);
    expect(await mailed('does not take place, and nothing')).toHaveLength(1);
    const again = await ordered(studio);
    const { schedule } = await theirs();
    await shop.provider.stripe.subscriptionSchedules.release(String(schedule));
    await shop.settle();
    expect(await states()).toEqual(['Starter fulfilled', 'Studio canceled', 'Studio canceled']);
    await shop.pass(8);
    expect(await own()).toMatchObject({ stripe_price_id: starter });
    expect(await ada.balance()).toBe(39);
    expect(await ada.call('contracts', { action: 'takeBack', number: again })).toMatchObject({ status: 200 });
    const third = await ordered(studio);
    await shop.pass(31);
    expect(await ada.call('contracts', { action: 'takeBack', number: third })).toMatchObject({ code: 'stale_edit' });
  });

  const stranger = { name: 'Nobody', email: 'nobody@elsewhere.example' };
  const accept = async (noticeId: string, of: number, amount: number) => {
    const [order] = await shop.query('select id from public.orders where number = $1', of);
    const seen = await previewDeclaration(shop.billing, { noticeId, find: `RW-${of}` });
    expect(seen.find(({ id }) => id === order?.id)).toMatchObject({ refund: amount, can_withdraw: true });
    await acceptWithdrawal(shop.billing, { actor: ada.id, noticeId, orderId: String(order?.id), amount });
    await shop.work();
    await shop.settle();
  };
  const refunded = async () =>
    shop.query(
      `select i.total, r.amount from private.reversals r join public.invoices i on i.id = r.source_id
       where i.user_id = $1 order by i.period_start`,
      ada.id,
    );

  test('withdrawn before it starts, only the change ends, at once; withdrawn afterwards, the plan ends and the rest goes back', async () => {
    await subscribe(starter);
    const number = await ordered(studio);
    const noticeId = await declare(paths.withdraw, { contractReference: `RW-${number}` });
    expect(await states()).toEqual(['Starter fulfilled', 'Studio canceled']);
    expect(await mailed('The change of plan does not take place.')).toHaveLength(1);
    expect(await mailed('does not take place, and nothing')).toEqual([]);
    // nothing is left to decide
    const [notice] = await shop.query('select settled_at from private.legal_notices where id = $1', noticeId);
    expect(notice?.settled_at).not.toBeNull();
    expect(await shop.query('select id from private.operator_alerts where key = $1', `notice:${noticeId}`)).toEqual([]);
    await shop.pass(8);
    expect(await own()).toMatchObject({ status: 'active', stripe_price_id: starter });
    const second = await ordered(studio);
    await shop.pass(31);
    await accept(await declare(paths.withdraw, { contractReference: `RW-${second}` }), second, 2900);
    expect(await own()).toMatchObject({ status: 'canceled' });
    // the former plan's period stays paid
    expect(await refunded()).toEqual([{ total: 2900, amount: 2900 }]);
  });

  test('a withdrawal from a change that nobody could identify counts from its receipt, even if it is decided after the start', async () => {
    await subscribe(starter);
    const number = await ordered(studio);
    const noticeId = await declare(paths.withdraw, { contractReference: `RW-${number}`, ...stranger });
    expect(await states()).toEqual(['Starter fulfilled', 'Studio scheduled']);
    await shop.pass(8);
    expect(await ada.balance()).toBe(123);
    await accept(noticeId, number, 2900);
    expect(await states()).toEqual(['Starter fulfilled', 'Studio canceled']);
    expect(await own()).toMatchObject({ status: 'active', stripe_price_id: starter });
    expect(await refunded()).toEqual([{ total: 2900, amount: 2900 }]);
    expect(await ada.balance()).toBe(39);
    const [mail] = await mailed('The change of plan is undone, and your former plan goes on');
    expect(mail?.text).toContain('The withdrawal reached us through our form, from another email address');
    await shop.pass(32);
    expect((await paid()).sort()).toEqual(['paid 0 0', 'paid 2900 120', 'paid 900 36', 'paid 900 36']);
  });

  test('a refund of an undone change that fails is paid again, and the same change that was ordered since stays', async () => {
    await subscribe(starter);
    const number = await ordered(studio);
    const noticeId = await declare(paths.withdraw, { contractReference: `RW-${number}`, ...stranger });
    await shop.pass(8);
    await accept(noticeId, number, 2900);
    await ordered(studio);
    await shop.pass(32);
    expect(await states()).toEqual(['Starter fulfilled', 'Studio canceled', 'Studio fulfilled']);
    const [failed] = await shop.query(
      `select r.id, s.id as decision from private.reversals r join public.invoices i on i.id = r.source_id
       join private.settlements s on s.user_id = i.user_id where i.user_id = $1`,
      ada.id,
    );
    await shop.provider.stripe.rawRequest('POST', `/v1/sandbox/refunds/${failed?.id}/fail`, {});
    await shop.settle();
    await retryDecision(shop.deps.database, { actor: ada.id, decisionId: String(failed?.decision) });
    await shop.settle();
    expect(await own()).toMatchObject({ status: 'active', stripe_price_id: studio });
    expect(await states()).toEqual(['Starter fulfilled', 'Studio canceled', 'Studio fulfilled']);
    const payments = await shop.query(
      `select i.total, count(r.id)::int as refunds from public.invoices i left join private.reversals r on r.source_id = i.id
       where i.user_id = $1 and i.total > 0 group by i.id order by i.period_start`,
      ada.id,
    );
    expect(payments).toEqual([
      { total: 2900, refunds: 2 },
      { total: 900, refunds: 0 },
      { total: 2900, refunds: 0 },
    ]);
    expect(await mailed('An earlier refund did not reach you')).toHaveLength(1);
  });

  test('a withdrawal from the plan takes the change with it at once, and the plan ends when it is decided', async () => {
    await subscribe(studio);
    const number = await ordered(yearly);
    const noticeId = await declare(paths.withdraw, { contractReference: `RW-${number - 1}` });
    expect(await states()).toEqual(['Studio fulfilled', 'Atelier canceled']);
    expect(await mailed('The reason is that we have received a withdrawal from your present plan.')).toHaveLength(1);
    expect((await theirs()).schedule).toBeNull();
    await accept(noticeId, number - 1, 2900);
    expect(await own()).toMatchObject({ status: 'canceled' });
  });

  test('a withdrawal from the plan that nobody could identify ends a change too that has started meanwhile', async () => {
    await subscribe(studio);
    const number = await ordered(yearly);
    const noticeId = await declare(paths.withdraw, { contractReference: `RW-${number - 1}`, ...stranger });
    expect(await states()).toEqual(['Studio fulfilled', 'Atelier scheduled']);
    await shop.pass(32);
    await accept(noticeId, number - 1, 2900 + 19_900);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await refunded()).toEqual([
      { total: 2900, amount: 2900 },
      { total: 19_900, amount: 19_900 },
    ]);
    expect(await ada.balance()).toBe(0);
  });

  test('a withdrawal from a trial that a change has replaced is accepted, and the new plan goes on', async () => {
    await subscribe(starter);
    const number = await ordered(studio);
    await shop.pass(8);
    await accept(await declare(paths.withdraw, { contractReference: `RW-${number - 1}` }), number - 1, 0);
    expect(await own()).toMatchObject({ status: 'active', stripe_price_id: studio });
    const [mail] = await mailed('Your present plan is a contract of its own and goes on.');
    expect(mail?.text).toContain('There is nothing left to refund.');
  });

  test('at the moment of its start nothing is half done: a change that has started is neither taken back nor called off', async () => {
    await subscribe(studio);
    const number = await ordered(starter);
    const { subscriptionSchedules: schedules } = shop.billing.payments.stripe;
    const release = schedules.release.bind(schedules);
    // the period ends between our look and our release
    const late = async (...given: Parameters<typeof release>) => {
      schedules.release = release;
      await shop.provider.sandbox.advance(32 * day);
      return release(...given);
    };
    schedules.release = late as unknown as typeof release;
    expect(await ada.call('contracts', { action: 'takeBack', number })).toMatchObject({ code: 'stale_edit' });
    await shop.settle();
    expect(await states()).toEqual(['Studio fulfilled', 'Starter fulfilled']);
    expect(await own()).toMatchObject({ stripe_price_id: starter });

    ada = await shop.buyer();
    await subscribe(studio);
    const other = await ordered(starter);
    schedules.release = late as unknown as typeof release;
    await declare(paths.withdraw, { contractReference: `RW-${other}` });
    expect(await states()).toEqual(['Studio fulfilled', 'Starter canceled']);
    expect(await own()).toMatchObject({ status: 'active', stripe_price_id: studio });
    expect(await refunded()).toEqual([{ total: 900, amount: 900 }]);
  });

  test('a canceled plan takes the change with it, and a plan that ends is not changed', async () => {
    await subscribe(studio);
    const number = await ordered(starter);
    await declare(paths.cancelContract, { contractReference: `RW-${number}`, type: 'ordinary', reason: '', end: '' });
    expect(await states()).toEqual(['Studio fulfilled', 'Starter canceled']);
    expect(await mailed('The reason is that your present plan ends.')).toHaveLength(1);
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await change(starter)).toMatchObject({ status: 409, code: 'plan_ending' });
    await shop.pass(32);
    expect(await own()).toMatchObject({ status: 'canceled', stripe_price_id: studio });
    expect(await ada.balance()).toBe(120);
  });

  test('a stranger’s cancellation that is taken back does not bring the change back, and both mails say so', async () => {
    await subscribe(studio);
    const number = await ordered(starter);
    const about = { contractReference: `RW-${number} ${ada.email}`, type: 'ordinary', reason: '', end: '' };
    await declare(paths.cancelContract, { ...about, ...stranger });
    const [off] = await mailed('does not take place, and nothing');
    expect(off?.text).toContain('If it goes on after all, please order the change again');
    await shop.provider.stripe.subscriptions.update((await theirs()).id, { cancel_at_period_end: false });
    await shop.settle();
    const [kept] = await mailed('was taken back in the subscription management');
    expect(kept?.text).toContain(`This does not bring back your change to Starter (order RW-${number}).`);
    await ordered(starter);
    expect(await states()).toEqual(['Studio fulfilled', 'Starter canceled', 'Starter scheduled']);
  });

  test('a first charge that fails undoes the change: the former plan goes on at its own price, and both sides hear of it', async () => {
    await subscribe(starter, 'limited');
    const number = await ordered(studio);
    await shop.pass(8);
    expect(await states()).toEqual(['Starter fulfilled', 'Studio canceled']);
    expect(await own()).toMatchObject({ status: 'active', stripe_price_id: starter });
    expect((await paid()).sort()).toEqual(['paid 0 0', 'paid 900 36', 'void 2900 120']);
    expect(await ada.balance()).toBe(39);
    const [mail, ...others] = await mailed(
      `The change to Studio that you ordered (order RW-${number}) does not take place`,
    );
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Your former plan Starter goes on as agreed.');
    expect(await shop.query(`select facts from private.operator_alerts where kind = 'change_undone'`)).toContainEqual({
      facts: { number: `RW-${number}` },
    });
    expect(await contracts()).toMatchObject([
      { name: 'Studio', state: 'canceled', isRunning: false, withdrawableUntil: null },
      { name: 'Starter', state: 'fulfilled', isRunning: true },
    ]);
    // it binds, is renewed and can be changed as before
    expect((await theirs()).metadata).not.toHaveProperty('term_start');
    await shop.pass(32);
    expect(await ada.balance()).toBe(75);
    await ordered(studio);
    await shop.pass(32);
    expect(await states()).toEqual(['Starter fulfilled', 'Studio canceled', 'Studio canceled']);
    expect(await ada.balance()).toBe(111);
  });

  test('with another interval, a former discount and an archived price, the former plan goes on exactly as ordered', async () => {
    const { stripe } = shop.provider;
    const { product, price } = await offer('Small', '20', 1000, 'month');
    const coupon = await stripe.coupons.create({
      name: 'Half',
      percent_off: 50,
      duration: 'repeating',
      duration_in_months: 3,
    });
    const code = `HALF${randomUUID().slice(0, 6)}`;
    await stripe.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: coupon.id } });
    await shop.settle();
    await shop.provider.pay(await ada.subscribe(price, { promotionCode: code }), 'limited');
    await shop.settle();
    await ordered(yearly);
    await stripe.prices.update(price, { active: false });
    await shop.pass(32);
    expect(await own()).toMatchObject({ status: 'active', stripe_price_id: price });
    expect((await stripe.prices.retrieve(price)).active).toBe(false);
    await shop.pass(62);
    const totals = (await paid()).filter((line) => line.startsWith('paid'));
    expect(totals).toEqual(['paid 500 20', 'paid 500 20', 'paid 500 20', 'paid 1000 20']);
    await stripe.products.update(product, { active: false });
  });

  test('if the charge of the former plan fails too, that plan is overdue and ends like any other', async () => {
    await subscribe(starter, 'fails_later');
    await ordered(studio);
    await shop.pass(8);
    expect(await states()).toEqual(['Starter fulfilled', 'Studio canceled']);
    expect(await own()).toMatchObject({ status: 'past_due', stripe_price_id: starter });
    expect(await change(studio)).toMatchObject({ code: 'plan_overdue' });
    await shop.pass(10);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await ada.balance()).toBe(3);
  });

  test('a plan that was canceled before its first charge failed ends, and nothing is owed', async () => {
    await subscribe(studio, 'limited');
    await ordered(yearly);
    await shop.provider.sandbox.advance(32 * day);
    const { id, schedule } = await theirs();
    await shop.provider.stripe.subscriptionSchedules.release(String(schedule));
    await shop.provider.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await shop.settle();
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect((await paid()).sort()).toEqual(['paid 2900 120', 'void 19900 1000']);
    expect(await mailed('Your former plan had been ended or withdrawn from before, so it does not go on')).toHaveLength(
      1,
    );
  });

  test('a first charge that is paid before we act leaves the change as it is', async () => {
    await subscribe(studio, 'limited');
    await ordered(yearly);
    await shop.provider.sandbox.advance(32 * day);
    const { latest_invoice: invoice } = await theirs();
    await shop.provider.stripe.invoices.pay(String(invoice), { paid_out_of_band: true });
    await shop.settle();
    expect(await states()).toEqual(['Studio fulfilled', 'Atelier fulfilled']);
    expect(await ada.balance()).toBe(1120);
  });

  test.each([true, false])(
    'an undoing that was interrupted is finished by the next try, carried out: %s',
    async (isDone) => {
      await subscribe(studio, 'limited');
      await ordered(yearly);
      const { subscriptions } = shop.billing.payments.stripe;
      const update = subscriptions.update.bind(subscriptions);
      const interrupted = async (...given: Parameters<typeof update>) => {
        subscriptions.update = update;
        if (isDone) await update(...given);
        throw Object.assign(new Error('lost'), { type: 'StripeConnectionError' });
      };
      subscriptions.update = interrupted as unknown as typeof update;
      await shop.pass(32);
      // nothing is said before it is done
      expect(await mailed('does not take place, and nothing')).toEqual([]);
      await shop.query('update graphile_worker._private_jobs set run_at = now()');
      await shop.settle();
      expect(await states()).toEqual(['Studio fulfilled', 'Atelier canceled']);
      expect(await own()).toMatchObject({ stripe_price_id: studio });
      const { data } = await shop.provider.stripe.invoices.list({ subscription: (await theirs()).id });
      expect(data.map(({ total, status }) => `${status} ${total}`)).toEqual(['open 2900', 'void 19900', 'paid 2900']);
      expect(await mailed('does not take place, and nothing')).toHaveLength(1);
    },
  );

  test('a deleted account ends the plan and its change', async () => {
    await subscribe(studio);
    await ordered(starter);
    expect((await ada.call('account', { action: 'delete', current: 'correct horse 9' })).status).toBe(200);
    await shop.settle();
    expect(await states()).toEqual(['Studio fulfilled', 'Starter canceled']);
    expect(await own()).toMatchObject({ status: 'canceled' });
    await shop.pass(40);
    expect(await paid()).toEqual(['paid 2900 120']);
  });

  test('an answer that is lost on its way is found again: the contract is concluded, and nothing starts unsaid', async () => {
    await subscribe(studio);
    // the provider schedules the change, and cannot be reached for the answer
    const { subscriptionSchedules: schedules } = shop.billing.payments.stripe;
    const update = schedules.update.bind(schedules);
    const lost = async (...given: Parameters<typeof update>) => {
      await update(...given);
      throw Object.assign(new Error('lost'), { type: 'StripeConnectionError' });
    };
    schedules.update = lost as unknown as typeof schedules.update;
    const refused = await change(starter);
    schedules.update = update;
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(await states()).toEqual(['Studio fulfilled', 'Starter draft']);
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    expect(await states()).toEqual(['Studio fulfilled', 'Starter scheduled']);
    expect(await mailed('This mail confirms the contract')).toHaveLength(2);
    expect(await reconcile(shop.billing, { minutes: 0 })).toMatchObject({ mended: 0, differences: [] });
  });

  test('a provider that refuses the change leaves nothing behind, and the next try succeeds', async () => {
    await subscribe(studio);
    shop.provider.failNext('/v1/subscription_schedules', 400);
    expect(await change(starter)).toMatchObject({ status: 502, code: 'payment_failed' });
    expect((await theirs()).schedule).toBeNull();
    await ordered(starter);
    expect(await states()).toEqual(['Studio fulfilled', 'Starter scheduled']);
    await shop.pass(32);
    expect(await ada.balance()).toBe(156);
  });

  test('what the provider bills for another interval at once brings the tokens of that plan', async () => {
    await subscribe(studio);
    const { id, items } = await theirs();
    await shop.provider.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: yearly }],
      proration_behavior: 'none',
    });
    await shop.settle();
    expect(await paid()).toEqual(['paid 2900 120', 'paid 19900 1000']);
    expect(await ada.balance()).toBe(1120);
    // nobody ordered it, which the comparison says until it is put right
    const { differences } = await reconcile(shop.billing, { minutes: 0 });
    expect(differences).toMatchObject([{ code: 'price_of_other_order', subject: id }]);
    await shop.provider.stripe.subscriptions.cancel(id);
    await shop.settle();
  });

  test('months without any message end as the provider has them', async () => {
    await subscribe(studio);
    await ordered(starter);
    await shop.provider.sandbox.switchTo({ lost: 1 });
    await shop.pass(40);
    await shop.provider.sandbox.switchTo({ lost: 0 });
    expect(await reconcile(shop.billing, { minutes: 0 })).toMatchObject({ differences: [] });
    expect(await states()).toEqual(['Studio fulfilled', 'Starter fulfilled']);
    expect(await ada.balance()).toBe(156);
  });

  test('the portal offers no other plan', async () => {
    await subscribe(studio);
    const { data } = await ada.call('customer-portal', {});
    const page = await (await fetch((data as { url: string }).url)).text();
    expect(page).not.toContain('Change plan');
    expect(page).toContain('Cancel subscription');
    const { data: made } = await shop.provider.stripe.billingPortal.configurations.list({ limit: 1 });
    expect(made[0]?.features.subscription_update.enabled).not.toBe('true');
  });
});
