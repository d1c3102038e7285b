import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'rendered.loading': 'Loading the page...',
    'rendered.failed': 'The page could not be loaded.',
  },
  de: {
    'rendered.loading': 'Die Seite wird geladen …',
    'rendered.failed': 'Die Seite konnte nicht geladen werden.',
  },
});
