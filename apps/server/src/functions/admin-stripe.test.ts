import { randomUUID } from 'node:crypto';
import type { HealthCheck } from '@regelwerk/contract/admin/admin-data';
import type {
  AdminCustomer,
  AdminDiscount,
  AdminProduct,
  AdminSubscription,
  DiscountData,
  ProductChange,
} from '@regelwerk/contract/admin/admin-stripe';
import { endOfDay } from '@regelwerk/contract/shared/end-of-day';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { setAdmin } from '../domain/accounts/admin-rights.ts';
import { openBrowser } from '../testing/auth-client.ts';
import { type Buyer, openShop, type Shop } from '../testing/shop.ts';

interface Answer {
  readonly id: string;
  readonly outcome: string;
  readonly error: string;
  readonly total: number;
  readonly products: AdminProduct[];
  readonly discounts: AdminDiscount[];
  readonly customers: AdminCustomer[];
  readonly subscriptions: AdminSubscription[];
}

/** Returns the first item; throws if there is none. */
function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('nothing was listed');
  return item;
}

describe.each(databaseModes)('the catalog in the hands of admins, on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.admin();
  });
  afterAll(() => shop.remove());

  const ask = async (action: string, more: object = {}) => {
    const { data, status, code } = await admin.call('admin-stripe', { action, ...more });
    return { ...(data as Answer), status, code };
  };
  const product = async (name: string) => only((await ask('getProducts', { search: name })).products);
  const audited = async () => {
    const { rows } = await shop.deps.database.pool.query(
      'select action, before, after, reason from private.audit_log where actor_id = $1 order by id',
      [admin.id],
    );
    return rows as { action: string; before: unknown; after: unknown; reason: string | null }[];
  };

  test('every action is for those alone who are admins at this moment', async () => {
    const productData = { name: 'Mine', description: '', active: true };
    const priceData = { product: 'prod_x', unit_amount: 100, currency: 'eur', active: true };
    const couponData = { name: 'Ten off', percent_off: 10, duration: 'once' };
    const discountData = { name: 'Ten off', description: '', active: true, valid_until: null };
    const calls: [string, object][] = [
      ...['getProducts', 'getCustomers', 'getSubscriptions', 'getDiscounts'].map((action): [string, object] => [
        'admin-stripe',
        { action },
      ]),
      ['admin-stripe', { action: 'createProduct', productData }],
      ['admin-stripe', { action: 'updateProduct', productId: 'prod_x', productData }],
      ['admin-stripe', { action: 'deleteProduct', productId: 'prod_x' }],
      ['admin-stripe', { action: 'createPrice', priceData }],
      ['admin-stripe', { action: 'archivePrice', priceId: 'price_x' }],
      ['admin-stripe', { action: 'activatePrice', priceId: 'price_x' }],
      ['admin-stripe', { action: 'createCoupon', couponData }],
      ['admin-stripe', { action: 'updateDiscount', discountId: 'x', discountData }],
      ['admin-stripe', {}],
      ['admin-users', {}],
      ['admin-tokens', { userId: admin.id, amount: 5, reason: 'gift', requestId: randomUUID() }],
    ];
    const visitor = openBrowser(shop).client;
    const user = await shop.buyer();
    const former = await shop.admin();
    await former.client.auth.refreshSession();
    await setAdmin(shop.deps.accounts, { actor: null, email: former.email, isAdmin: false });
    const before = shop.provider.calls.length;
    for (const [name, body] of calls) {
      const { error } = await visitor.functions.invoke(name, { body });
      expect([name, body, error?.context.status]).toEqual([name, body, 401]);
      for (const person of [user, former])
        expect([name, body, (await person.call(name, body)).code]).toEqual([name, body, 'not_admin']);
      expect((await admin.call(name, body)).code).not.toBe('not_admin');
      if (name === 'admin-stripe' && !('action' in body))
        expect((await admin.call(name, body)).code).toBe('invalid_input');
    }
    expect(shop.provider.calls.length).toBeGreaterThan(before);
  });

  test('a product is made once, changed, and a stale edit is told; every step is in the log', async () => {
    const productData = { name: `Team ${mode}`, description: 'For teams', active: true, tokens: 500 };
    const requestId = randomUUID();
    const [one, two] = await Promise.all([
      ask('createProduct', { productData, requestId }),
      ask('createProduct', { productData, requestId }),
    ]);
    expect([one?.status, two?.status, one?.id]).toEqual([200, 200, two?.id]);
    const listed = await ask('getProducts', { search: productData.name });
    expect(listed).toMatchObject({ total: 1, products: [{ metadata: { tokens: '500' }, active: true, prices: [] }] });
    const productId = only(listed.products).id;
    const seen = { name: productData.name, description: 'For teams', active: true };
    const change = { productData: { active: false }, seen };
    expect((await ask('updateProduct', { productId, ...change })).status).toBe(200);
    expect(await ask('updateProduct', { productId, ...change })).toMatchObject({ status: 409, code: 'stale_edit' });
    expect(await product(productData.name)).toMatchObject({
      active: false,
      description: 'For teams',
      metadata: { tokens: '500' },
    });
    expect((await shop.provider.stripe.products.retrieve(only(listed.products).stripe_product_id)).active).toBe(false);
    expect((await ask('deleteProduct', { productId })).outcome).toBe('deleted');
    expect((await ask('getProducts', { search: productData.name })).total).toBe(0);
    expect((await audited()).slice(-3).map(({ action }) => action)).toEqual([
      'create_product',
      'update_product',
      'delete_product',
    ]);
    expect((await audited()).at(-2)).toMatchObject({ before: { active: true }, after: { active: false } });
  });

  test('archiving a product archives its prices, the default price too, and its orders stay readable', async () => {
    await ask('createProduct', { productData: { name: 'Archive me', description: '', active: true } });
    const { id, stripe_product_id } = await product('Archive me');
    const priceData = { product: id, unit_amount: 700, currency: 'EUR ', active: true };
    expect((await ask('createPrice', { priceData })).status).toBe(200);
    const price = only((await product('Archive me')).prices);
    await shop.provider.stripe.products.update(stripe_product_id, { default_price: price.stripe_price_id });
    expect((await ask('deleteProduct', { productId: id })).outcome).toBe('archived');
    expect(await product('Archive me')).toMatchObject({ active: false, prices: [{ active: false }] });
    expect((await shop.provider.stripe.prices.retrieve(price.stripe_price_id)).active).toBe(false);
    expect(await admin.call('token-purchase', { priceId: price.stripe_price_id })).not.toMatchObject({ status: 200 });
  });

  test('an archived product comes back with its prices, each price comes back alone, and health names what cannot be bought', async () => {
    const catalogFaults = async () => {
      const { data } = await admin.call('admin-data', { action: 'health' });
      return (data as { checks: HealthCheck[] }).checks.find(({ name }) => name === 'catalog');
    };
    const name = `Back again ${mode}`;
    const { id } = await ask('createProduct', { productData: { name, tokens: 7 } });
    const priceData = { product: id, unit_amount: 1499, currency: 'eur' };
    await ask('createPrice', { priceData });
    const { stripe_price_id: priceId, ...price } = only((await product(name)).prices);
    const buyer = await shop.buyer();
    expect((await buyer.call('quote-order', { priceId })).data).toMatchObject({ amount: 1499, tokens: 7 });
    expect((await ask('deleteProduct', { productId: id })).outcome).toBe('archived');
    expect(JSON.stringify(await catalogFaults())).not.toContain(name);

    const seen = { name, description: '', tokens: 7, active: false };
    const reactivate = (more: object) =>
      ask('updateProduct', { productId: id, productData: { active: true }, seen, ...more });
    expect((await reactivate({})).status).toBe(200);
    expect((await buyer.call('quote-order', { priceId })).code).toBe('price_unavailable');
    expect(await catalogFaults()).toMatchObject({
      state: 'warning',
      details: expect.arrayContaining([{ code: 'product_without_price', values: { product: name } }]),
    });
    expect((await ask('activatePrice', { priceId: price.id })).status).toBe(200);
    expect((await buyer.call('quote-order', { priceId })).data).toMatchObject({ amount: 1499 });
    expect((await shop.provider.stripe.prices.retrieve(priceId)).active).toBe(true);
    expect(JSON.stringify(await catalogFaults())).not.toContain(name);

    await ask('deleteProduct', { productId: id });
    expect((await reactivate({ prices: [price.id] })).status).toBe(200);
    await shop.provider.pay(await buyer.order(priceId));
    await shop.settle();
    expect(await buyer.balance()).toBe(7);
    const foreign = only((await product('Basic')).prices);
    expect((await ask('updateProduct', { productId: id, productData: {}, prices: [foreign.id] })).code).toBe(
      'invalid_input',
    );
    expect((await audited()).filter(({ action }) => action === 'activate_price')).toHaveLength(2);
    await ask('deleteProduct', { productId: id });
  });

  test('health names a number of tokens that nobody chose, and prices in a currency that customers do not see', async () => {
    const made = await Promise.all(
      [
        { name: `Guess ${mode}`, price: { unit_amount: 900, currency: 'eur' } },
        { name: `Nothing ${mode}`, price: { unit_amount: 900, currency: 'eur', recurring: { interval: 'month' } } },
        { name: `Dollars ${mode}`, price: { unit_amount: 900, currency: 'usd' } },
      ].map(async ({ name, price }) => {
        const { id } = await ask('createProduct', { productData: { name } });
        expect((await ask('createPrice', { priceData: { product: id, ...price } })).status).toBe(200);
        return id;
      }),
    );
    const { data } = await admin.call('admin-data', { action: 'health' });
    const { details } = only((data as { checks: HealthCheck[] }).checks.filter(({ name }) => name === 'catalog'));
    expect(details.filter(({ values }) => String(values?.product).endsWith(` ${mode}`))).toEqual([
      { code: 'product_without_currency', values: { product: `Dollars ${mode}`, currency: 'EUR' } },
      { code: 'pack_without_tokens', values: { product: `Guess ${mode}`, count: 25 } },
      { code: 'plan_without_tokens', values: { product: `Nothing ${mode}` } },
    ]);
    for (const productId of made) await ask('deleteProduct', { productId });
  });

  test('a stale form is refused whichever field it would undo', async () => {
    const changes: Required<ProductChange> = { name: `Other ${mode}`, description: 'Other', active: false, tokens: 9 };
    for (const [field, value] of Object.entries(changes)) {
      const name = `Stale ${field} ${mode}`;
      const seen: Required<ProductChange> = { name, description: '', active: true, tokens: 5 };
      const { id } = await ask('createProduct', { productData: seen });
      expect((await ask('updateProduct', { productId: id, productData: { [field]: value } })).status).toBe(200);
      const stale = await ask('updateProduct', { productId: id, productData: seen, seen });
      expect([field, stale.code]).toEqual([field, 'stale_edit']);
      await ask('deleteProduct', { productId: id });
    }
  });

  test('a product whose words the provider keeps as they were typed there can be edited', async () => {
    const name = ` Padded ${mode} `;
    await shop.provider.stripe.products.create({ name, description: ' x ' });
    await ask('getProducts', { refresh: true });
    const { id } = await product(name.trim());
    const seen = { name, description: ' x ', active: true, tokens: 0 };
    const change = { productId: id, productData: { tokens: 3 }, seen };
    expect((await ask('updateProduct', change)).status).toBe(200);
    await ask('deleteProduct', { productId: id });
  });

  test('a stale discount form is refused whichever field it would undo', async () => {
    const changes: DiscountData = { name: 'Other', description: 'Other', active: false, valid_until: '2027-01-31' };
    for (const [field, value] of Object.entries(changes)) {
      const name = `Stale ${field} ${mode}`.slice(0, 40);
      expect((await ask('createCoupon', { couponData: { name, percent_off: 10 } })).status).toBe(200);
      const { id: discountId } = only((await ask('getDiscounts', { search: name })).discounts);
      const seen: DiscountData = { name, description: '', active: true, valid_until: null };
      const change = { discountId, discountData: { ...seen, [field]: value } };
      expect((await ask('updateDiscount', change)).status).toBe(200);
      const stale = await ask('updateDiscount', { discountId, discountData: seen, seen });
      expect([field, stale.code]).toEqual([field, 'stale_edit']);
    }
  });

  test('a price that is off sale already is not replaced a second time', async () => {
    const { id } = await ask('createProduct', { productData: { name: `Twice ${mode}`, tokens: 5 } });
    const priceData = { product: id, unit_amount: 700, currency: 'eur' };
    await ask('createPrice', { priceData });
    const replaces = only((await product(`Twice ${mode}`)).prices).id;
    const replace = (unit_amount: number) =>
      ask('createPrice', { priceData: { ...priceData, unit_amount }, replaces, requestId: randomUUID() });
    expect((await replace(800)).status).toBe(200);
    expect((await replace(900)).code).toBe('stale_edit');
    const { prices } = await product(`Twice ${mode}`);
    expect(prices.map(({ unit_amount, active }) => [unit_amount, active])).toEqual([
      [800, true],
      [700, false],
    ]);
    await ask('deleteProduct', { productId: id });
  });

  test('a request for a price that comes again with another price to replace is refused, and archives nothing', async () => {
    const name = `Replaced ${mode}`;
    const { id } = await ask('createProduct', { productData: { name, tokens: 5 } });
    const make = (unit_amount: number, more: object) =>
      ask('createPrice', { priceData: { product: id, unit_amount, currency: 'eur' }, ...more });
    await make(700, {});
    await make(800, {});
    const priceOf = async (amount: number) =>
      (await product(name)).prices.find(({ unit_amount }) => unit_amount === amount)?.id;
    const requestId = randomUUID();
    expect((await make(900, { replaces: await priceOf(700), requestId })).status).toBe(200);
    expect(await make(900, { replaces: await priceOf(800), requestId })).toMatchObject({
      status: 409,
      code: 'request_reused',
    });
    const { prices } = await product(name);
    expect(prices.filter(({ active }) => active).map(({ unit_amount }) => unit_amount)).toEqual([800, 900]);
    await ask('deleteProduct', { productId: id });
  });

  test('a new price replaces the old one, and subscribers keep theirs', async () => {
    const buyer = await shop.buyer();
    const studio = await shop.price('Studio');
    await shop.provider.pay(await buyer.subscribe(studio));
    await shop.settle();
    const { id, prices } = await product('Studio');
    expect(prices[0]).toMatchObject({ subscribers: 1, unit_amount: 2900 });
    const priceData = {
      product: id,
      unit_amount: 3300,
      currency: 'eur',
      active: true,
      recurring: { interval: 'month', interval_count: 1, trial_period_days: 14 },
    };
    expect((await ask('createPrice', { priceData, replaces: studio })).status).toBe(200);
    expect((await product('Studio')).prices).toMatchObject([
      { active: true, unit_amount: 3300, trial_period_days: 14, subscribers: 0 },
      { active: false, unit_amount: 2900, subscribers: 1 },
    ]);
    const { data: own } = await buyer.client.from('subscriptions').select('stripe_price_id, status').single();
    expect(own).toEqual({ stripe_price_id: studio, status: 'active' });
  });

  test.each([
    [{ unit_amount: 0 }, 'invalid_input'],
    [{ unit_amount: 49 }, 'amount_too_small'],
    [{ unit_amount: 100_000_000 }, 'invalid_input'],
    [{ unit_amount: 4.99 }, 'invalid_input'],
    [{ currency: 'usdt' }, 'invalid_input'],
    [{ product: '' }, 'invalid_input'],
    [{ product: 'prod_unknown' }, 'not_found'],
    [{ recurring: { interval: 'year', interval_count: 4 } }, 'invalid_input'],
    [{ recurring: { interval: 'month', interval_count: 37 } }, 'invalid_input'],
    [{ recurring: { interval: 'decade' } }, 'invalid_input'],
  ])('a price with %o is refused before the provider is asked', async (wrong, code) => {
    const { id } = await product('Basic');
    const before = shop.provider.calls.filter((call) => call === 'POST /v1/prices').length;
    const priceData = { product: id, unit_amount: 499, currency: 'eur', active: true, ...wrong };
    expect((await ask('createPrice', { priceData })).code).toBe(code);
    expect(shop.provider.calls.filter((call) => call === 'POST /v1/prices').length).toBe(before);
  });

  test('a discount is made with its code, can be ordered with, and is switched off by our own switch', async () => {
    const code = `TEN-${mode.toUpperCase()}`;
    const couponData = {
      name: 'ä'.repeat(40),
      metadata: { description: 'For friends' },
      percent_off: 10,
      duration: 'once',
      max_redemptions: 5,
      redeem_by: Math.floor(endOfDay('2027-01-31').getTime() / 1000),
      code: code.toLowerCase(),
    };
    expect((await ask('createCoupon', { couponData })).status).toBe(200);
    expect((await ask('createCoupon', { couponData })).code).toBe('code_taken');
    const discount = only((await ask('getDiscounts', { active: true, search: code })).discounts);
    expect(discount).toMatchObject({ percent_off: 10, code, usable: true, max_redemptions: 5, times_redeemed: 0 });
    const buyer = await shop.buyer();
    const quote = { priceId: await shop.price('Basic'), promotionCode: code };
    expect((await buyer.call('quote-order', quote)).data).toMatchObject({ amount: 449 });
    const discountData = { name: 'Ten off', description: '', active: false, valid_until: null };
    const seen = { name: couponData.name, active: true };
    expect((await ask('updateDiscount', { discountId: discount.id, discountData, seen })).status).toBe(200);
    expect((await ask('updateDiscount', { discountId: discount.id, discountData, seen })).code).toBe('stale_edit');
    expect((await buyer.call('quote-order', quote)).code).toBe('discount_unusable');
    expect((await ask('getDiscounts', { active: true, search: code })).total).toBe(0);
    expect((await ask('getDiscounts', { search: code })).discounts[0]).toMatchObject({
      name: 'Ten off',
      usable: false,
    });
  });

  test('the last day of a discount counts to its end in Berlin, and is neither past nor later than the provider allows', async () => {
    const couponData = {
      name: `Days ${mode}`,
      percent_off: 5,
      duration: 'once',
      redeem_by: Math.floor(Date.now() / 1000) + 86_400 * 30,
    };
    expect((await ask('createCoupon', { couponData })).status).toBe(200);
    const { id } = only((await ask('getDiscounts', { search: couponData.name })).discounts);
    const until = (valid_until: string | null) =>
      ask('updateDiscount', {
        discountId: id,
        discountData: { name: couponData.name, description: '', active: true, valid_until },
      });
    const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    expect((await until(dayAfter(-2))).code).toBe('invalid_input');
    expect((await until(dayAfter(6 * 365))).code).toBe('invalid_input');
    expect((await until('tomorrow')).code).toBe('invalid_input');
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
    expect((await until(today)).status).toBe(200);
    const [shown] = (await ask('getDiscounts', { search: couponData.name })).discounts;
    expect(shown).toMatchObject({ valid_until: today, usable: true });
    expect((await until(null)).status).toBe(200);
  });

  test.each([
    { name: 'x', percent_off: 10 },
    { name: 'ä'.repeat(41), percent_off: 10 },
    { name: 'Ten off' },
    { name: 'Ten off', percent_off: 10, amount_off: 100, currency: 'eur' },
    { name: 'Ten off', percent_off: 101 },
    { name: 'Ten off', amount_off: 100 },
    { name: 'Ten off', percent_off: 10, duration: 'repeating' },
    { name: 'Ten off', percent_off: 10, duration_in_months: 3 },
    { name: 'Ten off', percent_off: 10, redeem_by: 1 },
    { name: 'Ten off', percent_off: 10, redeem_by: 4_000_000_000 },
    { name: 'Ten off', percent_off: 10, code: 'SP ACE' },
  ])('the discount %o is refused before the provider is asked', async (couponData) => {
    const before = shop.provider.calls.filter((call) => call === 'POST /v1/coupons').length;
    expect((await ask('createCoupon', { couponData })).code).toBe('invalid_input');
    expect(shop.provider.calls.filter((call) => call === 'POST /v1/coupons').length).toBe(before);
  });

  test('what the provider has is read anew on demand, also what was made or deleted there', async () => {
    const { stripe } = shop.provider;
    const coupon = await stripe.coupons.create({ percent_off: 20, name: `Elsewhere ${mode}` });
    const made = await stripe.products.create({ name: `Elsewhere ${mode}` });
    const search = `Elsewhere ${mode}`;
    expect((await ask('getDiscounts', { search, refresh: true })).total).toBe(1);
    expect((await ask('getProducts', { search, refresh: true })).total).toBe(1);
    await stripe.coupons.del(coupon.id);
    await stripe.products.del(made.id);
    expect((await ask('getDiscounts', { search, active: true, refresh: true })).total).toBe(0);
    expect((await ask('getProducts', { search, active: true, refresh: true })).total).toBe(0);
  });

  test('a request that comes again with other data is refused, and writes nothing', async () => {
    const [name, requestId] = [`Once ${mode}`, randomUUID()];
    const reused = { status: 409, code: 'request_reused' };
    const { id } = await ask('createProduct', { productData: { name }, requestId });
    expect((await ask('createProduct', { productData: { name }, requestId })).id).toBe(id);
    const refused = await ask('createProduct', { productData: { name: `Other ${name}` }, requestId });
    expect(refused).toMatchObject(reused);
    expect(refused.error).toBe('This request was sent before with other data. Please look again.');
    expect((await ask('getProducts', { search: name })).total).toBe(1);

    const price = (unit_amount: number) =>
      ask('createPrice', { priceData: { product: id, unit_amount, currency: 'eur' }, requestId });
    expect([await price(700), await price(700)]).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await price(800)).toMatchObject(reused);
    expect((await product(name)).prices).toHaveLength(1);

    const coupon = (more: object) => ask('createCoupon', { couponData: { name, percent_off: 10, ...more }, requestId });
    expect((await coupon({ code: `ONCE-${mode}` })).status).toBe(200);
    expect(await coupon({ percent_off: 20 })).toMatchObject(reused);
    expect(await coupon({ code: `ONCE-${mode}-2` })).toMatchObject(reused);
    expect((await ask('getDiscounts', { search: name })).discounts).toMatchObject([{ percent_off: 10 }]);
    await ask('deleteProduct', { productId: id });
  });

  test('a provider that fails or refuses is told to the admin, and nothing is written', async () => {
    const productData = { name: 'Never', description: '', active: true };
    shop.provider.failNext('/v1/products', 500, 3);
    const failed = await ask('createProduct', { productData });
    expect(failed).toMatchObject({ status: 502, code: 'provider_refused' });
    expect(failed).not.toHaveProperty('providerSays');
    shop.provider.failNext('/v1/products', 400, 1);
    const refused = await ask('createProduct', { productData });
    expect(refused.error).toBe('Product Creation Failed: The payment provider refused this. made to fail');
    expect(refused).toMatchObject({ providerSays: 'made to fail' });
    expect((await ask('getProducts', { search: 'Never' })).total).toBe(0);
  });

  test('tables page, search and sort on the server', async () => {
    const names = async (more: object) => (await ask('getProducts', more)).products.map(({ name }) => name);
    const all = await names({ sort: 'name', direction: 'asc', perPage: 100 });
    expect(all).toEqual([...all].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())));
    expect(await names({ sort: 'name', direction: 'asc', perPage: 2, page: 2 })).toEqual(all.slice(2, 4));
    expect(await names({ search: '%' })).toEqual([]);
    const customers = await ask('getCustomers', { search: '@example.com', perPage: 1 });
    expect(customers.total).toBeGreaterThanOrEqual(1);
    expect(customers.customers).toHaveLength(1);
    expect((await ask('getSubscriptions', { status: 'active' })).subscriptions[0]).toMatchObject({
      email: expect.stringContaining('@'),
      status: 'active',
    });
    expect((await ask('getSubscriptions', { status: 'paused' })).total).toBe(0);
    expect((await ask('getProducts', { sort: 'password' })).code).toBe('invalid_input');
  });
});
