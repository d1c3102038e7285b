import { sql } from 'kysely';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';

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
export async function ensureCustomer(context: OpenBilling, buyer: Buyer, currency: string): Promise<string> {
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
  // the provider repeats its answer to a key for a day, also a failure, so the stored id decides, not a key
  const { id } = await createCustomer(context, buyer);
  const kept = await keepCustomer(context, buyer, { id, before });
  if (kept !== id) await forgetCustomer(context, id);
  return kept;
}

async function createCustomer(
  { payments }: OpenBilling,
  { userId, email, name, language }: Buyer,
): Promise<{ readonly id: string }> {
  return payments.stripe.customers.create({
    email,
    ...(name === '' ? {} : { name }),
    preferred_locales: [language],
    metadata: { user_id: userId },
  });
}

/** Stores a customer in place of the one `before`, unless another order of this person did so first; returns the stored one. */
async function keepCustomer(
  { database }: OpenBilling,
  { userId, email, name }: Buyer,
  { id, before }: { readonly id: string; readonly before: string | undefined },
): Promise<string> {
  const { kept } = await database.kysely
    .insertInto('public.customers')
    .values({ user_id: userId, email, name: name || null, stripe_customer_id: id })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ fn, ref, val }) => ({
        stripe_customer_id: fn.coalesce(
          fn<string>('nullif', [ref('public.customers.stripe_customer_id'), val(before ?? null)]),
          ref('excluded.stripe_customer_id'),
        ),
      })),
    )
    .returning(({ fn }) => fn.coalesce('stripe_customer_id', sql.lit('')).as('kept'))
    .executeTakeFirstOrThrow();
  return kept;
}

/** An empty customer that stays at the provider does no harm. */
async function forgetCustomer({ payments }: OpenBilling, id: string): Promise<void> {
  try {
    await payments.stripe.customers.del(id);
  } catch (error) {
    if (providerFailure(error) === undefined) throw error;
  }
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
