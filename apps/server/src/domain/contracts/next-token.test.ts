import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { openProgram } from '../../testing/open-program.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';
import { setAdmin } from '../accounts/admin-rights.ts';

const formData = {
  aiModel: 'ChatGPT',
  applicationType: 'Frontend',
  frameworks: ['React'],
  behaviorPreference: 'Documented',
  outputFormat: 'Markdown',
};

describe.each(databaseModes)('the token that the next rule uses, on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let admin: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.buyer();
    await setAdmin(shop.deps.accounts, { actor: null, email: admin.email, isAdmin: true });
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => shop.remove());

  const next = async (buyer = ada) => (await buyer.call('next-token', {})).data;
  const buy = async (product: string, more: object = {}) => {
    const price = await shop.price(product);
    const isPlan = product === 'Starter' || product === 'Studio';
    await shop.provider.pay(await (isPlan ? ada.subscribe(price, more) : ada.order(price, more)));
    await shop.settle();
  };
  const give = (amount: number) =>
    admin.call('admin-tokens', { userId: ada.id, amount, reason: 'given', requestId: randomUUID() });
  const generate = (more: object = {}) => ada.call('generate-rules', { formData, requestId: randomUUID(), ...more });
  const pack = { source: 'pack', isWithdrawable: true };
  const gift = { source: 'gift', isWithdrawable: false };
  const plan = { source: 'plan', isWithdrawable: false };

  test('is none without a balance, and one of a package while that can be withdrawn from', async () => {
    expect(await next()).toMatchObject({ source: 'none', isWithdrawable: false });
    await buy('Basic');
    expect(await next()).toMatchObject(pack);
    const late = new Date(Date.now() + 30 * 86_400_000);
    vi.spyOn(shop.deps.billing, 'clock').mockImplementation(() => late);
    expect(await next()).toMatchObject({ source: 'pack', isWithdrawable: false });
  });

  test('of a package is used by a program only with the declaration, and a repeat needs none', async () => {
    await buy('Basic');
    const { data } = await ada.call('access-tokens', {
      action: 'create',
      name: 'Laptop',
      scopes: ['rules:read', 'rules:write'],
      days: 30,
    });
    const program = openProgram(shop, (data as { secret: string }).secret);
    const wanted = { formData, requestId: randomUUID() };
    expect((await program.call('next-token')).body).toMatchObject({ ...pack, balance: 10 });
    expect(await program.call('generate-rules', wanted)).toMatchObject({
      status: 400,
      body: { code: 'consent_required' },
    });
    expect(await ada.balance()).toBe(10);
    expect((await program.call('generate-rules', { ...wanted, consent: true })).status).toBe(200);
    expect((await program.call('generate-rules', wanted)).status).toBe(200);
    expect(await ada.balance()).toBe(9);
    expect(
      await shop.query('select declaration from private.consents where user_id = $1 and order_id is null', ada.id),
    ).toEqual([{ declaration: 'generation' }]);
  });

  test('is a gift as long as there is one, whenever it was given', async () => {
    await buy('Basic');
    await give(2);
    expect(await next()).toMatchObject(gift);
    await generate();
    expect(await next()).toMatchObject(gift);
    await generate();
    expect(await next()).toMatchObject(pack);
  });

  test('is one of the oldest purchase after that: a trial, its plan, then the package', async () => {
    await buy('Studio');
    await buy('Basic');
    expect(await next()).toMatchObject(plan);
    await give(-119);
    expect(await next()).toMatchObject(plan);
    await generate();
    expect(await next()).toMatchObject(pack);
  });

  test('is none of a payment that the bank disputes', async () => {
    await buy('Basic');
    const [{ payment_intent_id: payment } = {}] = await shop.orders(ada.id);
    await buy('Studio');
    expect(await next()).toMatchObject(pack);
    const disputed = { payment_intent: String(payment) };
    await shop.provider.stripe.rawRequest('POST', '/v1/sandbox/disputes', disputed);
    await shop.settle();
    expect(await next()).toMatchObject(plan);
  });

  test('needs no declaration of a business', async () => {
    const billing = {
      isBusiness: true,
      name: 'Werk GmbH',
      street: 'Weg 1',
      postcode: '10115',
      city: 'Berlin',
      country: 'DE',
      vatId: '',
    };
    await buy('Basic', { billing });
    expect(await next()).toMatchObject({ source: 'pack', isWithdrawable: false });
  });

  test('is read by its owner alone, and only a given declaration is recorded', async () => {
    await buy('Basic');
    expect(await next(admin)).toMatchObject({ source: 'none', isWithdrawable: false });
    const recorded = async () => {
      const { rows } = await shop.deps.database.pool.query<{ declaration: string }>(
        'select declaration from private.consents where user_id = $1 and order_id is null',
        [ada.id],
      );
      return rows.map(({ declaration }) => declaration);
    };
    await generate({ consent: false });
    expect(await recorded()).toEqual([]);
    await generate({ consent: true });
    expect(await recorded()).toEqual(['generation']);
  });
});
