import type { BillingDetails } from '@regelwerk/contract/shop/billing';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import type { Addressee } from './addressee.ts';
import { readBillingDetails } from './billing-details.ts';
import { proveVatId } from './prove-vat-id.ts';
import { requireServedCountry } from './require-served-country.ts';
import { requireValidVatId } from './require-valid-vat-id.ts';

/** Above this amount in minor units an invoice has to name the buyer (section 33 UStDV). */
const smallInvoice = 25_000;

/**
 * Returns the addressee of an order's invoice: the one given with the order, else the one stored last. Refuses an order without
 * a correct addressee before the buyer pays.
 */
export async function chooseAddressee(
  context: OpenBilling,
  order: { readonly userId: string; readonly amount: number; readonly given: BillingDetails | undefined },
): Promise<Addressee> {
  const { given, userId, amount } = order;
  const billing = given ?? (await readBillingDetails(context, userId));
  requireValidVatId(billing);
  const vatIdProof = await proveVatId(context, userId, billing);
  await requireServedCountry(context, { country: billing.country, hasVatId: vatIdProof !== null, amount });
  const isNamed = [billing.name, billing.street, billing.postcode, billing.city].every((part) => part !== '');
  if (amount > smallInvoice && !isNamed)
    throw new AppError('address_required', 'An order of this amount needs your name and address.', {
      field: 'billing.name',
    });
  return { ...billing, vatIdProof };
}
