import type { Stripe } from 'stripe';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';

type Unpaid = Pick<Stripe.Invoice, 'id' | 'status'>;

/** Whether an invoice may still be collected or paid. */
export const isUnpaid = ({ status }: Unpaid): boolean =>
  status === 'draft' || status === 'open' || status === 'uncollectible';

/**
 * Voids an unpaid invoice of a subscription. A new period has a draft for about an hour, which the provider neither voids nor deletes:
 * it is finalized before, without being collected. Throws if the invoice was paid meanwhile.
 */
export async function voidInvoice({ payments }: OpenBilling, { id, status }: Unpaid & { readonly id: string }) {
  const { invoices } = payments.stripe;
  if (status === 'draft') {
    try {
      await invoices.finalizeInvoice(id, { auto_advance: false });
    } catch (error) {
      // finalized meanwhile
      if (providerFailure(error) !== 'refused') throw error;
    }
  }
  await invoices.voidInvoice(id);
}
