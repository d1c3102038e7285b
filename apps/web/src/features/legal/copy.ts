import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'legal.print': 'Print',
    'legal.failed': 'This text could not be loaded.',
    'legal.loading': 'Loading',
  },
  de: {
    'legal.print': 'Drucken',
    'legal.failed': 'Dieser Text konnte nicht geladen werden.',
    'legal.loading': 'Wird geladen',
  },
});
