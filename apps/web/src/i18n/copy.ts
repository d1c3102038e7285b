import { defineCopy } from './define-copy.ts';

export const copy = defineCopy({
  en: {
    'common.retry': 'Try again',
    'common.close': 'Close',
    'common.cancel': 'Cancel',
    'common.unexpected': 'An unexpected error occurred',
    'failure.reference': '{{text}} (reference: {{reference}})',
    'failure.requestId': 'Reference:',
    'failure.provider': 'The payment provider could not be reached. Please try again.',
    'failure.providerSays': 'The payment provider refuses this. Its reason: “{{text}}”',
  },
  de: {
    'common.retry': 'Noch einmal versuchen',
    'common.close': 'Schließen',
    'common.cancel': 'Abbrechen',
    'common.unexpected': 'Ein unerwarteter Fehler ist aufgetreten',
    'failure.reference': '{{text}} (Referenz: {{reference}})',
    'failure.requestId': 'Referenz:',
    'failure.provider': 'Der Zahlungsanbieter war nicht erreichbar. Bitte versuche es noch einmal.',
    'failure.providerSays': 'Der Zahlungsanbieter lehnt das ab. Seine Begründung: „{{text}}“',
  },
});
