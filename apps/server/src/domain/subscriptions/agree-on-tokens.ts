import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';

/** Fixes the tokens of each period of a subscription as its order says; an earlier agreement stays. */
export async function agreeOnTokens(transaction: Transaction<Schema>, orderId: string): Promise<void> {
  await transaction
    .insertInto('public.plan_terms')
    .columns(['user_id', 'stripe_subscription_id', 'stripe_price_id', 'tokens', 'valid_from'])
    .expression(({ selectFrom }) =>
      selectFrom('public.orders')
        .select([
          'user_id',
          'stripe_subscription_id',
          'stripe_price_id',
          'tokens',
          sql<Date>`to_timestamp(0)`.as('valid_from'),
        ])
        .where('id', '=', orderId)
        .where('stripe_subscription_id', 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
