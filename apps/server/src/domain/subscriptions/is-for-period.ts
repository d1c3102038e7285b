import type { Stripe } from 'stripe';

/**
 * Whether a line bills a whole period of a plan, whatever the reason of its invoice: the first period, a renewal, or another plan that
 * starts at once. A proration and a single item bring no tokens.
 */
export function isForPeriod({ parent }: Stripe.InvoiceLineItem): boolean {
  return parent?.type !== 'invoice_item_details' && parent?.subscription_item_details?.proration !== true;
}
