import type { BillingDetails } from '@regelwerk/contract/shop/billing';
import type { BillingContext } from '../kernel/payments-context.ts';
import type { Addressee } from './addressee.ts';
import { readBillingDetails } from './billing-details.ts';

/**
 * Asks the register about the VAT id of a business in another member state. While it gives no answer, the person's last confirmation
 * of the same id holds; without one the supply is taxed like one to a consumer (Art. 18 (1) of Regulation (EU) 282/2011). Waits
 * for the network, so call it outside transactions.
 */
export async function proveVatId(
  context: Pick<BillingContext, 'askVatRegister' | 'operator' | 'clock' | 'database'>,
  userId: string,
  { vatId, country }: Pick<BillingDetails, 'vatId' | 'country'>,
): Promise<Addressee['vatIdProof']> {
  if (vatId === '' || country === context.operator.countryCode) return null;
  const answer = await context.askVatRegister?.(vatId);
  if (answer !== undefined)
    return answer.isValid ? { confirmedAt: context.clock().toISOString(), consultation: answer.consultation } : null;
  const known = await readBillingDetails(context, userId);
  return known.vatId === vatId ? known.vatIdProof : null;
}
