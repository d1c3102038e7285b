import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordInvoice } from './record-invoice.ts';

/**
 * Voids the open invoices of a subscription that has ended, so that nobody can pay them at the provider any more, and records
 * what became of each: one that was paid meanwhile is recorded as paid.
 */
export async function voidOpenInvoices(context: OpenBilling, subscription: string): Promise<void> {
  const { invoices } = context.payments.stripe;
  for await (const { id } of invoices.list({ subscription, status: 'open', limit: 100 })) {
    if (id === undefined) continue;
    try {
      await invoices.voidInvoice(id);
    } catch (error) {
      const failure = providerFailure(error);
      if (failure !== 'missing' && failure !== 'refused') throw error;
    }
    await recordInvoice(context, id);
  }
}
