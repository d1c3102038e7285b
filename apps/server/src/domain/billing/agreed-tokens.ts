import { tokensPerPeriod } from '@regelwerk/contract/token-package';
import { z } from 'zod';
import type { OpenBilling } from './billing-context.ts';

interface Period {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly priceId: string;
  readonly start: Date;
}

interface Terms {
  readonly priceId: string;
  readonly tokens: number;
}

/**
 * Returns the tokens that were agreed on for a period of a subscription. The order fixed them; after a change of plan, the
 * catalog at the time of the first report fixes them.
 */
export async function agreedTokens(context: OpenBilling, period: Period): Promise<number> {
  let terms = await readTerms(context, period);
  if (terms === undefined) {
    await startTerms(context, period);
    terms = await readTerms(context, period);
  }
  if (terms?.priceId === period.priceId) return terms.tokens;
  await addTerms(context, period, await tokensNow(context, period.priceId), period.start);
  await dropOvertaken(context, period);
  return (await readTerms(context, period))?.tokens ?? 0;
}

async function readTerms({ database }: OpenBilling, period: Period): Promise<Terms | undefined> {
  return database.kysely
    .selectFrom('public.plan_terms')
    .select(['stripe_price_id as priceId', 'tokens'])
    .where('stripe_subscription_id', '=', period.subscriptionId)
    .where('valid_from', '<=', period.start)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** An invoice may arrive before its order is fulfilled; the subscription itself names the order. */
async function startTerms(context: OpenBilling, period: Period): Promise<void> {
  const { metadata } = await context.payments.stripe.subscriptions.retrieve(period.subscriptionId);
  const orderId = z.uuid().safeParse(metadata.order_id);
  const order = orderId.success
    ? await context.database.kysely
        .selectFrom('public.orders')
        .select(['stripe_price_id as priceId', 'tokens'])
        .where('id', '=', orderId.data)
        .where('user_id', '=', period.userId)
        .executeTakeFirst()
    : undefined;
  const priceId = order?.priceId ?? period.priceId;
  await addTerms(context, { ...period, priceId }, order?.tokens ?? (await tokensNow(context, priceId)), new Date(0));
}

async function addTerms({ database }: OpenBilling, period: Period, tokens: number, validFrom: Date): Promise<void> {
  await database.kysely
    .insertInto('public.plan_terms')
    .values({
      user_id: period.userId,
      stripe_subscription_id: period.subscriptionId,
      stripe_price_id: period.priceId,
      tokens,
      valid_from: validFrom,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An announcement for the former plan does not apply to this one. */
async function dropOvertaken({ database }: OpenBilling, period: Period): Promise<void> {
  await database.kysely
    .deleteFrom('public.plan_terms')
    .where('stripe_subscription_id', '=', period.subscriptionId)
    .where('stripe_price_id', '<>', period.priceId)
    .where('valid_from', '>', period.start)
    .execute();
}

async function tokensNow({ database }: OpenBilling, priceId: string): Promise<number> {
  const row = await database.kysely
    .selectFrom('public.prices as price')
    .innerJoin('public.products as product', 'product.id', 'price.product_id')
    .select('product.metadata')
    .where('price.stripe_price_id', '=', priceId)
    .executeTakeFirst();
  return row === undefined ? 0 : tokensPerPeriod(row.metadata);
}
