import { endedStatuses } from '@regelwerk/contract/subscription-status';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Something of a deleted account that still bills, or a payment of it that has not gone back yet. */
export interface Stray {
  readonly kind: 'subscription' | 'order' | 'invoice';
  readonly id: string;
  readonly userId: string;
}

/** What deleted accounts still have at the provider, as far as we know; nothing where all is well. */
export async function listStrays({ kysely }: Database): Promise<readonly Stray[]> {
  const { rows } = await sql<Stray>`
    select 'subscription' as kind, s.stripe_subscription_id as id, s.user_id as "userId"
      from public.subscriptions s join auth.users u on u.id = s.user_id and u.deleted_at is not null
      where not (s.status = any(${[...endedStatuses]}))
    union all
    select 'order', o.id::text, o.user_id
      from public.orders o join auth.users u on u.id = o.user_id and u.deleted_at is not null where o.state = 'review'
    union all
    select 'invoice', i.id, i.user_id
      from public.invoices i join auth.users u on u.id = i.user_id and u.deleted_at is not null
      where i.withheld and i.returned_at is null and i.total > 0`.execute(kysely);
  return rows;
}
