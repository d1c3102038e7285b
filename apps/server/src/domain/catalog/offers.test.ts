import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { type Buyer, consent, openShop, type Shop, sessionOf } from '../../testing/shop.ts';

describe.each(databaseModes)('what was shown is what is bought, on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode);
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  /** A product of its own with one price, so that changing it concerns no other test. */
  const offer = async (metadata: Record<string, string>, more: { trialDays?: number; isPlan?: boolean } = {}) => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: 'Changing', metadata });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: 1200,
      ...(more.isPlan === true ? { recurring: { interval: 'month' } } : {}),
      ...(more.trialDays === undefined ? {} : { metadata: { trial_period_days: String(more.trialDays) } }),
    });
    await shop.settle();
    return { product: product.id, price: price.id };
  };
  const change = async (product: string, metadata: Record<string, string>) => {
    await shop.provider.stripe.products.update(product, { metadata });
    await shop.settle();
  };
  const quoted = async (priceId: string) => {
    const { data } = await ada.call('quote-order', { priceId });
    const { amount, currency, tokens, interval, trialDays } = data as Record<string, unknown>;
    return { amount, currency, tokens, interval, trialDays };
  };

  test('a package that changed after it was shown is refused with the new offer, and bought as that when asked again', async () => {
    const { product, price } = await offer({ tokens: '25' });
    const expected = await quoted(price);
    expect(expected).toEqual({ amount: 1200, currency: 'eur', tokens: 25, interval: null, trialDays: 0 });
    await change(product, { tokens: '3' });
    for (const name of ['token-purchase', 'quote-order'])
      expect(await ada.call(name, { priceId: price, consent, expected })).toMatchObject({
        status: 409,
        code: 'offer_changed',
        data: { offer: { tokens: 3, amount: 1200 } },
      });
    expect(await shop.orders(ada.id)).toEqual([]);
    await shop.provider.pay(await ada.order(price, { expected: { ...expected, tokens: 3 } }));
    await shop.settle();
    expect(await ada.balance()).toBe(3);
  });

  test('without expected facts, the price and the tokens of the page to return to are what the caller saw', async () => {
    const { product, price } = await offer({ tokens: '10' });
    const specified = (tokens: number) => ({
      packageId: 'basic',
      priceId: price,
      consent,
      successUrl: `https://shop.example/user/purchase-success?package=Basic&tokens=${tokens}`,
      cancelUrl: 'https://shop.example/user/purchase-canceled',
    });
    await change(product, { tokens: '3' });
    const refused = { status: 409, code: 'offer_changed', data: { offer: { tokens: 3, priceId: price } } };
    expect(await ada.call('token-purchase', specified(10))).toMatchObject(refused);
    expect(await shop.orders(ada.id)).toEqual([]);
    expect((await ada.call('token-purchase', specified(3))).status).toBe(200);
    // what is said outright comes first, and what is no number says nothing
    expect((await ada.call('token-purchase', { ...specified(10), expected: { tokens: 3 } })).status).toBe(200);
    expect((await ada.call('token-purchase', { ...specified(3), successUrl: '/done?tokens=many' })).status).toBe(200);
  });

  test.each([
    ['token-purchase', {}],
    ['create-checkout', { isPlan: true }],
  ])('%s with a price that another has replaced answers with the new offer', async (name, more) => {
    const { product, price } = await offer({ tokens: '10', tokens_per_period: '10' }, more);
    const { stripe } = shop.provider;
    const recurring = name === 'create-checkout' ? { recurring: { interval: 'month' as const } } : {};
    const next = await stripe.prices.create({ product, currency: 'eur', unit_amount: 1500, ...recurring });
    await stripe.prices.update(price, { active: false });
    await shop.settle();
    expect(await ada.call(name, { priceId: price, consent })).toMatchObject({
      status: 409,
      code: 'offer_changed',
      data: { offer: { priceId: next.id, listAmount: 1500 } },
    });
    expect((await ada.call(name, { priceId: next.id, consent })).status).toBe(200);
  });

  test('every field counts for itself, and calls that expect nothing keep working', async () => {
    const { price } = await offer({ tokens_per_period: '50', trialTokens: '7' }, { isPlan: true, trialDays: 5 });
    const right = await quoted(price);
    expect(right).toEqual({ amount: 0, currency: 'eur', tokens: 50, interval: 'month', trialDays: 5 });
    const wrong = [
      { amount: 1200 },
      { currency: 'usd' },
      { tokens: 51 },
      { interval: 'year' },
      { interval: null },
      { trialDays: 6 },
      { listAmount: 1300 },
      { trialTokens: 3 },
      { intervalCount: 2 },
    ];
    for (const one of wrong)
      expect(
        await ada.call('create-checkout', { priceId: price, consent, expected: { ...right, ...one } }),
      ).toMatchObject({
        status: 409,
        code: 'offer_changed',
      });
    expect(await shop.orders(ada.id)).toEqual([]);
    const shown = await ada.subscribe(price, { expected: { ...right, currency: 'EUR' } });
    expect(await ada.subscribe(price)).toBe(shown);
  });

  test('a price that the provider reports after its product can be ordered', async () => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: 'Late price', metadata: { tokens: '5' } });
    await shop.settle();
    const price = await stripe.prices.create({ product: product.id, currency: 'eur', unit_amount: 700 });
    await shop.settle();
    expect(await quoted(price.id)).toMatchObject({ amount: 700, tokens: 5 });
  });

  test('a price in a currency that the shop cannot invoice is not sold', async () => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: 'Yen', metadata: { tokens: '5' } });
    const prices = [];
    for (const currency of ['jpy', 'usd'])
      prices.push(await stripe.prices.create({ product: product.id, currency, unit_amount: 700 }));
    await shop.settle();
    const codes = [];
    for (const { id } of prices) codes.push((await ada.call('quote-order', { priceId: id })).code);
    expect(codes).toEqual(['price_unavailable', undefined]);
    expect((await ada.call('token-purchase', { priceId: prices[0]?.id, consent })).code).toBe('price_unavailable');
  });

  test('a page to pay that was opened before a change brings what it was opened for', async () => {
    const { product, price } = await offer({ tokens: '25' });
    const url = await ada.order(price, { expected: await quoted(price) });
    await change(product, { tokens: '3' });
    await shop.provider.pay(url);
    expect((await ada.call('confirm-purchase', { sessionId: sessionOf(url) })).data).toMatchObject({ tokens: 25 });
    expect(await ada.balance()).toBe(25);
  });

  test('a trial brings the tokens that the plan states, three where it states none', async () => {
    const stated = await offer({ tokens_per_period: '50', trialTokens: '7' }, { isPlan: true, trialDays: 5 });
    await shop.provider.pay(await ada.subscribe(stated.price));
    await shop.settle();
    expect(await ada.balance()).toBe(7);
    await shop.pass(6);
    expect(await ada.balance()).toBe(57);

    ada = await shop.buyer();
    const silent = await offer({ tokens_per_period: '50' }, { isPlan: true, trialDays: 5 });
    await shop.provider.pay(await ada.subscribe(silent.price));
    await shop.settle();
    expect(await ada.balance()).toBe(3);
    // no second trial, and no tokens of one
    const { data } = await ada.call('quote-order', { priceId: stated.price });
    expect(data).toMatchObject({ trialDays: 0, trialTokens: 0, amount: 1200 });
  });

  test('a plan costs less for each rule than the largest package', async () => {
    const { data } = await ada.client
      .from('products')
      .select('name, metadata, prices(unit_amount, interval)')
      .in('name', ['Basic', 'Standard', 'Premium', 'Starter', 'Studio']);
    const perRule = (isPlan: boolean) =>
      (data ?? []).flatMap(({ metadata, prices }) =>
        prices
          .filter(({ interval }) => (interval !== null) === isPlan)
          .map(({ unit_amount: amount }) => amount / Number(metadata[isPlan ? 'tokens_per_period' : 'tokens'])),
      );
    expect(perRule(true)).toHaveLength(2);
    expect(Math.max(...perRule(true))).toBeLessThan(Math.min(...perRule(false)));
  });

  describe('tokens of a plan', () => {
    const told = async (email: string) =>
      (await shop.mails()).filter(
        ({ to, subject }) => to?.[0]?.address === email && subject === 'Your plan brings more tokens',
      );
    const subscribed = async (tokens: string) => {
      const plan = await offer({ tokens_per_period: tokens }, { isPlan: true });
      await shop.provider.pay(await ada.subscribe(plan.price));
      await shop.settle();
      return plan;
    };
    const terms = async () => {
      const { data } = await ada.client.from('plan_terms').select('tokens').order('valid_from');
      return data?.map(({ tokens }) => tokens);
    };

    test('are never fewer for those who have ordered more: the new number is for new orders', async () => {
      const { product, price } = await subscribed('120');
      await change(product, { tokens_per_period: '1' });
      for (let month = 0; month < 3; month += 1) await shop.pass(31);
      expect(await ada.balance()).toBe(480);
      expect(await terms()).toEqual([120]);
      expect((await shop.mails()).filter(({ text }) => text?.includes('so far it has been 120'))).toEqual([]);
      ada = await shop.buyer();
      await shop.provider.pay(await ada.subscribe(price));
      await shop.settle();
      expect(await ada.balance()).toBe(1);
    });

    test('that are raised come with every period from then on, and the subscriber is mailed once', async () => {
      const { product } = await subscribed('120');
      await shop.pass(20);
      await change(product, { tokens_per_period: '150' });
      await shop.provider.stripe.products.update(product, { name: 'Changed' });
      await shop.settle();
      expect(await ada.balance()).toBe(120);
      expect((await told(ada.email)).map(({ text }) => text)).toEqual([
        expect.stringContaining('brings 150 tokens; so far it has been 120'),
      ]);
      await shop.pass(12);
      expect(await ada.balance()).toBe(270);
      await change(product, { tokens_per_period: '130' });
      await shop.pass(31);
      expect(await ada.balance()).toBe(420);
      expect(await terms()).toEqual([120, 150]);
      expect(await told(ada.email)).toHaveLength(1);
    });

    test('bring what was ordered, whatever the product says when it is paid', async () => {
      const plan = await offer({ tokens_per_period: '120' }, { isPlan: true });
      const url = await ada.subscribe(plan.price);
      await change(plan.product, { tokens_per_period: '1' });
      await shop.provider.sandbox.switchTo({ isShuffled: true, duplicated: 1 });
      await shop.provider.pay(url);
      await shop.settle();
      await shop.provider.sandbox.switchTo({ isShuffled: false, duplicated: 0 });
      expect(await ada.balance()).toBe(120);
    });

    test('of a plan that a change was ordered to are those of the order, or more if they were raised before it starts', async () => {
      await subscribed('120');
      const after = await offer({ tokens_per_period: '30' }, { isPlan: true });
      const order = { priceId: after.price, changesPlan: true, consent };
      expect(await ada.call('create-checkout', order)).toMatchObject({ status: 200 });
      await shop.settle();
      await change(after.product, { tokens_per_period: '20' });
      await change(after.product, { tokens_per_period: '40' });
      expect(await terms()).toEqual([120, 40]);
      expect((await told(ada.email))[0]?.text).toContain('brings 40 tokens; so far it has been 30');
      await change(after.product, { tokens_per_period: '20' });
      await shop.pass(32);
      expect(await ada.balance()).toBe(160);
    });
  });
});
