import type { InvoiceFacts } from '@regelwerk/invoice/invoice-facts';
import type { Operator } from '@regelwerk/legal/operator';

/** Returns the operator as the seller of an invoice. */
export function sellerOf(operator: Operator): InvoiceFacts['seller'] {
  const { name, street, city, countryCode, email, phone, register, vatId, taxNumber, exemptionId } = operator;
  return { name, street, city, country: countryCode, email, phone, register, vatId, taxNumber, exemptionId };
}
