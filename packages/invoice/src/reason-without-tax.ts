import { countryName } from './country-name.ts';
import { documentWords } from './document-words.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

/** Returns the sentence that says why a document shows no tax; empty on a taxed one. */
export function reasonWithoutTax({ treatment, taxCountry, seller, language }: InvoiceFacts): string {
  const words = documentWords[language];
  if (treatment === 'taxed') return '';
  if (treatment === 'reverse_charge') return words.reverseCharge;
  const country = taxCountry ?? seller.country;
  return country === 'DE' ? words.exemptAtHome : words.exemptIn(countryName(country, language));
}
