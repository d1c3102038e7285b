import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { type BillingContext, type OpenBilling, requirePayments } from '../kernel/payments-context.ts';
import { returnOrder } from '../orders/return-order.ts';
import { endBilling } from '../subscriptions/end-billing.ts';
import { listStrays } from './list-strays.ts';
import { returnInvoice } from './return-invoice.ts';

/**
 * Ends everything of a deleted account at the provider, refunds later payments and deletes its customer there, last; throws
 * if it has to be tried again.
 */
export async function settleDeletedAccount(context: BillingContext, userId: string): Promise<void> {
  await endBilling(context, userId);
  const strays = (await listStrays(context.database)).filter((stray) => stray.userId === userId);
  if (strays.length === 0) return;
  const open = requirePayments(context);
  for (const { kind, id } of strays) {
    if (kind === 'invoice') await returnInvoice(open, id);
    if (kind === 'order') await returnOrder(open, id);
  }
  for (const { kind, id } of strays) if (kind === 'customer') await deleteCustomer(open, id);
}

/**
 * Deletes the provider's customer of a deleted account, and with it name and address; payments and invoices stay there. Its id is
 * kept, so that a payment that was under way finds its account.
 */
async function deleteCustomer({ database, payments, clock }: OpenBilling, customerId: string): Promise<void> {
  try {
    await payments.stripe.customers.del(customerId);
  } catch (error) {
    if (providerFailure(error) !== 'missing') throw error;
  }
  await database.kysely
    .updateTable('public.customers')
    .set({ deleted_at: clock() })
    .where('stripe_customer_id', '=', customerId)
    .execute();
}
