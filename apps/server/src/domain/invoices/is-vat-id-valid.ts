import type { BillingDetails } from '@regelwerk/contract/shop/billing';
import { checkVAT, countries } from 'jsvat';

/** The VAT ids of Greece begin with a code of their own. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country);

/** Returns whether a VAT id is one of this country with the right check digits; its registration is another question. */
export function isVatIdValid({ vatId, country }: Pick<BillingDetails, 'vatId' | 'country'>): boolean {
  return vatId.startsWith(prefixOf(country)) && checkVAT(vatId, countries).isValid;
}
