import type { BillingDetails } from '@regelwerk/contract/shop/billing';
import { AppError } from '../kernel/app-error.ts';
import { isVatIdValid } from './is-vat-id-valid.ts';

/** Refuses a VAT id of another country or with wrong check digits. */
export function requireValidVatId(details: BillingDetails): void {
  if (details.vatId === '' || isVatIdValid(details)) return;
  throw new AppError('vat_id_invalid', 'This is not a VAT ID of the chosen country.', { field: 'billing.vatId' });
}
