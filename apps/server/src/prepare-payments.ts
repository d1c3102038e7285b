import { createDefaultCatalog } from './domain/catalog/create-default-catalog.ts';
import type { BillingContext } from './domain/kernel/payments-context.ts';
import { explainPaymentFault } from './domain/orders/explain-payment-fault.ts';
import { checkPaymentSettings } from './domain/reconciliation/check-payment-settings.ts';

/** Creates a catalog in the sandbox, and logs what the provider still lacks. Neither prevents the start. */
export async function preparePayments(billing: BillingContext, isStopping: () => boolean): Promise<void> {
  const { payments, log } = billing;
  if (payments === undefined) {
    log.warn('payments are off: nothing can be bought until STRIPE_SECRET_KEY is set');
    return;
  }
  try {
    if (payments.mode === 'sandbox') await createDefaultCatalog({ ...billing, payments });
    for (const fault of await checkPaymentSettings({ ...billing, payments })) log.warn(explainPaymentFault(fault));
  } catch (error) {
    if (!isStopping()) log.error({ err: error }, 'the payment settings could not be checked');
  }
}
