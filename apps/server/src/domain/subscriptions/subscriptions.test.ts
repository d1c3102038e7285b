import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, consent, openShop, type Shop, sessionOf } from '../../testing/shop.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { remindOfTrialEnd } from './remind-of-trial-end.ts';

const day = 86_400;

describe.each(databaseModes)('subscriptions on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let starter: string;
  let studio: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    starter = await shop.price('Starter');
    studio = await shop.price('Studio');
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const own = async () => {
    const { data } = await ada.client
      .from('subscriptions')
      .select('*')
      .eq('user_id', ada.id)
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle();
    return data;
  };
  const subscribe = async (price: string, card: 'succeeds' | 'fails_later' = 'succeeds') => {
    const url = await ada.subscribe(price);
    expect(await shop.provider.pay(url, card)).toContain('subscription=1');
    await shop.settle();
    return url;
  };
  const portal = async (form: Record<string, string>) => {
    const { data } = await ada.call('customer-portal', {});
    const { url } = data as { url: string };
    const { stripe_subscription_id: subscription } = (await own()) ?? {};
    await fetch(url, { method: 'POST', body: new URLSearchParams({ subscription, ...form }), redirect: 'manual' });
    await shop.settle();
  };

  test('a trial brings its own tokens, is reminded of once, and the first paid invoice brings those of the plan, each month again', async () => {
    const quote = await ada.call('quote-order', { priceId: starter });
    expect(quote.data).toMatchObject({
      amount: 0,
      listAmount: 900,
      trialDays: 7,
      trialTokens: 3,
      tokens: 36,
      interval: 'month',
    });
    await subscribe(starter);
    expect(await own()).toMatchObject({ status: 'trialing', stripe_price_id: starter, cancel_at_period_end: false });
    expect(await ada.balance()).toBe(3);
    const confirmation = (await shop.mails()).find(
      ({ to, text }) => to?.[0]?.address === ada.email && text?.includes('This mail confirms the contract'),
    );
    const chargedOn = formatDay(new Date(Date.now() + 7 * 86_400_000), 'en');
    for (const line of [
      'Tokens: 36 per month',
      'Price: €9.00 per month.',
      'Due today: €0.00',
      'Trial: 7 days free with 3 tokens',
      `First charge: €9.00 on ${chargedOn}`,
      'Term: Ongoing, can be canceled at the end of each month',
    ])
      expect(confirmation?.text).toContain(`\n${line}`);
    await shop.pass(5);
    await shop.pass(1);
    await remindOfTrialEnd(shop.billing, (await own())?.stripe_subscription_id);
    await shop.settle();
    const reminders = (await shop.mails()).filter(
      ({ to, subject }) => to?.[0]?.address === ada.email && subject?.includes('trial'),
    );
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.text).toContain('€9.00');
    await shop.pass(2);
    expect(await own()).toMatchObject({ status: 'active' });
    expect(await ada.balance()).toBe(39);
    await shop.pass(31);
    expect(await ada.balance()).toBe(75);
    const { data: invoices } = await ada.client.from('invoices').select('total, tokens, status').order('created_at');
    expect(invoices).toEqual([
      { total: 0, tokens: 0, status: 'paid' },
      { total: 900, tokens: 36, status: 'paid' },
      { total: 900, tokens: 36, status: 'paid' },
    ]);
  });

  test('a trial whose end is announced before its order is completed is reminded of once it is', async () => {
    await shop.provider.pay(await ada.subscribe(starter));
    const { stripe_customer_id: customer } = (
      await shop.deps.database.pool.query('select * from public.customers where user_id = $1', [ada.id])
    ).rows[0];
    const [plan] = (await shop.provider.stripe.subscriptions.list({ customer })).data;
    const id = plan?.id ?? '';
    await refreshSubscription(shop.billing, id);
    await expect(remindOfTrialEnd(shop.billing, id)).rejects.toThrow('not fulfilled yet');
    await shop.settle();
    await remindOfTrialEnd(shop.billing, id);
    await shop.settle();
    const reminders = (await shop.mails()).filter(
      ({ to, subject }) => to?.[0]?.address === ada.email && subject?.includes('trial'),
    );
    expect(reminders).toHaveLength(1);
  });

  test('a person has one subscription, whichever tab asks; a customer of another currency learns why', async () => {
    const [first, second] = await Promise.all([ada.subscribe(studio), ada.subscribe(studio)]);
    expect(first).toBe(second);
    const other = await ada.subscribe(starter);
    expect(other).not.toBe(first);
    expect((await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(first ?? ''))).status).toBe('expired');
    await shop.provider.pay(other);
    // not yet told of it by any webhook
    expect(await ada.call('create-checkout', { priceId: studio, consent })).toMatchObject({
      status: 409,
      code: 'already_subscribed',
    });
    await shop.settle();
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: '10 tokens' });
    const dollars = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 500 });
    await shop.settle();
    expect(await ada.call('token-purchase', { priceId: dollars.id, consent })).toMatchObject({
      status: 409,
      code: 'currency_mismatch',
      data: { error: 'You have paid in EUR before; this offer is in USD.' },
    });
  });

  test('a former page that the provider does not close is left to its webhook; a fault of our own is not', async () => {
    const page = await ada.subscribe(starter);
    const { sessions } = shop.billing.payments.stripe.checkout;
    const expire = vi.spyOn(sessions, 'expire').mockRejectedValue(new Error('made to fail'));
    const refused = await ada.call('create-checkout', { priceId: studio, consent });
    expect(refused).toMatchObject({ status: 500, code: 'unexpected_failure' });
    expire.mockRestore();
    await ada.subscribe(starter);
    shop.provider.failNext(`/v1/checkout/sessions/`, 400);
    expect(await ada.subscribe(studio)).not.toBe(page);
    expect((await shop.orders(ada.id)).at(-1)).toMatchObject({ state: 'open', product_name: 'Studio' });
  });

  test('canceled in the portal it runs to the end of its period, can be taken back, and then ends; the next has no trial', async () => {
    await subscribe(starter);
    await shop.pass(8);
    await portal({ action: 'cancel' });
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await portal({ action: 'keep' });
    expect(await own()).toMatchObject({ cancel_at_period_end: false });
    await portal({ action: 'cancel' });
    const before = await ada.balance();
    await shop.pass(40);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await ada.balance()).toBe(before);
    expect((await ada.call('quote-order', { priceId: starter })).data).toMatchObject({ amount: 900, trialDays: 0 });
    await subscribe(starter);
    expect(await own()).toMatchObject({ status: 'active' });
    expect(await ada.balance()).toBe(before + 36);
  });

  test('a payment that fails makes it past due and gives nothing; after the last try it ends', async () => {
    await subscribe(studio, 'fails_later');
    await shop.pass(32);
    expect(await own()).toMatchObject({ status: 'past_due' });
    expect(await ada.balance()).toBe(120);
    const { data } = await ada.client.from('invoices').select('status').order('created_at');
    expect(data?.map(({ status }) => status)).toEqual(['paid', 'open']);
    await shop.pass(10);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await ada.balance()).toBe(120);
    // nobody canceled it
    const told = (await shop.mails()).filter(({ to }) => to?.[0]?.address === ada.email);
    expect(told.map(({ text }) => text).join()).not.toContain('cancellation.');
    expect(told.map(({ subject }) => subject).filter((subject) => subject?.includes('has ended'))).toEqual([]);
  });

  test('an invoice that the operator writes, or that a threshold causes, is recorded and billed, and brings no tokens', async () => {
    await subscribe(studio);
    const { stripe } = shop.provider;
    const id = String((await own())?.stripe_subscription_id);
    const customer = String((await stripe.subscriptions.retrieve(id)).customer);
    const item = { customer, subscription: id, amount: 700, currency: 'eur' };
    await stripe.invoiceItems.create(item);
    const draft = await stripe.invoices.create({ customer, subscription: id });
    await shop.settle();
    await stripe.invoices.finalizeInvoice(String(draft.id));
    await stripe.invoices.pay(String(draft.id));
    await stripe.subscriptions.update(id, { billing_thresholds: { amount_gte: 700 } });
    await stripe.invoiceItems.create(item);
    await shop.pass(1);
    const { data: invoices } = await stripe.invoices.list({ subscription: id });
    expect(invoices.map(({ billing_reason: reason, status }) => `${reason} ${status}`)).toEqual([
      'subscription_threshold paid',
      'manual paid',
      'subscription_create paid',
    ]);
    expect(await ada.balance()).toBe(120);
    const { rows } = await shop.deps.database.pool.query(
      `select i.total, i.tokens, d.gross from public.invoices i
       join public.billing_documents d on d.source_id = i.id where i.user_id = $1 order by i.total`,
      [ada.id],
    );
    expect(rows).toEqual([
      { total: 700, tokens: 0, gross: 700 },
      { total: 700, tokens: 0, gross: 700 },
      { total: 2900, tokens: 120, gross: 2900 },
    ]);
    await shop.pass(32);
    expect(await ada.balance()).toBe(240);
  });

  test("a subscription's events in any order, however often, end in the state that the provider has", async () => {
    await shop.provider.sandbox.switchTo({ isShuffled: true, duplicated: 0.5 });
    await subscribe(starter);
    await portal({ action: 'cancel' });
    await portal({ action: 'keep' });
    for (let month = 0; month < 3; month += 1) await shop.pass(31);
    await shop.provider.sandbox.switchTo({ isShuffled: false, duplicated: 0 });
    const row = await own();
    const theirs = await shop.provider.stripe.subscriptions.retrieve(row?.stripe_subscription_id);
    expect(row).toMatchObject({ status: theirs.status, cancel_at_period_end: theirs.cancel_at_period_end });
    const paid = (await shop.provider.stripe.invoices.list({ subscription: theirs.id, status: 'paid', limit: 100 }))
      .data;
    expect(await ada.balance()).toBe(3 + 36 * paid.filter(({ total }) => total > 0).length);
  });

  test('the reconciliation catches up on months whose webhooks were all lost', async () => {
    await shop.provider.sandbox.switchTo({ lost: 1 });
    await subscribe(studio);
    await shop.pass(35);
    await shop.pass(35);
    expect(await ada.balance()).toBe(0);
    await shop.provider.sandbox.switchTo({ lost: 0 });
    const { differences } = await reconcile(shop.billing, { minutes: 0 });
    expect(differences).toEqual([]);
    expect(await ada.balance()).toBe(360);
    expect(await own()).toMatchObject({ status: 'active' });
  });

  test('a plan that ended while no message came is found by the comparison alone, and counted once', async () => {
    await subscribe(studio);
    await reconcile(shop.billing, { minutes: 0 });
    const { stripe_subscription_id: id } = (await own()) ?? {};
    await shop.provider.sandbox.switchTo({ lost: 1 });
    await shop.provider.stripe.subscriptions.cancel(id);
    await shop.provider.sandbox.switchTo({ lost: 0 });
    // the provider's list of undelivered events goes back a month
    const later = { ...shop.billing, clock: () => new Date(shop.deps.clock().getTime() + 31 * day * 1000) };
    expect(await reconcile(later, { minutes: 0 })).toMatchObject({ mended: 1, differences: [] });
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await reconcile(later, { minutes: 0 })).toMatchObject({ mended: 0, differences: [] });
  });

  test('the portal is refused to a person without purchases, and an error says when the provider refuses', async () => {
    const refusal = {
      status: 502,
      code: 'portal_unavailable',
      data: { error: 'Could not open subscription management. Please try again.' },
    };
    expect(await ada.call('customer-portal', {})).toMatchObject({ status: 409, code: 'no_customer' });
    await subscribe(studio);
    shop.provider.failNext('/v1/billing_portal', 400);
    expect(await ada.call('customer-portal', {})).toMatchObject(refusal);
    const configurations = async () =>
      (await shop.provider.stripe.billingPortal.configurations.list({ limit: 100 })).data.length;
    expect((await ada.call('customer-portal', {})).status).toBe(200);
    const before = await configurations();
    expect((await ada.call('customer-portal', {})).status).toBe(200);
    expect(await configurations()).toBe(before);
  });

  test('the portal says in the language of its person what notice is enough, and is set up once for each', async () => {
    await subscribe(studio);
    const page = async (locale: string) => {
      const { data } = await ada.call('customer-portal', { locale });
      return (await fetch((data as { url: string }).url)).text();
    };
    const [english, german] = ['one month’s notice is enough', 'genügt ein Monat Frist'];
    expect(await page('en')).toContain(english);
    expect(await page('de')).toContain(german);
    const made = () => shop.provider.calls.filter((call) => call === 'POST /v1/billing_portal/configurations').length;
    const before = made();
    expect(await page('en')).toContain(english);
    expect(await page('de')).toContain(german);
    expect(made()).toBe(before);
  });

  test('a cancellation that is declared without signing in ends the plan with its period; what needs a person waits for one', async () => {
    const declare = async (more: Record<string, string>) => {
      const contact = { name: 'Ada', email: ada.email.toUpperCase(), contractReference: 'Studio' };
      const fields = { ...contact, type: 'ordinary', reason: '', end: '', ...more };
      const id = await sendDeclaration(shop, paths.cancelContract, fields);
      const { rows } = await shop.deps.database.pool.query(
        'select settled_at is not null as settled from private.legal_notices where id = $1',
        [id],
      );
      return rows[0]?.settled;
    };
    await subscribe(studio);
    expect(await declare({ email: 'nobody@example.com' })).toBe(false);
    expect(await declare({ end: '2099-01-01' })).toBe(false);
    expect(await own()).toMatchObject({ cancel_at_period_end: false });
    expect(await declare({})).toBe(true);
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    const told = (await shop.mails()).filter(
      ({ to, subject }) => to?.[0]?.address === ada.email && subject === 'Your subscription at Regelwerk ends',
    );
    expect(told).toHaveLength(1);
    await shop.pass(32);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await ada.balance()).toBe(120);
  });

  test('an answer of the provider that was overtaken on its way is not written over the newer one', async () => {
    await subscribe(studio);
    const { stripe_subscription_id: id } = (await own()) ?? {};
    const { stripe } = shop.billing.payments;
    const retrieve = stripe.subscriptions.retrieve.bind(stripe.subscriptions);
    const old = await retrieve(id);
    const slow = vi.spyOn(stripe.subscriptions, 'retrieve').mockImplementationOnce(async () => {
      await shop.provider.stripe.subscriptions.update(id, { cancel_at_period_end: true });
      await refreshSubscription(shop.billing, id);
      return old;
    });
    await refreshSubscription(shop.billing, id);
    slow.mockRestore();
    expect(await own()).toMatchObject({ cancel_at_period_end: true });
  });
});
