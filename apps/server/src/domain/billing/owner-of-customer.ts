import type { OpenBilling } from './billing-context.ts';

/** Whose customer it is at the provider; undefined for customers that are not ours. */
export async function ownerOfCustomer(
  { database }: OpenBilling,
  customer: string | { readonly id: string } | null,
): Promise<{ readonly userId: string; readonly customerId: string } | undefined> {
  const stripeId = typeof customer === 'string' ? customer : (customer?.id ?? '');
  const found = await database.kysely
    .selectFrom('public.customers')
    .select(['id', 'user_id'])
    .where('stripe_customer_id', '=', stripeId)
    .executeTakeFirst();
  return found?.user_id == null ? undefined : { userId: found.user_id, customerId: found.id };
}
