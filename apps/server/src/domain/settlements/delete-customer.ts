import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';

/**
 * Deletes the provider's customer of a deleted account, and with it name and address; payments and invoices stay there. Its id is
 * kept, so that a payment that was under way finds its account.
 */
export async function deleteCustomer({ database, payments, clock }: OpenBilling, customerId: string): Promise<void> {
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
