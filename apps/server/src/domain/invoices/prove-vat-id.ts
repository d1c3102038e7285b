import type { BillingDetails } from '@regelwerk/contract/shop/billing';
import type { BillingContext } from '../kernel/payments-context.ts';
import type { Addressee } from './addressee.ts';

/**
 * Asks the register about the VAT id of a business in another member state. Without a positive answer the supply is taxed like
 * one to a consumer (Art. 18 (1) of Regulation (EU) 282/2011). Waits for the network, so call it outside transactions.
 */
export async function proveVatId(
  { askVatRegister, operator, clock }: Pick<BillingContext, 'askVatRegister' | 'operator' | 'clock'>,
  { vatId, country }: Pick<BillingDetails, 'vatId' | 'country'>,
): Promise<Addressee['vatIdProof']> {
  if (vatId === '' || country === operator.countryCode) return null;
  const answer = await askVatRegister?.(vatId);
  return answer?.isValid === true ? { confirmedAt: clock().toISOString(), consultation: answer.consultation } : null;
}
