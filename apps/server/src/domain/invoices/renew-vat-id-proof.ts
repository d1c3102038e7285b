import type { BillingContext } from '../kernel/payments-context.ts';
import { readBillingDetails } from './billing-details.ts';

/**
 * Asks the register about the VAT id of a person's invoices again, for another period of a plan: the circumstances when it is paid
 * count (Art. 25 of Regulation (EU) 282/2011). Stores the answer; without one the last stays. Waits for the network, so call it
 * outside transactions.
 */
export async function renewVatIdProof(context: BillingContext, userId: string): Promise<void> {
  const { askVatRegister, database, operator, clock } = context;
  const { vatId, country } = await readBillingDetails(context, userId);
  if (vatId === '' || country === operator.countryCode) return;
  const answer = await askVatRegister?.(vatId);
  if (answer === undefined) return;
  const { isValid, consultation } = answer;
  await database.kysely
    .updateTable('public.billing_details')
    .set({ vat_id_confirmed_at: isValid ? clock() : null, vat_id_consultation: isValid ? consultation : '' })
    .where('user_id', '=', userId)
    .where('vat_id', '=', vatId)
    .execute();
}
