import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';

/** Returns the account of a provider's customer; undefined for customers that are not ours. */
export async function findCustomerOwner(
  { database }: OpenBilling,
  customer: string | { readonly id: string } | null,
): Promise<{ readonly userId: string; readonly customerId: string; readonly isDeleted: boolean } | undefined> {
  const stripeId = idOf(customer) ?? '';
  const found = await database.kysely
    .selectFrom('public.customers as c')
    .innerJoin('auth.users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'u.id as userId', 'u.deleted_at as deletedAt'])
    .where('c.stripe_customer_id', '=', stripeId)
    .executeTakeFirst();
  return found && { userId: found.userId, customerId: found.id, isDeleted: found.deletedAt !== null };
}
