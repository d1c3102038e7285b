import { readBillingDetails } from '../domain/invoicing/billing-details.ts';
import { saveBillingDetails } from '../domain/invoicing/save-billing-details.ts';
import type { Handler } from './handler.ts';

/** `billing-details`: the name and address on the caller's invoices. */
export const billingDetails: Handler<'billing-details'> = async ({ body, caller }, { billing }) => {
  const userId = caller.account.id;
  if (body.action === 'save') await saveBillingDetails(billing.database.kysely, userId, body.details);
  return readBillingDetails(billing, userId);
};
