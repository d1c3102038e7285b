import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { type Buyer, openShop, type Shop, sessionOf } from '../../testing/shop.ts';
import { fulfilOrder } from '../orders/fulfil-order.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { lockPayment } from './lock-payment.ts';
import { nextNumber } from './next-number.ts';

const operatorFile = 'tools/testing/test-operator.json';
const company = {
  isBusiness: true,
  name: 'Käufer & Söhne GmbH',
  street: 'Königsweg 2',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatId: 'DE 136 695 976',
};

interface DocumentRow {
  readonly id: string;
  readonly kind: string;
  readonly number: string;
  readonly position: number;
  readonly gross: number;
  readonly net: number;
  readonly vat: number;
  readonly source_id: string;
  readonly corrects_id: string | null;
  readonly is_country_proven: boolean;
  readonly facts: Record<string, unknown>;
}

describe.each(databaseModes)('invoices on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode, { OPERATOR_FILE: operatorFile });
    admin = await shop.admin();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const documents = async (userId?: string): Promise<DocumentRow[]> =>
    (
      await shop.deps.database.pool.query(
        'select * from public.billing_documents where $1::uuid is null or user_id = $1 order by position',
        [userId ?? null],
      )
    ).rows;
  const buy = async (buyer: Buyer, more: object = {}, card: 'succeeds' | 'foreign' = 'succeeds') => {
    const url = await buyer.order(await shop.price('Basic'), more);
    await shop.provider.pay(url, card);
    await shop.settle();
    return String((await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(url))).payment_intent);
  };
  const refund = async (payment_intent: string, amount?: number) => {
    await shop.provider.stripe.refunds.create({ payment_intent, ...(amount === undefined ? {} : { amount }) });
    await shop.settle();
  };
  const file = async (buyer: Buyer, id: string, format: 'pdf' | 'xml') => {
    const { data } = await buyer.client.auth.getSession();
    return shop.request('/functions/v1/billing-document', {
      method: 'POST',
      headers: {
        apikey: shop.deps.keys.publishable,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id, format }),
    });
  };

  test('a payment brings one invoice, however often it is heard of, mailed with its PDF', async () => {
    const ada = await shop.buyer();
    const url = await ada.order(await shop.price('Basic'));
    await shop.provider.pay(url);
    await shop.settle();
    await fulfilOrder(shop.billing, sessionOf(url));
    await reconcile(shop.billing);
    const [invoice, ...more] = await documents(ada.id);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', gross: 499, net: 499, vat: 0, is_country_proven: true });
    expect(invoice?.number).toMatch(/^TEST-RE-\d{6}$/);
    expect(invoice?.facts).toMatchObject({ treatment: 'small_business', seller: { taxNumber: '12/345/67890' } });
    const mails = (await shop.mails()).filter(({ to }) => to?.[0]?.address === ada.email);
    const mail = mails.filter(({ subject }) => subject === `Invoice ${invoice?.number}`);
    expect(mail).toHaveLength(1);
    const [attached] = mail[0]?.attachments ?? [];
    expect([attached?.filename, attached?.mimeType]).toEqual([`${invoice?.number}.pdf`, 'application/pdf']);
    const kept = new Uint8Array(await (await file(ada, invoice?.id ?? '', 'pdf')).arrayBuffer());
    expect(kept).toEqual(new Uint8Array(attached?.content as ArrayBuffer));
    expect(new TextDecoder('latin1').decode(kept.slice(0, 5))).toBe('%PDF-');
  });

  test('a business gets its name, address and VAT id, and the structured invoice; the next order remembers them', async () => {
    const ada = await shop.buyer();
    const intent = await buy(ada, { billing: company });
    await buy(ada);
    const [first, second] = await documents(ada.id);
    for (const invoice of [first, second])
      expect(invoice?.facts).toMatchObject({ buyer: { ...company, vatId: 'DE136695976' } });
    const xml = await (await file(ada, first?.id ?? '', 'xml')).text();
    for (const part of ['<ram:TypeCode>380</ram:TypeCode>', 'Käufer &amp; Söhne GmbH', 'DE136695976', 'EUR', '4.99'])
      expect(xml).toContain(part);
    const pdf = Buffer.from(await (await file(ada, first?.id ?? '', 'pdf')).arrayBuffer()).toString('latin1');
    expect(pdf).toContain('factur-x.xml');
    await refund(intent);
    const note = (await documents(ada.id)).at(-1);
    expect(await (await file(ada, note?.id ?? '', 'xml')).text()).toContain('<ram:TypeCode>381</ram:TypeCode>');
  });

  test('refunds, in part and whole, bring credit notes that add up to the invoice to the cent', async () => {
    const ada = await shop.buyer();
    const intent = await buy(ada);
    await refund(intent, 167);
    await refund(intent, 166);
    await refund(intent);
    const [invoice, ...notes] = await documents(ada.id);
    expect(notes.map(({ kind, gross, corrects_id }) => [kind, gross, corrects_id])).toEqual([
      ['credit_note', 167, invoice?.id],
      ['credit_note', 166, invoice?.id],
      ['credit_note', 166, invoice?.id],
    ]);
    expect(notes[0]?.facts).toMatchObject({ corrects: { number: invoice?.number } });
    const subjects = (await shop.mails())
      .filter(({ to }) => to?.[0]?.address === ada.email)
      .map(({ subject }) => subject);
    for (const { number } of notes) expect(subjects).toContain(`Credit note ${number}`);
  });

  test('each paid period of a plan brings an invoice, a free trial none', async () => {
    const ada = await shop.buyer();
    await shop.provider.pay(await ada.subscribe(await shop.price('Studio')));
    await shop.settle();
    await shop.provider.sandbox.advance(32 * 86_400);
    await shop.settle();
    const periods = await documents(ada.id);
    const { rows: paid } = await shop.deps.database.pool.query(
      "select id from public.invoices where user_id = $1 and status = 'paid' and total > 0 order by created_at",
      [ada.id],
    );
    expect(periods.map(({ source_id }) => source_id)).toEqual(paid.map(({ id }) => id));
    expect(paid.length).toBeGreaterThan(0);
    expect(periods[0]?.facts).toMatchObject({ orderNumber: expect.stringMatching(/^RW-\d+$/) });
  });

  test('a document is for its buyer and for admins, and never changes', async () => {
    const [ada, eve] = [await shop.buyer(), await shop.buyer()];
    await buy(ada);
    const [invoice] = await documents(ada.id);
    const id = invoice?.id ?? '';
    expect((await file(ada, id, 'pdf')).status).toBe(200);
    expect((await file(admin, id, 'pdf')).status).toBe(200);
    expect((await file(eve, id, 'pdf')).status).toBe(404);
    expect((await file(ada, id, 'xml')).status).toBe(404);
    expect((await file(ada, randomUUID(), 'pdf')).status).toBe(404);
    const own = await ada.client.from('billing_documents').select('id, number, gross');
    expect(own.data).toMatchObject([{ id, gross: 499 }]);
    expect((await eve.client.from('billing_documents').select('id')).data).toEqual([]);
    expect((await ada.client.from('billing_documents').select('facts')).error?.code).toBe('42501');
    for (const change of [
      'update public.billing_documents set gross = 1, net = 1, vat = 0',
      'delete from public.billing_documents',
      "update private.billing_files set pdf = 'x'",
    ])
      await expect(shop.deps.database.pool.query(change)).rejects.toMatchObject({ code: '42501' });
  });

  test('what is said of a business has to be complete, of its country and free of slips', async () => {
    const ada = await shop.buyer();
    const price = await shop.price('Basic');
    const order = async (billing: object) =>
      (await ada.call('token-purchase', { priceId: price, consent: ada.consent, billing })).code;
    expect(await order({ ...company, street: ' ' })).toBe('invalid_input');
    expect(await order({ ...company, name: 'A\nB' })).toBe('invalid_input');
    expect(await order({ ...company, vatId: 'DE136695977' })).toBe('vat_id_invalid');
    expect(await order({ ...company, vatId: 'ATU12345675' })).toBe('vat_id_invalid');
    expect(await order({ country: 'de' })).toBe('invalid_input');
    expect(await shop.orders(ada.id)).toEqual([]);
    const save = (details: object) => ada.call('billing-details', { action: 'save', details });
    expect((await save({ ...company, vatId: 'DE136695977' })).code).toBe('vat_id_invalid');
    expect((await save(company)).data).toMatchObject({ name: company.name, vatId: 'DE136695976' });
    expect((await save({ country: 'DE' })).data).toMatchObject({ isBusiness: false, name: '', vatId: '' });
  });

  test('the numbers have no gap after a transaction that failed', async () => {
    const { kysely } = shop.deps.database;
    const before = (await documents()).length;
    const attempt = kysely.transaction().execute(async (transaction) => {
      await lockPayment(transaction, { type: 'order', id: 'x' });
      await nextNumber(transaction, shop.billing.operator, 'test');
      throw new Error('something after the number went wrong');
    });
    await expect(attempt).rejects.toThrow('went wrong');
    await buy(await shop.buyer());
    const positions = (await documents()).map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: before + 1 }, (_, index) => index + 1));
  });

  test('the documents are a file for the books', async () => {
    const { data } = await admin.client.functions.invoke('admin-data', {
      body: { action: 'export', table: 'documents' },
    });
    const [head, ...lines] = String(data).trim().split('\r\n');
    expect(head).toContain('number,kind');
    expect(lines).toHaveLength((await documents()).length);
  });
});
