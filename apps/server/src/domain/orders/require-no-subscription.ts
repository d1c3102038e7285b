import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';

/** Refuses a second subscription: checks our own record, and the provider for one that has not been reported yet. */
export async function requireNoSubscription(
  { database, payments }: OpenBilling,
  { userId, customer }: { readonly userId: string; readonly customer: string },
): Promise<void> {
  const known = await database.kysely
    .selectFrom('public.subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'not in', endedStatuses)
    .executeTakeFirst();
  const { data } = await payments.stripe.subscriptions.list({ customer, limit: 1 });
  if (known !== undefined || data.length > 0)
    throw new AppError('already_subscribed', 'You have a subscription already. You can change it instead.');
}
