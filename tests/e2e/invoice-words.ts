import type { Language } from './fixtures.ts';

/** The invoice texts that journeys read and press; tests/texts compares them with the app's copy. */
export const invoiceWords = {
  en: {
    buyer: 'You are buying as',
    country: 'Country',
    elsewhere: 'Another country',
    company: 'Company',
    street: 'Street and number',
    postcode: 'Postcode',
    city: 'City',
    vatId: 'VAT ID (optional)',
    missing: 'Please fill in this field.',
    vatIdInvalid: 'This is not a valid VAT ID of the chosen country.',
    notServed: 'We cannot sell to this country at the moment.',
    details: 'Invoice details',
    saveDetails: 'Save invoice details',
    saved: 'Invoice details saved',
    taxLimits: 'Turnover and tax limits',
  },
  de: {
    buyer: 'Du kaufst als',
    country: 'Land',
    elsewhere: 'Ein anderes Land',
    company: 'Firma',
    street: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Ort',
    vatId: 'USt-IdNr. (freiwillig)',
    missing: 'Bitte fülle dieses Feld aus.',
    vatIdInvalid: 'Das ist keine gültige USt-IdNr. des gewählten Landes.',
    notServed: 'In dieses Land können wir zurzeit nicht verkaufen.',
    details: 'Rechnungsangaben',
    saveDetails: 'Rechnungsangaben speichern',
    saved: 'Rechnungsangaben gespeichert',
    taxLimits: 'Umsatz und Steuergrenzen',
  },
} as const satisfies Record<Language, object>;
