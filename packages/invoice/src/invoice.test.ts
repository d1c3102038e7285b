import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { isLongRun } from '../../../tools/testing/is-long-run.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { renderPdf } from './render-pdf.ts';
import { renderXml } from './render-xml.ts';
import { splitTax } from './split-tax.ts';

const folder = join(import.meta.dirname, '../schema');
const root = 'Factur-X_EN16931.xsd';
const read = (fileName: string) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') });

const invoice: InvoiceFacts = {
  kind: 'invoice',
  number: 'RE-000042',
  language: 'de',
  isTest: false,
  issuedOn: '2026-11-22',
  serviceFrom: '2026-11-22',
  serviceTo: '2026-12-21',
  paidOn: '2026-11-22',
  orderNumber: 'RW-1001',
  seller: {
    name: 'Muster & Beispiel GbR',
    street: 'Musterstraße 1',
    city: '12345 Musterstadt',
    country: 'DE',
    email: 'kontakt@example.com',
    phone: '+49 000 000000',
    register: '',
    vatId: '',
    taxNumber: '12/345/67890',
  },
  buyer: {
    isBusiness: true,
    name: 'Käufer & Söhne GmbH',
    street: 'Königsweg 2',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    vatId: '',
    email: 'buyer@example.com',
  },
  item: 'Standard <25>',
  itemDetail: '25 Tokens',
  currency: 'eur',
  treatment: 'small_business',
  rate: 0,
  net: 999,
  vat: 0,
  gross: 999,
  corrects: null,
};
const seller = { ...invoice.seller, vatId: 'DE136695976' };
const cases: Readonly<Record<string, InvoiceFacts>> = {
  'of a small business': invoice,
  'with tax': { ...invoice, seller, treatment: 'taxed', rate: 190, ...splitTax(999, 190), language: 'en' },
  'with the tax of Finland': { ...invoice, seller, treatment: 'taxed', rate: 255, ...splitTax(999, 255) },
  'with reverse charge': {
    ...invoice,
    seller,
    treatment: 'reverse_charge',
    buyer: { ...invoice.buyer, country: 'AT', vatId: 'ATU12345675' },
  },
  'that corrects another one': {
    ...invoice,
    kind: 'credit_note',
    corrects: { number: 'RE-000041', issuedOn: '2026-11-01' },
  },
  'to a mailbox that is gone': { ...invoice, buyer: { ...invoice.buyer, email: '' } },
};

describe.each(Object.entries(cases))('an invoice %s', (_name, facts) => {
  test('is valid EN 16931 in its structured form, with what it says', async () => {
    const xml = await renderXml(facts);
    const { valid, errors } = await validateXML({
      xml: [{ fileName: 'invoice.xml', contents: xml }],
      schema: [read(root)],
      preload: readdirSync(folder)
        .filter((name) => name.endsWith('.xsd') && name !== root)
        .map(read),
    });
    expect([valid, errors]).toEqual([true, []]);
    for (const part of [facts.number, 'Käufer &amp; Söhne GmbH', (facts.net / 100).toFixed(2), 'Standard &lt;25&gt;'])
      expect(xml).toContain(part);
    expect(xml).toContain(`<ram:TypeCode>${facts.kind === 'invoice' ? 380 : 381}</ram:TypeCode>`);
  });

  test.runIf(isLongRun || facts === invoice || facts.kind === 'credit_note')(
    'is the same PDF each time, with the structured form inside',
    async () => {
      const xml = await renderXml(facts);
      const pdf = Buffer.from(await renderPdf(facts, xml));
      expect(Buffer.compare(pdf, Buffer.from(await renderPdf(facts, xml)))).toBe(0);
      const text = pdf.toString('latin1');
      for (const part of [
        '%PDF-1.7',
        'factur-x.xml',
        '/AFRelationship /Alternative',
        '<pdfaid:part>3</pdfaid:part>',
        'EN 16931',
      ])
        expect(text).toContain(part);
      expect(Buffer.from(await renderPdf(facts)).toString('latin1')).not.toContain('factur-x.xml');
    },
  );
});

test('a name that fills more than a page goes on to the next one', async () => {
  const pdf = await renderPdf({ ...invoice, item: 'A plan with a long name. '.repeat(160) });
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(2);
});

test('net and tax add up to what was paid, for every amount and rate', () => {
  for (const rate of [0, 50, 170, 190, 255, 270])
    for (let gross = 0; gross < 3000; gross += 1) {
      const { net, vat } = splitTax(gross, rate);
      expect(net + vat).toBe(gross);
      expect(Math.abs(vat - (net * rate) / 1000)).toBeLessThanOrEqual(1);
    }
});
