import { defineCopy } from './define-copy.ts';

export const copy = defineCopy({
  en: { 'failure.reference': '{{text}} (reference: {{reference}})', 'failure.requestId': 'Reference:' },
  de: { 'failure.reference': '{{text}} (Referenz: {{reference}})', 'failure.requestId': 'Referenz:' },
});
