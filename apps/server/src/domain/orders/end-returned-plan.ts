import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { voidUnpaidInvoices } from '../subscriptions/void-unpaid-invoices.ts';

/** Ends a plan whose money goes back, by the id of its subscription, and voids what is still to be charged for it. */
export async function endReturnedPlan(context: OpenBilling, subscription: string): Promise<void> {
  try {
    await context.payments.stripe.subscriptions.cancel(subscription);
  } catch (error) {
    if (providerFailure(error) !== 'missing') throw error;
  }
  await voidUnpaidInvoices(context, subscription);
  await refreshSubscription(context, subscription);
}
