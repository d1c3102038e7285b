import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { formatNumber } from '@regelwerk/contract/shared/format-number';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { formatMoney } from '@regelwerk/contract/shop/money';
import PDFDocument from 'pdfkit';
import { countryName } from './country-name.ts';
import { documentWords } from './document-words.ts';
import { facturXFile, facturXMetadata } from './factur-x-metadata.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { readFont } from './read-font.ts';
import { reasonWithoutTax } from './reason-without-tax.ts';

const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: readFont(resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  bold: readFont(resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
};
const ink = '#18181b';
const muted = '#52525b';
const line = '#a1a1aa';
const alarm = '#b91c1c';
/** A4 in points; the address stands where a window envelope shows it (DIN 5008). */
const page = { left: 57, right: 538, top: 57, foot: 800, end: 842, address: 142, title: 275 };
const width = page.right - page.left;
const footWidth = 410;
const columns = { quantity: 380, amount: 438 };

/** Aligns the digits of amounts below each other. */
const figures: PDFKit.Mixins.TextOptions = {
  width: page.right - columns.amount,
  align: 'right',
  features: ['tnum'],
};

type Pdf = PDFKit.PDFDocument;

/**
 * Draws an invoice or credit note as PDF/A-3, with the structured invoice inside if there is one. The same facts give the same
 * bytes.
 */
export async function renderPdf(facts: InvoiceFacts, xml?: string): Promise<Uint8Array> {
  const { language, number, kind } = facts;
  const words = documentWords[language];
  const created = new Date(`${facts.issuedOn}T12:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, left: page.left, right: 57, bottom: page.end - page.foot },
    autoFirstPage: false,
    bufferPages: true,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    // none of its own: the standard ones may not be part of a PDF/A
    font: '',
    // these texts are copied into XML unescaped, so they must not contain user input
    info: {
      Title: `${words[kind]} ${number}`,
      Creator: 'Regelwerk',
      Producer: 'pdfkit',
      CreationDate: created,
      ModDate: created,
    },
  });
  const bytes = buffer(pdf);
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const foot = sellerFacts(facts);
  const footHeight = pdf.font('regular').fontSize(7.5).heightOfString(foot, { width: footWidth });
  pdf.on('pageAdded', () => {
    pdf.page.margins.bottom = page.end - page.foot + footHeight + 16;
  });
  pdf.addPage();
  pdf.font('regular').fontSize(10).fillColor(ink).lineGap(2);
  drawHead(pdf, facts);
  drawBody(pdf, facts);
  drawFeet(pdf, facts.language, { text: foot, height: footHeight });
  if (xml !== undefined) {
    pdf.appendXML(facturXMetadata);
    const attachment = {
      name: facturXFile,
      type: 'text/xml',
      description: 'Factur-X',
      // missing in the types of the library; PDF/A-3 requires it
      relationship: 'Alternative',
      creationDate: created,
      modifiedDate: created,
    };
    pdf.file(Buffer.from(xml), attachment);
  }
  pdf.end();
  return bytes;
}

/** Seller, buyer and the particulars of the document. */
function drawHead(pdf: Pdf, facts: InvoiceFacts): void {
  const { seller, buyer, language } = facts;
  const words = documentWords[language];
  // the foot repeats name and address in full
  pdf.font('bold').fontSize(15).text(seller.name, page.left, page.top, { width, height: 60, ellipsis: true });
  pdf.font('regular').fontSize(7.5).fillColor(muted);
  pdf.text(`${seller.name} · ${seller.street} · ${seller.city}`, page.left, page.address - 16, {
    width: 270,
    height: 10,
    ellipsis: true,
  });
  const place = [buyer.postcode, buyer.city].filter((part) => part !== '').join(' ');
  const abroad = buyer.country === seller.country ? '' : countryName(buyer.country, language);
  const reader = [
    buyer.name,
    buyer.street,
    place,
    abroad,
    buyer.name === '' ? buyer.email : '',
    buyer.vatId === '' ? '' : `${words.vatId} ${buyer.vatId}`,
  ];
  pdf.fontSize(10).fillColor(ink);
  pdf.text(reader.filter((part) => part !== '').join('\n'), page.left, page.address, { width: 255 });
  const lowest = pdf.y;
  const service =
    facts.serviceFrom === facts.serviceTo
      ? [words.service, formatDay(facts.serviceFrom, language)]
      : [words.period, `${formatDay(facts.serviceFrom, language)} – ${formatDay(facts.serviceTo, language)}`];
  const rows = [
    [words.number, facts.number],
    [words.issued, formatDay(facts.issuedOn, language)],
    service,
    [words.order, facts.orderNumber],
  ];
  let y = page.address;
  for (const [label = '', value = ''] of rows) {
    pdf
      .fontSize(8)
      .fillColor(muted)
      .text(label, 350, y, { width: page.right - 350 });
    pdf
      .fontSize(10)
      .fillColor(ink)
      .text(value, 350, pdf.y - 1, { width: page.right - 350 });
    y = pdf.y + 4;
  }
  pdf.y = Math.max(page.title, lowest + 24, y + 16);
}

function drawBody(pdf: Pdf, facts: InvoiceFacts): void {
  const { language, kind, corrects, treatment } = facts;
  const words = documentWords[language];
  const money = (amount: number) => formatMoney(amount, facts.currency, language);
  pdf.font('bold').fontSize(18).text(`${words[kind]} ${facts.number}`, page.left, pdf.y, { width });
  pdf.font('regular').fontSize(10);
  if (facts.isTest) paragraph(pdf, words.test, alarm);
  if (corrects !== null) paragraph(pdf, words.corrects(corrects.number, formatDay(corrects.issuedOn, language)));
  pdf.moveDown(1);
  const head = pdf.y;
  pdf.fontSize(8).fillColor(muted).text(words.description, page.left, head, { width: 300 });
  pdf.text(words.quantity, columns.quantity, head, { width: 50, align: 'right' });
  pdf.text(words.amount, columns.amount, head, { width: page.right - columns.amount, align: 'right' });
  rule(pdf);
  const row = pdf.y;
  const at = pdf.bufferedPageRange().count;
  pdf.fontSize(10).fillColor(ink).text('1', columns.quantity, row, { width: 50, align: 'right' });
  // the item of a taxed document is net, so that the column adds up
  pdf.text(money(treatment === 'taxed' ? facts.net : facts.gross), columns.amount, row, {
    ...figures,
  });
  pdf.font('bold').text(facts.item, page.left, row, { width: 300 });
  pdf.font('regular');
  if (facts.itemDetail !== '')
    pdf.fillColor(muted).text(facts.itemDetail, page.left, pdf.y, { width: 300 }).fillColor(ink);
  if (at === pdf.bufferedPageRange().count) pdf.y = Math.max(pdf.y, row + 14);
  rule(pdf);
  if (treatment === 'taxed') {
    total(pdf, words.net, money(facts.net));
    total(pdf, words.vat(formatNumber(facts.rate / 10, language)), money(facts.vat));
  }
  pdf.font('bold');
  total(pdf, kind === 'invoice' ? words.total : words.credited, money(facts.gross));
  pdf.font('regular').moveDown(1);
  const reason = reasonWithoutTax(facts);
  if (reason !== '') paragraph(pdf, reason);
  const paidOn = formatDay(facts.paidOn, language);
  paragraph(pdf, kind === 'invoice' ? words.paid(paidOn) : words.refunded(paidOn));
}

/** The particulars of the seller that section 14 (4) UStG demands, one on each line so that none is cut off. */
function sellerFacts({ seller, language }: InvoiceFacts): string {
  const words = documentWords[language];
  return [
    seller.name,
    `${seller.street}, ${seller.city}`,
    seller.email,
    seller.phone,
    seller.register,
    seller.taxNumber === '' ? '' : `${words.taxNumber} ${seller.taxNumber}`,
    seller.vatId === '' ? '' : `${words.vatId} ${seller.vatId}`,
    seller.exemptionId === '' ? '' : `${words.exemptionId} ${seller.exemptionId}`,
  ]
    .filter((fact) => fact !== '')
    .join('\n');
}

/** Writes the seller's particulars and the page number below every page. */
function drawFeet(
  pdf: Pdf,
  language: InterfaceLanguage,
  foot: { readonly text: string; readonly height: number },
): void {
  const words = documentWords[language];
  const { count } = pdf.bufferedPageRange();
  const top = page.foot - foot.height;
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // the foot stands below the margin, where text would otherwise begin a page
    pdf.page.margins.bottom = 0;
    pdf.font('regular').fontSize(7.5).fillColor(muted).lineGap(0);
    pdf.text(foot.text, page.left, top, { width: footWidth });
    pdf.text(words.page(index + 1, count), 470, top, { width: page.right - 470, align: 'right' });
  }
}

function paragraph(pdf: Pdf, text: string, color = ink): void {
  pdf.moveDown(0.4).fillColor(color).text(text, page.left, pdf.y, { width }).fillColor(ink);
}

function total(pdf: Pdf, label: string, value: string): void {
  if (pdf.y + 20 > pdf.page.maxY()) pdf.addPage();
  const y = pdf.y + 2;
  pdf.text(value, columns.amount, y, figures);
  pdf.text(label, page.left + 200, y, { width: columns.amount - page.left - 212, align: 'right' });
}

function rule(pdf: Pdf): void {
  const y = pdf.y + 3;
  pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(line).stroke();
  pdf.y = y + 6;
}
