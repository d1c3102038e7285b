import type { BillingDetails } from '@regelwerk/contract/billing';
import { AppError } from '../app-error.ts';
import type { OpenBilling } from '../billing/billing-context.ts';
import { readBillingDetails } from './billing-details.ts';
import { requireServedCountry } from './require-served-country.ts';
import { requireValidVatId } from './require-valid-vat-id.ts';

/** From here on an invoice has to name the buyer (section 33 UStDV), in minor units. */
const smallInvoice = 25_000;

/**
 * Whom the invoice of an order will go to: as it was said with the order, else as it was said last. Refuses what no correct
 * invoice could be written for, before anybody pays.
 */
export async function takeBilling(
  context: OpenBilling,
  order: { readonly userId: string; readonly amount: number; readonly given: BillingDetails | undefined },
): Promise<BillingDetails> {
  const { given, userId, amount } = order;
  const billing = given ?? (await readBillingDetails(context, userId));
  requireValidVatId(billing);
  await requireServedCountry(context, { country: billing.country, hasVatId: billing.vatId !== '', amount });
  const isNamed = [billing.name, billing.street, billing.postcode, billing.city].every((part) => part !== '');
  if (amount > smallInvoice && !isNamed)
    throw new AppError('address_required', 'An order of this amount needs your name and address.', {
      field: 'billing.name',
    });
  return billing;
}
