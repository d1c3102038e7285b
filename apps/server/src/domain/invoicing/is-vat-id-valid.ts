import type { BillingDetails } from '@regelwerk/contract/billing';

/** The VAT ids of Greece begin with a code of their own. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country);

/** Returns whether a VAT id is one of this country with the right check digits; its registration is another question. */
export async function isVatIdValid({ vatId, country }: Pick<BillingDetails, 'vatId' | 'country'>): Promise<boolean> {
  const { checkVAT, countries } = await import('jsvat');
  return vatId.startsWith(prefixOf(country)) && checkVAT(vatId, countries).isValid;
}
