import { defineCopy } from './define-copy.ts';

export const copy = defineCopy({
  en: { 'failure.reference': '{{text}} (reference: {{reference}})' },
  de: { 'failure.reference': '{{text}} (Referenz: {{reference}})' },
});
