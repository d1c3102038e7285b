import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { accounts } from '../accounts/account.ts';
import { nameOf } from '../accounts/name-of.ts';
import { languageOf } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';

/** Gives the provider's customer the address, name and language that its account has now. */
export async function updateCustomer({ database, payments }: OpenBilling, userId: string): Promise<void> {
  const account = await accounts(database.kysely).where('id', '=', userId).executeTakeFirst();
  const customer = await database.kysely
    .selectFrom('public.customers')
    .select('stripe_customer_id as id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (account === undefined || customer == null || customer.id === null) return;
  const { email } = account;
  const name = nameOf(account);
  try {
    await payments.stripe.customers.update(customer.id, { email, name, preferred_locales: [languageOf(account)] });
  } catch (error) {
    // deleted there: the next order creates another one
    if (providerFailure(error) !== 'missing') throw error;
  }
  await database.kysely
    .updateTable('public.customers')
    .set({ email, name: name || null })
    .where('user_id', '=', userId)
    .execute();
}
