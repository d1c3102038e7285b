import type { BillingContext } from '../kernel/payments-context.ts';
import { readBillingDetails } from './billing-details.ts';
import { proveVatId } from './prove-vat-id.ts';

/**
 * Asks the register about the VAT id of a person's invoices again, for another period of a plan: the circumstances when it is paid
 * count (Art. 25 of Regulation (EU) 282/2011). Stores the answer. Waits for the network, so call it outside transactions.
 */
export async function renewVatIdProof(context: BillingContext, userId: string): Promise<void> {
  const { vatId, ...details } = await readBillingDetails(context, userId);
  if (vatId === '') return;
  const proof = await proveVatId(context, userId, { ...details, vatId });
  await context.database.kysely
    .updateTable('public.billing_details')
    .set({ vat_id_confirmed_at: proof && new Date(proof.confirmedAt), vat_id_consultation: proof?.consultation ?? '' })
    .where('user_id', '=', userId)
    .where('vat_id', '=', vatId)
    .execute();
}
