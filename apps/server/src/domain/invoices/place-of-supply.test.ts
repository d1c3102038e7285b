import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Overview } from '@regelwerk/contract/admin/admin-overview';
import type { KeptBillingDetails } from '@regelwerk/contract/shop/billing';
import type { Quote } from '@regelwerk/contract/shop/checkout';
import { afterAll, describe, expect, test } from 'vitest';
import { anyDatabaseMode, databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { startVatRegister } from '../../../../../tools/testing/start-vat-register.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';

const register = await startVatRegister();
afterAll(register.stop);
const folder = mkdtempSync(join(tmpdir(), 'regelwerk-tax-'));
afterAll(() => rmSync(folder, { recursive: true }));

const known = JSON.parse(readFileSync('tools/testing/test-operator.json', 'utf8'));
/** A shop whose operator is taxed in that way. */
async function shopOf(mode: (typeof databaseModes)[number], facts: object): Promise<Shop> {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, JSON.stringify({ ...known, ...facts }));
  return openShop(mode, { OPERATOR_FILE: path, VIES_URL: register.url });
}

const company = {
  isBusiness: true,
  name: 'Wiener GmbH',
  street: 'Ring 1',
  postcode: '1010',
  city: 'Wien',
  country: 'AT',
};

const refusal = async (shop: Shop, buyer: Buyer, billing: object) => {
  const priceId = await shop.price('Basic');
  const { country, vatId = '' } = billing as { country: string; vatId?: string };
  const quoted = await buyer.call('quote-order', { priceId, buyer: { country, vatId } });
  const ordered = await buyer.call('token-purchase', { priceId, consent: buyer.consent, billing });
  expect(quoted.code).toBe(ordered.code);
  return ordered.code;
};
const taxOf = async (shop: Shop, billing: object, card: 'succeeds' | 'foreign' = 'succeeds') => {
  const buyer = await shop.buyer();
  await shop.provider.pay(await buyer.order(await shop.price('Basic'), { billing }), card);
  await shop.settle();
  const { rows } = await shop.deps.database.pool.query(
    `select treatment, country, tax_country, rate, net, vat, gross, is_country_proven as proven
     from public.billing_documents where user_id = $1`,
    [buyer.id],
  );
  return rows[0];
};
const sellAbroad = (shop: Shop, net: number, issued: string) =>
  shop.deps.database.pool.query(
    `insert into public.billing_documents (kind, series, position, number, user_id, source_type, source_id, is_test, is_business,
       country, tax_country, is_country_proven, treatment, rate, currency, net, vat, gross, facts, issued_at)
     select 'invoice', 'OLD', n, 'OLD-' || n, u.id, 'order', 'old-' || n, true, false, 'FR', 'DE', true, 'small_business', 0, 'eur',
       $1, 0, $1, '{"buyer": {}}', $2::timestamptz
     from (select id from auth.users limit 1) u, (select 1 + count(*)::int as n from public.billing_documents where series = 'OLD') c`,
    [net, issued],
  );

