import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { isForPeriod } from './is-for-period.ts';
import { recordInvoice } from './record-invoice.ts';
import { isUnpaid, voidInvoice } from './void-invoice.ts';

/**
 * Voids the unpaid invoices for periods of a subscription, so that nobody can pay or collect them at the provider any more, and records what
 * became of each: one that was paid meanwhile is recorded as paid.
 */
export async function voidUnpaidInvoices(context: OpenBilling, subscription: string): Promise<void> {
  for await (const invoice of context.payments.stripe.invoices.list({ subscription, limit: 100 })) {
    const isOfPlan = invoice.lines.data.some(isForPeriod);
    if (invoice.id === undefined || !isOfPlan || !isUnpaid(invoice)) continue;
    try {
      await voidInvoice(context, invoice);
    } catch (error) {
      const failure = providerFailure(error);
      if (failure !== 'missing' && failure !== 'refused') throw error;
    }
    await recordInvoice(context, invoice.id);
  }
}
