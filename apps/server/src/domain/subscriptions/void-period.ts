import type { Stripe } from 'stripe';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { isForPeriod } from './is-for-period.ts';
import { voidInvoice } from './void-invoice.ts';

/**
 * Voids the unpaid invoice for a period of a plan. What the operator added to it by hand stays owed: it waits for another invoice of the
 * customer. Throws if the invoice was paid meanwhile.
 */
export async function voidPeriod(context: OpenBilling, invoice: Stripe.Invoice & { readonly id: string }) {
  const { invoiceItems } = context.payments.stripe;
  const again: string[] = [];
  for (const { id, amount, currency, description } of invoice.lines.data.filter((line) => !isForPeriod(line))) {
    const item = { customer: idOf(invoice.customer) ?? '', amount, currency, description: description ?? '' };
    again.push((await invoiceItems.create(item, { idempotencyKey: `again-${id}` })).id);
  }
  try {
    await voidInvoice(context, invoice);
  } catch (error) {
    for (const id of again) await invoiceItems.del(id);
    throw error;
  }
}