// a whole shop for each way to be taxed
describe.each(databaseModes)('who taxes what, on the %s database', (mode) => {
  test('a small business sells at home and, up to the limit, to consumers of the union; nowhere else', async () => {
    const shop = await shopOf(mode, {});
    const buyer = await shop.buyer();
    expect(await taxOf(shop, { country: 'DE' })).toMatchObject({
      treatment: 'small_business',
      tax_country: 'DE',
      vat: 0,
    });
    expect(await taxOf(shop, { country: 'AT' }, 'foreign')).toMatchObject({
      treatment: 'small_business',
      country: 'AT',
      tax_country: 'DE',
      proven: true,
    });
    expect(await refusal(shop, buyer, { country: 'CH' })).toBe('country_not_served');
    expect(await refusal(shop, buyer, { country: 'US' })).toBe('country_not_served');
    expect(await refusal(shop, buyer, { ...company, vatId: 'ATU12345675' })).toBe('country_not_served');
    expect(await shop.orders(buyer.id)).toEqual([]);

    const year = new Date().getUTCFullYear();
    await sellAbroad(shop, 999_000, `${year - 1}-06-01 12:00+02`);
    expect(await refusal(shop, buyer, { country: 'FR' })).toBeUndefined();
    await sellAbroad(shop, 900, `${year - 1}-12-31 23:59+01`);
    expect(await refusal(shop, buyer, { country: 'FR' })).toBe('country_not_served');
    expect(await refusal(shop, buyer, { country: 'DE' })).toBeUndefined();
    await shop.remove();
  });

  test('with German VAT the price contains it, and the tax is the buyer’s own with a VAT id of another member state', async () => {
    const shop = await shopOf(mode, { vatMode: 'standard', vatId: 'DE136695976' });
    expect(await taxOf(shop, { country: 'DE' })).toMatchObject({
      treatment: 'taxed',
      rate: 190,
      net: 419,
      vat: 80,
      gross: 499,
    });
    expect(await taxOf(shop, { country: 'FR' })).toMatchObject({ country: 'DE', tax_country: 'DE', rate: 190 });
    expect(await taxOf(shop, { ...company, vatId: 'ATU12345675' }, 'foreign')).toMatchObject({
      treatment: 'reverse_charge',
      tax_country: 'AT',
      vat: 0,
      net: 499,
    });
    expect(await taxOf(shop, company, 'foreign')).toMatchObject({ treatment: 'taxed', tax_country: 'DE' });
    await shop.remove();
  });

  test('through the one stop shop the buyer’s country taxes, as two pieces of evidence agree on it', async () => {
    const shop = await shopOf(mode, { vatMode: 'one_stop_shop', vatId: 'DE136695976', vatRates: { HU: 28 } });
    expect(await taxOf(shop, { country: 'AT' }, 'foreign')).toMatchObject({
      tax_country: 'AT',
      rate: 200,
      vat: 83,
      net: 416,
    });
    expect(await taxOf(shop, { country: 'DE' }, 'foreign')).toMatchObject({
      country: 'AT',
      tax_country: 'AT',
      proven: true,
    });
    expect(await taxOf(shop, { country: 'HU' })).toMatchObject({
      country: 'DE',
      tax_country: 'DE',
      rate: 190,
      proven: true,
    });
    const admin = await shop.admin();
    const { data } = await admin.call('admin-data', { action: 'overview' });
    const { tax } = data as Overview;
    expect(tax).toMatchObject({ vatMode: 'one_stop_shop', unproven: 0, lastYear: { total: 0, abroad: 0 } });
    expect(tax.thisYear).toMatchObject({ total: 416 + 416 + 419, abroad: 416 + 416 });
    await shop.remove();
  });
});

