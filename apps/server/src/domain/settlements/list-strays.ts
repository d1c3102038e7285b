import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** An object of a deleted account that is left at the provider: a plan, a payment without its refund, the customer. */
export interface Stray {
  readonly kind: 'subscription' | 'order' | 'invoice' | 'customer';
  readonly id: string;
  readonly userId: string;
}

/** Lists what deleted accounts still have at the provider, by our records; empty if all is well. */
export async function listStrays({ kysely }: Database): Promise<readonly Stray[]> {
  return kysely
    .selectFrom('public.subscriptions as s')
    .innerJoin('auth.users as u', 'u.id', 's.user_id')
    .select([sql.lit<Stray['kind']>('subscription').as('kind'), 's.stripe_subscription_id as id', 'u.id as userId'])
    .where('u.deleted_at', 'is not', null)
    .where('s.status', 'not in', endedStatuses)
    .unionAll(
      kysely
        .selectFrom('public.orders as o')
        .innerJoin('auth.users as u', 'u.id', 'o.user_id')
        .select([sql.lit<Stray['kind']>('order').as('kind'), sql<string>`o.id::text`.as('id'), 'u.id as userId'])
        .where('u.deleted_at', 'is not', null)
        .where('o.state', '=', 'review')
        // a refund that failed is the operator's, who may have paid in another way
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('private.reversals as r')
                .leftJoin('public.invoices as i', 'i.id', 'r.source_id')
                .select('r.id')
                .where('r.kind', '=', 'refund')
                .where('r.is_active', '=', false)
                .where(({ or, eb, ref }) =>
                  or([
                    eb('r.source_id', '=', sql<string>`o.id::text`),
                    eb('i.stripe_subscription_id', '=', ref('o.stripe_subscription_id')),
                  ]),
                ),
            ),
          ),
        ),
    )
    .unionAll(
      kysely
        .selectFrom('public.invoices as i')
        .innerJoin('auth.users as u', 'u.id', 'i.user_id')
        .select([sql.lit<Stray['kind']>('invoice').as('kind'), 'i.id', 'u.id as userId'])
        .where('u.deleted_at', 'is not', null)
        .where('i.withheld', '=', true)
        .where('i.returned_at', 'is', null)
        .where('i.total', '>', 0),
    )
    .unionAll(
      kysely
        .selectFrom('public.customers as c')
        .innerJoin('auth.users as u', 'u.id', 'c.user_id')
        .select([
          sql.lit<Stray['kind']>('customer').as('kind'),
          sql<string>`c.stripe_customer_id`.as('id'),
          'u.id as userId',
        ])
        .where('u.deleted_at', 'is not', null)
        .where('c.stripe_customer_id', 'is not', null)
        .where('c.deleted_at', 'is', null),
    )
    .execute();
}
