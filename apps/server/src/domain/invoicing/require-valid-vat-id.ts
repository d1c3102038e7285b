import type { BillingDetails } from '@regelwerk/contract/billing';
import { AppError } from '../app-error.ts';

/** The VAT ids of Greece begin with a code of their own. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country);

/** Refuses a VAT id of another country or with wrong check digits. Its registration is not checked. */
export async function requireValidVatId({ vatId, country }: BillingDetails): Promise<void> {
  if (vatId === '') return;
  const { checkVAT, countries } = await import('jsvat');
  if (vatId.startsWith(prefixOf(country)) && checkVAT(vatId, countries).isValid) return;
  throw new AppError('vat_id_invalid', 'This is not a VAT ID of the chosen country.', { field: 'billing.vatId' });
}
