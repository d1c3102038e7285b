import { legalLabels } from '@regelwerk/legal/labels';

/** The first heading of each public page. */
export const pageHeadings = {
  en: {
    home: 'Welcome to Regelwerk',
    documentation: 'Documentation',
    rules: 'Rules by stack and tool',
    clinic: 'Clinic for rules files',
    ...legalLabels.en,
  },
  de: {
    home: 'Willkommen bei Regelwerk',
    documentation: 'Dokumentation',
    rules: 'Regeln nach Stack und Werkzeug',
    clinic: 'Klinik für Regeldateien',
    ...legalLabels.de,
  },
} as const;

/** The app's own code, which a public page must not need. */
export const appCode = /\/assets\/.*\.js$/;
