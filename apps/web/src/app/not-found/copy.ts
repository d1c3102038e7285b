import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'notFound.title': 'Page not found',
    'notFound.text': 'There is nothing at this address. It may have moved, or the link has a typing error.',
    'notFound.home': 'Return to Home',
    'notFound.dashboard': 'Go to Dashboard',
  },
  de: {
    'notFound.title': 'Seite nicht gefunden',
    'notFound.text':
      'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder der Link enthält einen Tippfehler.',
    'notFound.home': 'Zur Startseite',
    'notFound.dashboard': 'Zum Dashboard',
  },
});
