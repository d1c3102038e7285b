import { z } from 'zod';
import type { OpenBilling } from '../kernel/payments-context.ts';

interface Period {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly priceId: string;
  readonly start: Date;
  /** The tokens that its plan brings now, by the catalog. */
  readonly tokensNow: number;
}

/**
 * Returns the tokens that were agreed on for a period of a subscription. Its order fixed them, or a later raise; the catalog decides
 * only for a price that nobody ordered, which the operator set at the provider.
 */
export async function agreedTokens(context: OpenBilling, period: Period): Promise<number> {
  const agreed = await readTerms(context, period);
  if (agreed !== undefined) return agreed;
  // its fulfilment writes them down
  const ordered = await orderedTokens(context, period);
  if (ordered !== undefined) return ordered;
  await addTerms(context, period);
  return period.tokensNow;
}

async function readTerms({ database }: OpenBilling, period: Period): Promise<number | undefined> {
  const terms = await database.kysely
    .selectFrom('public.plan_terms')
    .select('tokens')
    .where('stripe_subscription_id', '=', period.subscriptionId)
    .where('stripe_price_id', '=', period.priceId)
    .where('valid_from', '<=', period.start)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return terms?.tokens;
}

/** An invoice may arrive before its order is fulfilled; the subscription itself names the order. */
async function orderedTokens(
  { database, payments }: OpenBilling,
  { userId, subscriptionId, priceId }: Period,
): Promise<number | undefined> {
  const { metadata } = await payments.stripe.subscriptions.retrieve(subscriptionId);
  const named = z.uuid().safeParse(metadata.order_id);
  const order = await database.kysely
    .selectFrom('public.orders')
    .select('tokens')
    .where('user_id', '=', userId)
    .where('stripe_price_id', '=', priceId)
    .where('state', 'not in', ['expired', 'canceled'])
    .where(({ or, eb }) =>
      or([eb('stripe_subscription_id', '=', subscriptionId), ...(named.success ? [eb('id', '=', named.data)] : [])]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order?.tokens;
}

async function addTerms({ database }: OpenBilling, period: Period): Promise<void> {
  await database.kysely
    .insertInto('public.plan_terms')
    .values({
      user_id: period.userId,
      stripe_subscription_id: period.subscriptionId,
      stripe_price_id: period.priceId,
      tokens: period.tokensNow,
      valid_from: period.start,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
