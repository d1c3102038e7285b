import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import { serveAlone } from './serve-alone.ts';

/** A test account at the real provider, to compare the sandbox with. */
const testKey = process.env.STRIPE_TEST_SECRET_KEY ?? '';
const siteUrl = 'https://shop.example';
const alone = await serveAlone({ secretKey: 'sk_test_contract' });
const { hostname, port } = new URL(alone.url);
const options = { apiVersion: Stripe.API_VERSION, telemetry: false, maxNetworkRetries: 0 } as const;
const subjects = [
  {
    name: 'the sandbox',
    open: () => new Stripe('sk_test_contract', { ...options, host: hostname, port, protocol: 'http' }),
  },
  ...(testKey.startsWith('sk_test_')
    ? [{ name: 'the real test account', open: () => new Stripe(testKey, options) }]
    : []),
];
afterAll(() => alone.close());

test.skipIf(testKey !== '')('the real test account was not asked: STRIPE_TEST_SECRET_KEY is not set', () => {
  expect(subjects.map(({ name }) => name)).toEqual(['the sandbox']);
});

/** Returns a refusal without its wording. */
async function refusal(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw error ?? new Error('it was not refused');
  return { type: error.type, status: error.statusCode, code: error.code };
}

describe.each(subjects)('the provider, as $name', ({ open }) => {
  const stripe = open();
  const newProduct = () => stripe.products.create({ name: 'Contract test', metadata: { tokens: '10' } });
  const newPrice = (product: string, recurring?: { interval: 'month' }) =>
    stripe.prices.create({
      product,
      currency: 'eur',
      unit_amount: 499,
      tax_behavior: 'inclusive',
      ...(recurring === undefined ? {} : { recurring }),
    });

  test('a product is created, partially updated, and listed by its state', async () => {
    const product = await newProduct();
    expect(product).toMatchObject({ object: 'product', active: true, metadata: { tokens: '10' }, livemode: false });
    const changed = await stripe.products.update(product.id, {
      description: 'Ten',
      metadata: { tokens: '', note: 'x' },
    });
    expect(changed).toMatchObject({ name: 'Contract test', description: 'Ten', metadata: { note: 'x' } });
    expect((await stripe.products.update(product.id, { description: '' })).description).toBeNull();
    await stripe.products.update(product.id, { active: false });
    const listed = await stripe.products.list({ active: false, limit: 1 });
    expect(listed.data.map(({ id }) => id)).toEqual([product.id]);
    expect(await stripe.products.del(product.id)).toMatchObject({ id: product.id, deleted: true });
    expect(await refusal(stripe.products.retrieve(product.id))).toMatchObject({
      status: 404,
      code: 'resource_missing',
    });
  });

  test('a product with prices cannot be deleted; prices never change their amount', async () => {
    const product = await newProduct();
    const price = await newPrice(product.id);
    expect(price).toMatchObject({ type: 'one_time', unit_amount: 499, currency: 'eur', tax_behavior: 'inclusive' });
    expect(await refusal(stripe.products.del(product.id))).toMatchObject({
      type: 'StripeInvalidRequestError',
      status: 400,
    });
    const change = { unit_amount: 1 } as Stripe.PriceUpdateParams;
    expect(await refusal(stripe.prices.update(price.id, change))).toMatchObject({
      status: 400,
      code: 'parameter_unknown',
    });
    expect(await stripe.prices.update(price.id, { active: false })).toMatchObject({ active: false, unit_amount: 499 });
    await stripe.products.update(product.id, { active: false });
  });

  test('lists are newest first and page by cursor, forwards and backwards', async () => {
    const product = await newProduct();
    const made = [];
    for (let index = 0; index < 5; index += 1) made.unshift((await newPrice(product.id)).id);
    const filter = { product: product.id, limit: 2 };
    const first = await stripe.prices.list(filter);
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true]);
    const last = await stripe.prices.list({ ...filter, starting_after: made[3] as string });
    expect([last.data.map(({ id }) => id), last.has_more]).toEqual([made.slice(4), false]);
    const before = await stripe.prices.list({ ...filter, ending_before: made[2] as string });
    expect(before.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
    expect((await stripe.prices.list(filter).autoPagingToArray({ limit: 100 })).map(({ id }) => id)).toEqual(made);
    expect(await refusal(stripe.prices.list({ limit: 101 }))).toMatchObject({ type: 'StripeInvalidRequestError' });
    await stripe.products.update(product.id, { active: false });
  });

  test('a repeated key gives the same answer, and is refused with other parameters', async () => {
    const idempotencyKey = randomUUID();
    const name = `Contract ${idempotencyKey}`;
    const [first, second] = [
      await stripe.products.create({ name }, { idempotencyKey }),
      await stripe.products.create({ name }, { idempotencyKey }),
    ];
    expect(second.id).toBe(first.id);
    expect(await refusal(stripe.products.create({ name: 'Other' }, { idempotencyKey }))).toMatchObject({
      type: 'StripeIdempotencyError',
    });
    await stripe.products.del(first.id);
  });

  test('refusals have the provider’s format', async () => {
    expect(await refusal(stripe.products.create({} as Stripe.ProductCreateParams))).toEqual({
      type: 'StripeInvalidRequestError',
      status: 400,
      code: 'parameter_missing',
    });
    const unknown = { name: 'x', flavour: 'sour' } as Stripe.ProductCreateParams;
    expect(await refusal(stripe.products.create(unknown))).toMatchObject({ status: 400, code: 'parameter_unknown' });
    expect(await refusal(stripe.customers.retrieve('cus_nobody'))).toMatchObject({
      status: 404,
      code: 'resource_missing',
    });
    expect(await refusal(stripe.checkout.sessions.retrieve('cs_test_nothing'))).toMatchObject({ status: 404 });
  });

  test('a coupon has one kind of discount and a name of forty characters; its code is unique', async () => {
    const name = 'ä'.repeat(40);
    const coupon = await stripe.coupons.create({ percent_off: 12.5, duration: 'once', name });
    expect(coupon).toMatchObject({ percent_off: 12.5, amount_off: null, valid: true, name });
    expect(await refusal(stripe.coupons.create({ percent_off: 10, name: `${name}ä` }))).toMatchObject({ status: 400 });
    expect(await refusal(stripe.coupons.create({ amount_off: 100 }))).toMatchObject({ status: 400 });
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    const promotion = { type: 'coupon', coupon: coupon.id } as const;
    const made = await stripe.promotionCodes.create({ promotion, code });
    expect(made).toMatchObject({ code, active: true, promotion: { coupon: coupon.id } });
    expect(await refusal(stripe.promotionCodes.create({ promotion, code }))).toMatchObject({ status: 400 });
    expect((await stripe.promotionCodes.list({ code, active: true })).data.map(({ id }) => id)).toEqual([made.id]);
    expect(await stripe.coupons.del(coupon.id)).toMatchObject({ deleted: true });
  });

  test('a checkout has the page, the amount and our metadata; a discount lowers it; it can be expired', async () => {
    const product = await newProduct();
    const price = await newPrice(product.id);
    const customer = await stripe.customers.create({ email: 'contract@example.com', metadata: { user_id: 'u1' } });
    const coupon = await stripe.coupons.create({ amount_off: 100, currency: 'eur', duration: 'once' });
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: customer.id,
      client_reference_id: 'order-1',
      line_items: [{ price: price.id, quantity: 1 }],
      discounts: [{ coupon: coupon.id }],
      locale: 'de',
      success_url: `${siteUrl}/done?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${siteUrl}/back`,
      metadata: { order_id: 'order-1' },
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 399,
      amount_subtotal: 499,
      currency: 'eur',
      client_reference_id: 'order-1',
      metadata: { order_id: 'order-1' },
    });
    expect(session.url).toMatch(/^https?:/);
    const expanded = await stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items', 'customer'] });
    expect(expanded.line_items?.data[0]).toMatchObject({ quantity: 1, price: { id: price.id } });
    expect(expanded.customer).toMatchObject({ id: customer.id, metadata: { user_id: 'u1' } });
    expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
    expect(await refusal(stripe.checkout.sessions.expire(session.id))).toMatchObject({ status: 400 });
    await stripe.coupons.del(coupon.id);
    await stripe.customers.del(customer.id);
    await stripe.products.update(product.id, { active: false });
  });

  test('a customer is changed, an empty text clears a field; once deleted, it has no name and is not changed again', async () => {
    const { id } = await stripe.customers.create({ email: 'before@example.com', name: 'Ada' });
    const change = { email: 'after@example.com', name: '', preferred_locales: ['de'] };
    expect(await stripe.customers.update(id, change)).toMatchObject({ ...change, name: null });
    expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
    const left = await stripe.customers.retrieve(id);
    expect([left.deleted, JSON.stringify(left).includes('after@example.com')]).toEqual([true, false]);
    expect(await refusal(stripe.customers.update(id, change))).toMatchObject({ status: 404, code: 'resource_missing' });
    expect(await refusal(stripe.customers.del(id))).toMatchObject({ status: 404, code: 'resource_missing' });
  });

  test('a subscription is checked out with a recurring price, and a trial costs nothing today', async () => {
    const product = await newProduct();
    const [once, monthly] = [await newPrice(product.id), await newPrice(product.id, { interval: 'month' })];
    const customer = (await stripe.customers.create({ email: 'contract@example.com' })).id;
    const links = { customer, success_url: `${siteUrl}/done`, cancel_url: `${siteUrl}/back` };
    const order = (price: string, mode: 'payment' | 'subscription', more = {}) =>
      stripe.checkout.sessions.create({ mode, line_items: [{ price, quantity: 1 }], ...links, ...more });
    expect(await refusal(order(monthly.id, 'payment'))).toMatchObject({ status: 400 });
    expect(await refusal(order(once.id, 'subscription'))).toMatchObject({ status: 400 });
    const trial = await order(monthly.id, 'subscription', { subscription_data: { trial_period_days: 7 } });
    expect(trial).toMatchObject({ mode: 'subscription', amount_total: 0, status: 'open' });
    const both = { allow_promotion_codes: true, discounts: [{ coupon: 'any' }] };
    expect(await refusal(order(monthly.id, 'subscription', both))).toMatchObject({ status: 400 });
    await stripe.checkout.sessions.expire(trial.id);
    await stripe.customers.del(customer);
    await stripe.products.update(product.id, { active: false });
  });

  test('an archived price cannot be sold', async () => {
    const product = await newProduct();
    const price = await newPrice(product.id);
    const customer = (await stripe.customers.create({ email: 'contract@example.com' })).id;
    const order = () =>
      stripe.checkout.sessions.create({
        mode: 'payment',
        customer,
        line_items: [{ price: price.id, quantity: 1 }],
        success_url: siteUrl,
      });
    await stripe.checkout.sessions.expire((await order()).id);
    await stripe.prices.update(price.id, { active: false });
    expect(await refusal(order())).toMatchObject({ status: 400 });
    await stripe.customers.del(customer);
    await stripe.products.update(product.id, { active: false });
  });

  test('the portal opens for a customer with a configuration', async () => {
    const customer = await stripe.customers.create({ email: 'contract@example.com' });
    const configuration = await stripe.billingPortal.configurations.create({
      features: { invoice_history: { enabled: true }, subscription_cancel: { enabled: true, mode: 'at_period_end' } },
      business_profile: { privacy_policy_url: siteUrl, terms_of_service_url: siteUrl },
    });
    const session = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      configuration: configuration.id,
      return_url: `${siteUrl}/billing`,
      locale: 'de',
    });
    expect(session).toMatchObject({ customer: customer.id, return_url: `${siteUrl}/billing` });
    expect(session.url).toMatch(/^https?:/);
    expect(await refusal(stripe.billingPortal.sessions.create({ customer: 'cus_nobody' }))).toMatchObject({
      status: 400,
    });
    await stripe.billingPortal.configurations.update(configuration.id, { active: false });
    await stripe.customers.del(customer.id);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
    const again = stripe.billingPortal.sessions.create({ customer: customer.id, configuration: configuration.id });
    expect(await refusal(again)).toMatchObject({ status: 400 });
  });

  test('changes are listed as events', async () => {
    const product = await newProduct();
    const seen = async () =>
      (await stripe.events.list({ type: 'product.created', limit: 20 })).data.some(
        ({ data }) => (data.object as Stripe.Product).id === product.id,
      );
    await expect.poll(seen).toBe(true);
    await stripe.products.del(product.id);
  });
});

test('an unreadable form and an invalid time span are refused or ignored', async () => {
  const post = (body: string, type: string) =>
    fetch(`${alone.url}/sandbox`, { method: 'POST', body, headers: { 'content-type': type }, redirect: 'manual' });
  expect((await post('--x\r\nbroken', 'multipart/form-data')).status).toBe(400);
  expect((await post('nothing here', 'multipart/form-data; boundary=x')).status).toBe(400);
  expect((await post('span=constructor', 'application/x-www-form-urlencoded')).status).toBe(303);
});