test('only a VAT id that the register confirms shifts the tax to the buyer, as the dialog says before the order', async () => {
  const shop = await shopOf(anyDatabaseMode, { vatMode: 'standard', vatId: 'DE136695976' });
  const priceId = await shop.price('Basic');
  const billing = { ...company, vatId: 'ATU12345675' };
  const quoteOf = async (buyer: Buyer, vatId: string) => {
    const { data } = await buyer.call('quote-order', { priceId, buyer: { country: 'AT', vatId } });
    return (data as Quote).vatIdState;
  };
  for (const state of ['knows none', 'member state is down', 'answers HTML'] as const) {
    register.become(state);
    expect(await quoteOf(await shop.buyer(), 'ATU12345675')).toBe('unconfirmed');
    expect(await taxOf(shop, billing, 'foreign')).toMatchObject({ treatment: 'taxed', tax_country: 'DE', vat: 80 });
  }
  register.become('knows all');
  const buyer = await shop.buyer();
  expect(await quoteOf(buyer, 'AT U1234 5675')).toBe('confirmed');
  // a half-typed id is not looked up
  const asked = register.questions.length;
  expect(await quoteOf(buyer, 'ATU123')).toBe('none');
  expect(register.questions).toHaveLength(asked);
  expect(register.questions.at(-1)).toEqual({
    countryCode: 'AT',
    vatNumber: 'U12345675',
    requesterMemberStateCode: 'DE',
    requesterNumber: '136695976',
  });
  // payment and card from Germany contradict the id: the tax stays shifted, but the country counts as unproven
  for (const card of ['foreign', 'succeeds'] as const)
    expect(await taxOf(shop, billing, card)).toMatchObject({
      ...{ treatment: 'reverse_charge', country: 'AT', tax_country: 'AT', vat: 0, proven: card === 'foreign' },
    });

  const priced = (await shop.mails()).flatMap(({ text }) => /^Price: .*$/m.exec(text ?? '')?.[0] ?? []);
  // the acknowledgement and the confirmation of each order
  const taxed = Array(6).fill('Price: €4.99. Total price, VAT included.');
  const shifted = Array(4).fill('Price: €4.99. Price without VAT; the customer is liable for it (reverse charge).');
  expect(priced.sort()).toEqual([...taxed, ...shifted].sort());

  register.become('knows none');
  const { consent } = buyer;
  const changed = await buyer.call('token-purchase', {
    ...{ priceId, consent, billing },
    expected: { vatIdState: 'confirmed' },
  });
  expect(changed.code).toBe('offer_changed');
  expect(await shop.orders(buyer.id)).toEqual([]);
  register.become('knows all');
  await shop.remove();
});

test('each period of a plan asks the register again; while it is down the last confirmation holds', async () => {
  const shop = await shopOf(anyDatabaseMode, { vatMode: 'standard', vatId: 'DE136695976' });
  const billing = { ...company, vatId: 'ATU12345675' };
  const buyer = await shop.buyer();
  register.become('knows all');
  await shop.provider.pay(await buyer.subscribe(await shop.price('Studio'), { billing }), 'foreign');
  await shop.settle();
  for (const state of ['member state is down', 'knows none', 'answers HTML', 'knows all'] as const) {
    register.become(state);
    await shop.provider.sandbox.advance(31 * 86_400);
    await shop.settle();
  }
  const { rows } = await shop.deps.database.pool.query(
    'select treatment from public.billing_documents where user_id = $1 order by issued_at, number',
    [buyer.id],
  );
  expect(rows.map(({ treatment }) => treatment)).toEqual([
    'reverse_charge',
    'reverse_charge',
    'taxed',
    'taxed',
    'reverse_charge',
  ]);
  await shop.remove();
});

test('an order while the register is down keeps the confirmation of the same VAT id; a wrong id loses it', async () => {
  const shop = await shopOf(anyDatabaseMode, { vatMode: 'standard', vatId: 'DE136695976' });
  const billing = { ...company, vatId: 'ATU12345675' };
  const buyer = await shop.buyer();
  const order = async (more: object = { billing }) => {
    await shop.provider.pay(await buyer.order(await shop.price('Basic'), more), 'foreign');
    await shop.settle();
  };
  const proof = async () => {
    const { rows } = await shop.deps.database.pool.query<{ at: Date | null }>(
      'select vat_id_confirmed_at as at from public.billing_details where user_id = $1',
      [buyer.id],
    );
    return rows[0]?.at;
  };
  register.become('knows all');
  await shop.provider.pay(await buyer.subscribe(await shop.price('Studio'), { billing }), 'foreign');
  await shop.settle();
  const confirmed = await proof();
  expect(confirmed).toBeInstanceOf(Date);
  register.become('member state is down');
  await order();
  await order({});
  expect((await buyer.call('billing-details', { action: 'save', details: billing })).data).toMatchObject({
    vatIdState: 'confirmed',
  });
  expect(await proof()).toEqual(confirmed);
  const { data } = await buyer.call('quote-order', {
    ...{ priceId: await shop.price('Basic'), buyer: { country: 'AT', vatId: 'ATU33864707' } },
  });
  expect((data as Quote).vatIdState).toBe('unconfirmed');
  await shop.provider.sandbox.advance(31 * 86_400);
  await shop.settle();
  register.become('knows none');
  await order();
  expect(await proof()).toBeNull();
  register.become('member state is down');
  await order();
  register.become('knows all');
  const { rows } = await shop.deps.database.pool.query(
    'select treatment from public.billing_documents where user_id = $1 order by issued_at, number',
    [buyer.id],
  );
  expect(rows.map(({ treatment }) => treatment)).toEqual([
    ...Array.from({ length: 4 }, () => 'reverse_charge'),
    ...['taxed', 'taxed'],
  ]);
  await shop.remove();
});

