import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
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
    exemptionId: '',
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
  'of a small business that is exempt abroad': {
    ...invoice,
    seller: { ...seller, exemptionId: 'DE136695976-EX', register: 'GsR 1234' },
    taxCountry: 'AT',
    buyer: { ...invoice.buyer, country: 'AT' },
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
    expect(xml).not.toContain('peppol');
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

/** Facts as long as an operator file may make them. */
const wordy = (length: number, start: string) => start.padEnd(length, ' Musterwort').slice(0, length).trim();
const sellers = {
  'a short one': invoice.seller,
  'one with every fact': {
    ...seller,
    register: 'Eingetragen im Gesellschaftsregister des Amtsgerichts Leipzig unter der Nummer GsR 1234',
    taxNumber: '232/110/01234',
    exemptionId: 'DE136695976-EX',
  },
  'one with facts of the greatest length': {
    ...seller,
    name: wordy(300, 'Firma'),
    street: wordy(300, 'Straße'),
    city: wordy(300, '12345 Ort'),
    email: `${'m'.repeat(60)}@example.com`,
    phone: wordy(300, '+49 30'),
    register: wordy(300, 'Register'),
    vatId: wordy(60, 'DE136695976'),
    taxNumber: wordy(60, '232/110/01234'),
    exemptionId: wordy(60, 'DE136695976-EX'),
  },
};
/** Lines end where they are full, also inside a long word. */
const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '');
const textOf = async (pdf: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map(withoutSpace);
};

test.each(Object.entries(sellers))('every page names each fact of the seller: %s', async (_name, facts) => {
  for (const item of ['Standard', 'A plan with a long name. '.repeat(160)]) {
    const pages = await textOf(await renderPdf({ ...invoice, item, seller: facts }));
    const { country: _, ...named } = facts;
    for (const page of pages) for (const fact of Object.values(named)) expect(page).toContain(withoutSpace(fact));
    expect(pages.join(' ')).toContain('RE-000042');
    expect(pages.join(' ')).toContain('Gesamtbetrag');
  }
});

test('a small business says in which country it is exempt', async () => {
  const [home] = await textOf(await renderPdf(invoice));
  expect(home).toContain(withoutSpace('Steuerbefreit als Kleinunternehmer gemäß § 19 UStG.'));
  const [abroad] = await textOf(await renderPdf({ ...invoice, taxCountry: 'AT' }));
  expect(abroad).toContain(
    withoutSpace('In Österreich als Kleinunternehmer steuerbefreit (Art. 284 der Richtlinie 2006/112/EG).'),
  );
  expect(abroad).not.toContain(withoutSpace('§ 19 UStG'));
});

test('net and tax add up to what was paid, for every amount and rate', () => {
  for (const rate of [0, 50, 170, 190, 255, 270])
    for (let gross = 0; gross < 3000; gross += 1) {
      const { net, vat } = splitTax(gross, rate);
      expect(net + vat).toBe(gross);
      expect(Math.abs(vat - (net * rate) / 1000)).toBeLessThanOrEqual(1);
    }
});
