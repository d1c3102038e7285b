import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';

/** Fixes what each period of a subscription brings as its order says; what was fixed before stays. */
export async function agreeOnTokens(transaction: Transaction<Schema>, orderId: string): Promise<void> {
  await sql`
    insert into public.plan_terms (user_id, stripe_subscription_id, stripe_price_id, tokens, valid_from)
    select user_id, stripe_subscription_id, stripe_price_id, tokens, to_timestamp(0)
    from public.orders where id = ${orderId} and stripe_subscription_id is not null
    on conflict do nothing`.execute(transaction);
}
