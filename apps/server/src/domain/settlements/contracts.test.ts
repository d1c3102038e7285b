import { createHash } from 'node:crypto';
import type { Contract, ContractRow } from '@regelwerk/contract/shop/contracts';
import { orderVersions } from '@regelwerk/legal/order-versions';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';

const day = 86_400_000;

describe.each(databaseModes)('contracts on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let standard: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    standard = await shop.price('Standard');
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => shop.remove());

  const read = async (buyer: Buyer): Promise<Contract> => {
    const [order] = await shop.orders(buyer.id);
    return (await buyer.call('contracts', { action: 'read', number: Number(order?.number) })).data as Contract;
  };
  const list = async (buyer: Buyer) => (await buyer.call('contracts', { action: 'list' })).data as ContractRow[];
  const mailsTo = async ({ email }: Buyer) => {
    await shop.settle();
    return (await shop.mails()).filter(({ to }) => to?.[0]?.address === email);
  };

  test('button, declarations, texts and confirmation are kept as they were, whatever the terms say later', async () => {
    const url = await ada.order(standard, { consent: { ...ada.consent, locale: 'de' } });
    const before = shop.deps.billing.operator;
    Object.assign(shop.deps.billing, { operator: { ...before, name: 'Nachfolge & Partner GbR' } });
    try {
      // a buyer who saw the earlier terms has to look at them again
      expect(await ada.call('token-purchase', { priceId: standard, consent: ada.consent })).toMatchObject({
        status: 409,
        code: 'consent_outdated',
      });
      const { data: quote } = await ada.call('quote-order', { priceId: standard });
      expect(quote).toMatchObject({ consent: orderVersions(shop.deps.billing.operator) });
      await shop.provider.pay(url);
      const [acknowledgement, confirmation] = await mailsTo(ada);
      const contract = await read(ada);
      expect(contract).toMatchObject({
        name: 'Standard',
        amount: 999,
        tokens: 25,
        button: 'Zahlungspflichtig bestellen',
      });
      expect(contract.declarations.map(({ text }) => text)).toEqual([
        expect.stringContaining('AGB'),
        expect.stringContaining('Widerrufsrecht'),
      ]);
      expect(contract.documents.map(({ name }) => name)).toEqual(['terms', 'withdrawal', 'privacy']);
      for (const { title, version, language, sections, hash } of contract.documents)
        expect(createHash('sha256').update(JSON.stringify({ title, version, language, sections })).digest('hex')).toBe(
          hash,
        );
      expect(JSON.stringify(contract.documents)).toContain(before.name);
      expect(JSON.stringify(contract.documents)).not.toContain('Nachfolge');
      expect(contract.mails.map(({ purpose }) => purpose)).toEqual(['acknowledgement', 'confirmation']);
      for (const [index, sent] of [acknowledgement, confirmation].entries()) {
        const kept = contract.mails[index];
        expect([kept?.subject, kept?.text.trim()]).toEqual([sent?.subject, sent?.text?.trim()]);
        expect(kept?.sentAt).not.toBeNull();
        expect(kept?.text).toContain(`/vertrag-widerrufen?lang=de&contract=RW-${contract.number}`);
      }
      expect(contract.mails[1]?.text).toContain(before.name);
      // days in words, and times that name their zone
      for (const { text } of contract.mails) {
        expect(text).toMatch(/20\d\d um \d\d:\d\d (MEZ|MESZ)/);
        expect(text).not.toMatch(/\b20\d\d-\d\d-\d\d\b/);
      }
    } finally {
      Object.assign(shop.deps.billing, { operator: before });
    }
  });

  test('the acknowledgement starts no period, whenever it left, and both mails are in the export', async () => {
    const url = await ada.order(standard);
    await shop.settle();
    await shop.deps.database.pool.query(
      `update private.mails set sent_at = now() - interval '40 days' where user_id = $1 and purpose = 'acknowledgement'`,
      [ada.id],
    );
    await shop.provider.pay(url);
    await shop.settle();
    const [own] = await list(ada);
    expect(Date.parse(own?.withdrawableUntil ?? '') - Date.now()).toBeGreaterThan(13 * day);
    await shop.deps.database.pool.query(
      `update private.mails set sent_at = null where user_id = $1 and purpose = 'confirmation'`,
      [ada.id],
    );
    const [unconfirmed] = await list(ada);
    expect(Date.parse(unconfirmed?.withdrawableUntil ?? '') - Date.now()).toBeGreaterThan(370 * day);
    const { data: archive } = await ada.call('account', { action: 'export' });
    const files = unzipSync(new Uint8Array(await (archive as Blob).arrayBuffer()));
    const mails = JSON.parse(strFromU8(files['mails.json'] ?? new Uint8Array())) as Record<string, unknown>[];
    expect(mails.filter(({ purpose }) => purpose !== null)).toMatchObject([
      { purpose: 'acknowledgement', order_number: String(own?.number), text: expect.stringContaining('RW-') },
      { purpose: 'confirmation', order_number: String(own?.number), text: expect.stringContaining('RW-') },
    ]);
  });

  test('a text is kept once for all orders, and nobody changes it', async () => {
    const count = async () =>
      (await shop.deps.database.pool.query('select count(*)::int as texts from private.legal_texts')).rows[0].texts;
    await ada.order(standard);
    const texts = await count();
    await (await shop.buyer()).order(standard);
    expect(await count()).toBe(texts);
    for (const change of ["update private.legal_texts set name = 'x'", 'delete from private.legal_texts'])
      await expect(shop.deps.database.pool.query(change)).rejects.toMatchObject({ code: '42501' });
  });

  test('an order is acknowledged once and at once, and confirmed when a delayed payment has arrived', async () => {
    const urls = await Promise.all(Array.from({ length: 6 }, () => ada.order(standard)));
    expect(new Set(urls).size).toBe(1);
    const subjects = async () => (await mailsTo(ada)).map(({ subject }) => subject?.replace(/RW-\d+/, 'RW'));
    expect(await subjects()).toEqual(['We have received your order RW']);
    await shop.provider.pay(urls[0] ?? '', 'delayed');
    expect(await subjects()).toEqual(['We have received your order RW']);
    expect(await list(ada)).toMatchObject([{ state: 'processing' }]);
  });

  test('a contract can be withdrawn from until its period ends; a business, a refund and a stranger cannot', async () => {
    await shop.provider.pay(await ada.order(standard));
    await shop.settle();
    const [own] = await list(ada);
    expect(own).toMatchObject({ state: 'fulfilled', kind: 'token_pack', isRunning: false });
    const until = new Date(own?.withdrawableUntil ?? '');
    expect(until.getTime() - Date.now()).toBeGreaterThan(13 * day);
    const clock = vi.spyOn(shop.deps.billing, 'clock');
    clock.mockImplementation(() => until);
    expect(await list(ada)).toMatchObject([{ withdrawableUntil: until.toISOString() }]);
    clock.mockImplementation(() => new Date(until.getTime() + 1));
    expect(await list(ada)).toMatchObject([{ withdrawableUntil: null }]);
    clock.mockRestore();

    const eve = await shop.buyer();
    expect(await list(eve)).toEqual([]);
    expect(await eve.call('contracts', { action: 'read', number: own?.number })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    await shop.deps.database.pool.query(
      `update public.orders set billing = jsonb_set(billing, '{isBusiness}', 'true') where user_id = $1`,
      [ada.id],
    );
    expect(await list(ada)).toMatchObject([{ withdrawableUntil: null }]);
  });

  test('each kind of contract comes with its own instruction, and a business with none', async () => {
    await shop.provider.pay(await ada.order(standard, { consent: { ...ada.consent, locale: 'de' } }));
    const bob = await shop.buyer();
    await shop.provider.pay(
      await bob.subscribe(await shop.price('Studio'), { consent: { ...bob.consent, locale: 'de' } }),
    );
    const firm = await shop.buyer();
    const billing = {
      isBusiness: true,
      name: 'Werk GmbH',
      street: 'Weg 1',
      postcode: '10115',
      city: 'Berlin',
      country: 'DE',
      vatId: '',
    };
    await shop.provider.pay(await firm.order(standard, { billing }));
    await shop.settle();
    const [pack, plan, none] = [await read(ada), await read(bob), await read(firm)];
    const early = 'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen soll';
    for (const [contract, title, declared, hasEarly] of [
      [pack, 'Widerrufsbelehrung für Token-Pakete', 'für jeden Token erlischt', false],
      [plan, 'Widerrufsbelehrung für Tarife', 'der auf die abgelaufene Zeit entfällt', true],
    ] as const) {
      const { documents, declarations, mails } = contract;
      expect(documents.find(({ name }) => name === 'withdrawal')?.title).toBe(title);
      expect(declarations.map(({ text }) => text).join()).toContain(declared);
      const confirmation = mails.at(-1)?.text ?? '';
      expect(confirmation).toContain(title);
      expect(confirmation.includes(early)).toBe(hasEarly);
    }
    expect(none.documents.map(({ name }) => name)).toEqual(['terms', 'privacy']);
    expect(none.declarations).toHaveLength(1);
    for (const { text } of none.mails)
      expect(text.replace(/Your Regelwerk team[\s\S]*/, '')).not.toMatch(
        /withdraw from this contract|Withdraw from contract here: .*contract=/,
      );
  });

  test('orders that were never paid are no contracts', async () => {
    await ada.order(standard);
    expect(await list(ada)).toEqual([]);
  });

  test('a plan is a contract that runs, and its confirmation names the way to cancel', async () => {
    await shop.provider.pay(await ada.subscribe(await shop.price('Studio')));
    await shop.settle();
    expect(await list(ada)).toMatchObject([{ kind: 'subscription', isRunning: true, interval: 'month' }]);
    const { mails, number } = await read(ada);
    expect(mails.at(-1)?.text).toContain(`/vertrag-kuendigen?lang=en&contract=RW-${number}`);
  });
});
