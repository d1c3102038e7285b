import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { AppError } from '../app-error.ts';
import type { OpenBilling } from './billing-context.ts';

interface Buyer {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly language: string;
}

/**
 * Returns the provider's customer of a person, and creates it if there is none or if it was deleted there. Refuses a customer
 * who has paid in another currency: the provider would refuse later and less clearly.
 */
export async function requireCustomer(context: OpenBilling, buyer: Buyer, currency: string): Promise<string> {
  const { database } = context;
  const known = await database.kysely
    .selectFrom('public.customers')
    .select('stripe_customer_id')
    .where('user_id', '=', buyer.userId)
    .executeTakeFirst();
  const before = known?.stripe_customer_id ?? undefined;
  if (before !== undefined) {
    const customer = await retrieveCustomer(context, before);
    if (customer !== undefined) {
      if (customer.currency != null && customer.currency !== currency)
        throw new AppError(
          'currency_mismatch',
          `You have paid in ${customer.currency.toUpperCase()} before; this offer is in ${currency.toUpperCase()}.`,
        );
      return customer.id;
    }
  }
  let made = await createCustomer(context, buyer, before ?? 'first');
  // without a stored id the key is the first one again, and the provider repeats its old answer even if that customer is deleted
  while (before === undefined && (await retrieveCustomer(context, made.id)) === undefined)
    made = await createCustomer(context, buyer, made.id);
  await database.kysely
    .insertInto('public.customers')
    .values({ user_id: buyer.userId, email: buyer.email, name: buyer.name || null, stripe_customer_id: made.id })
    // another order of this person may write the same customer at the same time, and both of its keys are unique
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database.kysely
    .updateTable('public.customers')
    .set({ stripe_customer_id: made.id })
    .where('user_id', '=', buyer.userId)
    .where('stripe_customer_id', 'is distinct from', made.id)
    .execute();
  return made.id;
}

/** Creates a customer once for each former one. */
async function createCustomer(
  { payments }: OpenBilling,
  { userId, email, name, language }: Buyer,
  former: string,
): Promise<{ readonly id: string }> {
  return payments.stripe.customers.create(
    { email, ...(name === '' ? {} : { name }), preferred_locales: [language], metadata: { user_id: userId } },
    { idempotencyKey: `customer-${userId}-${former}` },
  );
}

async function retrieveCustomer({ payments }: OpenBilling, id: string) {
  try {
    const customer = await payments.stripe.customers.retrieve(id);
    return customer.deleted === true ? undefined : customer;
  } catch (error) {
    if (providerFailure(error) === 'missing') return undefined;
    throw error;
  }
}
