import { readBillingDetails, saveBillingDetails } from '../domain/invoices/billing-details.ts';
import { proveVatId, requireValidVatId, vatIdState } from '../domain/invoices/vat-id.ts';
import type { Handler } from './handler.ts';

/** `billing-details`: the name and address on the caller's invoices. */
export const billingDetails: Handler<'billing-details'> = async ({ body, caller }, { billing }) => {
  const userId = caller.account.id;
  if (body.action === 'save') {
    requireValidVatId(body.details);
    const vatIdProof = await proveVatId(billing, userId, body.details);
    await saveBillingDetails(billing.database.kysely, userId, { ...body.details, vatIdProof });
  }
  const { vatIdProof, ...details } = await readBillingDetails(billing, userId);
  return { ...details, vatIdState: vatIdState(billing.operator, { ...details, vatIdProof }) };
};
