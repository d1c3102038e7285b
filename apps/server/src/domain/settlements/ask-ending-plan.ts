import type { BillingContext } from '../kernel/payments-context.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';

/**
 * Asks the provider about the plan that a declaration has set to end, so that what is decided and mailed about it counts what its subscriber
 * has done there meanwhile. Throws `provider_refused` if the provider cannot be asked.
 */
export async function askEndingPlan(context: BillingContext, noticeId: string): Promise<void> {
  const { payments } = context;
  const plan = await context.database.kysely
    .selectFrom('private.legal_notices as n')
    .innerJoin('public.orders as o', 'o.id', 'n.accepted_order_id')
    .select('o.stripe_subscription_id as id')
    .where('n.id', '=', noticeId)
    .where('n.effective_end', 'is not', null)
    .where('n.taken_back_at', 'is', null)
    .executeTakeFirst();
  const id = plan?.id ?? null;
  if (payments === undefined || id === null) return;
  await withProviderErrors(() => refreshSubscription({ ...context, payments }, id));
}
