import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'invoices.legend': 'Invoice',
    'invoices.country': 'Country',
    'invoices.elsewhere': 'Another country',
    'invoices.buyer': 'You are buying as',
    'invoices.person': 'a private person',
    'invoices.business': 'a business',
    'invoices.company': 'Company',
    'invoices.name': 'Full name',
    'invoices.street': 'Street and number',
    'invoices.postcode': 'Postcode',
    'invoices.city': 'City',
    'invoices.vatId': 'VAT ID (optional)',
    'invoices.vatIdHint.none':
      'With a confirmed VAT ID of another EU country, you account for the VAT yourself (reverse charge).',
    'invoices.vatIdHint.confirmed':
      'Confirmed. The invoice shows no VAT: you account for it yourself (reverse charge).',
    'invoices.vatIdHint.unconfirmed':
      'This VAT ID could not be confirmed, so the invoice includes VAT. The total stays the same. Please check the ID or try again later.',
    'invoices.missing': 'Please fill in this field.',
    'invoices.vatIdInvalid': 'This is not a valid VAT ID of the chosen country.',
    'invoices.notServed': 'We cannot sell to this country at the moment.',
    'invoices.download.invoice': 'Download invoice {{number}} (PDF)',
    'invoices.download.credit_note': 'Download credit note {{number}} (PDF)',
    'invoices.downloadXml': 'XML: {{number}} as a structured invoice',
    'invoices.downloadFailed': 'The document could not be downloaded',
    'invoices.tryAgain': 'Please try again.',
  },
  de: {
    'invoices.legend': 'Rechnung',
    'invoices.country': 'Land',
    'invoices.elsewhere': 'Ein anderes Land',
    'invoices.buyer': 'Du kaufst als',
    'invoices.person': 'Privatperson',
    'invoices.business': 'Unternehmen',
    'invoices.company': 'Firma',
    'invoices.name': 'Vor- und Nachname',
    'invoices.street': 'Straße und Hausnummer',
    'invoices.postcode': 'Postleitzahl',
    'invoices.city': 'Ort',
    'invoices.vatId': 'USt-IdNr. (freiwillig)',
    'invoices.vatIdHint.none':
      'Mit einer bestätigten USt-IdNr. eines anderen EU-Landes führst du die Umsatzsteuer selbst ab (Reverse Charge).',
    'invoices.vatIdHint.confirmed':
      'Bestätigt. Die Rechnung enthält keine Umsatzsteuer, du führst sie selbst ab (Reverse Charge).',
    'invoices.vatIdHint.unconfirmed':
      'Diese USt-IdNr. ließ sich nicht bestätigen. Die Rechnung enthält deshalb Umsatzsteuer, der Gesamtpreis bleibt gleich. Prüfe die Nummer oder versuche es später noch einmal.',
    'invoices.missing': 'Bitte fülle dieses Feld aus.',
    'invoices.vatIdInvalid': 'Das ist keine gültige USt-IdNr. des gewählten Landes.',
    'invoices.notServed': 'In dieses Land können wir zurzeit nicht verkaufen.',
    'invoices.download.invoice': 'Rechnung {{number}} herunterladen (PDF)',
    'invoices.download.credit_note': 'Rechnungskorrektur {{number}} herunterladen (PDF)',
    'invoices.downloadXml': 'XML: {{number}} als strukturierte Rechnung',
    'invoices.downloadFailed': 'Das Dokument konnte nicht heruntergeladen werden',
    'invoices.tryAgain': 'Bitte versuche es noch einmal.',
  },
});
