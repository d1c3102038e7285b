import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import type { TaxTreatment } from './invoice-facts.ts';

const en = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  number: 'Number',
  issued: 'Date of issue',
  service: 'Date of supply',
  period: 'Period of supply',
  order: 'Order',
  corrects: (number: string, date: string) => `This credit note corrects invoice ${number} of ${date}.`,
  description: 'Description',
  quantity: 'Quantity',
  amount: 'Amount',
  net: 'Net amount',
  vat: (rate: string) => `VAT ${rate} %`,
  total: 'Total',
  credited: 'Amount refunded',
  paid: (date: string) => `Paid on ${date}. Nothing is due.`,
  refunded: (date: string) => `Refunded on ${date} to the means of payment that was used.`,
  vatId: 'VAT ID',
  taxNumber: 'Tax number',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  test: 'Test document: no money has moved. This is not an invoice.',
  treatment: {
    taxed: '',
    small_business: 'Exempt from VAT as a small business under section 19 of the German VAT Act (UStG).',
    reverse_charge: 'Reverse charge: VAT is owed by the recipient of the service (Art. 196 of Directive 2006/112/EC).',
  } satisfies Record<TaxTreatment, string>,
};

/** Every word of an invoice. */
export const documentWords: Readonly<Record<InterfaceLanguage, typeof en>> = {
  en,
  de: {
    invoice: 'Rechnung',
    credit_note: 'Rechnungskorrektur',
    number: 'Nummer',
    issued: 'Ausstellungsdatum',
    service: 'Leistungsdatum',
    period: 'Leistungszeitraum',
    order: 'Bestellung',
    corrects: (number, date) => `Diese Korrektur gehört zur Rechnung ${number} vom ${date}.`,
    description: 'Leistung',
    quantity: 'Menge',
    amount: 'Betrag',
    net: 'Nettobetrag',
    vat: (rate) => `Umsatzsteuer ${rate} %`,
    total: 'Gesamtbetrag',
    credited: 'Erstattungsbetrag',
    paid: (date) => `Bezahlt am ${date}. Es ist nichts mehr zu zahlen.`,
    refunded: (date) => `Erstattet am ${date} auf dem Weg, auf dem bezahlt wurde.`,
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    page: (page, of) => `Seite ${page} von ${of}`,
    test: 'Testbeleg: Es ist kein Geld geflossen. Dies ist keine Rechnung.',
    treatment: {
      taxed: '',
      small_business: 'Steuerbefreit als Kleinunternehmer gemäß § 19 UStG.',
      reverse_charge:
        'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Art. 196 der Richtlinie 2006/112/EG).',
    },
  },
};
