import { readBillingDetails } from '../domain/invoicing/billing-details.ts';
import { proveVatId } from '../domain/invoicing/prove-vat-id.ts';
import { requireValidVatId } from '../domain/invoicing/require-valid-vat-id.ts';
import { saveBillingDetails } from '../domain/invoicing/save-billing-details.ts';
import { vatIdState } from '../domain/invoicing/vat-id-state.ts';
import type { Handler } from './handler.ts';

/** `billing-details`: the name and address on the caller's invoices. */
export const billingDetails: Handler<'billing-details'> = async ({ body, caller }, { billing }) => {
  const userId = caller.account.id;
  if (body.action === 'save') {
    requireValidVatId(body.details);
    const vatIdProof = await proveVatId(billing, body.details);
    await saveBillingDetails(billing.database.kysely, userId, { ...body.details, vatIdProof });
  }
  const { vatIdProof, ...details } = await readBillingDetails(billing, userId);
  return { ...details, vatIdState: vatIdState(billing.operator, { ...details, vatIdProof }) };
};
