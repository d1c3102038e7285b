import type { Language } from './fixtures.ts';

/** The words of the legal pages and forms, which the server writes. */
export const legalWords = {
  en: {
    withdraw: 'Withdraw from contract here',
    confirm: 'Confirm withdrawal',
    cancel: 'Cancel contracts here',
    cancelNow: 'Cancel now',
    continue: 'Continue',
    change: 'Change',
    received: 'We have received your declaration',
    name: 'Your name',
    contract: /Which contract/,
    email: /Email address for the acknowledgement/,
    download: 'Download acknowledgement',
    notice: 'Information under section 5',
  },
  de: {
    withdraw: 'Vertrag widerrufen',
    confirm: 'Widerruf bestätigen',
    cancel: 'Verträge hier kündigen',
    cancelNow: 'jetzt kündigen',
    continue: 'Weiter',
    change: 'Ändern',
    received: 'Ihre Erklärung ist eingegangen',
    name: 'Ihr Name',
    contract: /Welcher Vertrag/,
    email: /E-Mail-Adresse für die Eingangsbestätigung/,
    download: 'Eingangsbestätigung herunterladen',
    notice: 'Angaben gemäß § 5 DDG',
  },
} as const satisfies Record<Language, object>;