test('without a register no VAT id is confirmed, and the details say so', async () => {
  const path = join(folder, 'alone.json');
  writeFileSync(path, JSON.stringify({ ...known, vatMode: 'standard', vatId: 'DE136695976' }));
  const alone = await openShop(anyDatabaseMode, { OPERATOR_FILE: path });
  const stateIn = async (shop: Shop) => {
    const buyer = await shop.buyer();
    const details = { ...company, vatId: 'ATU12345675' };
    const { data } = await buyer.call('billing-details', { action: 'save', details });
    return (data as KeptBillingDetails).vatIdState;
  };
  expect(await stateIn(alone)).toBe('unconfirmed');
  expect(await taxOf(alone, { ...company, vatId: 'ATU12345675' }, 'foreign')).toMatchObject({ treatment: 'taxed' });
  await alone.remove();
  const asking = await shopOf(anyDatabaseMode, { vatMode: 'standard', vatId: 'DE136695976' });
  expect(await stateIn(asking)).toBe('confirmed');
  await asking.remove();
});

test('beyond the limit a seller with VAT taxes in the country of the buyer instead of refusing', async () => {
  const shop = await shopOf(anyDatabaseMode, { vatMode: 'standard', vatId: 'DE136695976' });
  await shop.buyer();
  await sellAbroad(shop, 1_000_000, new Date().toISOString());
  expect(await taxOf(shop, { country: 'AT' }, 'foreign')).toMatchObject({ tax_country: 'AT', rate: 200, vat: 83 });
  await shop.remove();
});

test('the operator hears once a year that sales abroad come near the limit', async () => {
  const shop = await shopOf(anyDatabaseMode, { vatMode: 'standard', vatId: 'DE136695976' });
  const calls = async () =>
    (await shop.deps.database.pool.query(`select kind, facts from private.operator_alerts`)).rows as object[];
  await shop.buyer();
  await sellAbroad(shop, 799_000, new Date().toISOString());
  expect(await taxOf(shop, { country: 'AT' }, 'foreign')).toMatchObject({ tax_country: 'DE', net: 419 });
  expect(await calls()).toEqual([]);
  await sellAbroad(shop, 700, new Date().toISOString());
  for (let sale = 0; sale < 2; sale += 1) await taxOf(shop, { country: 'AT' }, 'foreign');
  expect(await calls()).toEqual([{ kind: 'turnover_abroad', facts: { turnover: 799_000 + 700 + 419 * 2 } }]);
  await shop.remove();
});

test('beyond 250 euro an order needs a name and an address', async () => {
  const shop = await shopOf(anyDatabaseMode, {});
  const buyer = await shop.buyer();
  const priceId = await shop.price('Basic');
  await shop.deps.database.pool.query('update public.prices set unit_amount = 25001 where stripe_price_id = $1', [
    priceId,
  ]);
  const order = (billing: object) => buyer.call('token-purchase', { priceId, consent: buyer.consent, billing });
  expect((await order({ country: 'DE' })).code).toBe('address_required');
  const { isBusiness: _, ...person } = company;
  expect((await order({ ...person, country: 'DE' })).code).not.toBe('address_required');
  await shop.remove();
});
