import type { AdminOrder } from '@regelwerk/contract/admin/admin-orders';
import { sql } from 'kysely';
import { orderNumberIn } from '../contracts/order-number-in.ts';

/** The columns of an order `o`, as admins see it in a list. */
export const orderColumns = [
  sql<string>`o.id`.as('id'),
  orderNumberIn('o.number').as('number'),
  sql<AdminOrder['kind']>`o.kind`.as('kind'),
  sql<string>`o.product_name`.as('product'),
  sql<string>`o.state`.as('state'),
  sql<number>`o.tokens`.as('tokens'),
  sql<number>`o.amount`.as('amount'),
  sql<string>`o.currency`.as('currency'),
  sql<number | null>`o.paid_amount`.as('paid_amount'),
  sql<string | null>`o.paid_currency`.as('paid_currency'),
  sql<string | null>`o.problem`.as('problem'),
  sql<Date>`o.created_at`.as('created_at'),
  sql<string | null>`(select u.email from auth.users u where u.id = o.user_id and u.deleted_at is null)`.as('email'),
  sql<string | null>`(select u.id from auth.users u where u.id = o.user_id and u.deleted_at is null)`.as('user_id'),
  sql<number>`(
    coalesce((
      select sum(r.amount) from private.reversals r
      where r.source_type = 'order' and r.source_id = o.id::text and r.is_active and not r.is_open
    ), 0) + coalesce((
      select sum(r.amount) from public.invoices i
      join private.reversals r on r.source_type = 'invoice' and r.source_id = i.id and r.is_active and not r.is_open
      where i.stripe_subscription_id = o.stripe_subscription_id
        and private.order_of_period(i.stripe_subscription_id, i.period_start) = o.id
    ), 0))::int`.as('returned'),
];
