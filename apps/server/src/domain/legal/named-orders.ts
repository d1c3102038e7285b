import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import { namedNumbers } from './named-numbers.ts';

interface NamedOrder {
  readonly orderId: string;
  readonly userId: string;
}

/**
 * The orders whose own number, or the number of one of whose invoices, stands in a text. A bare number counts only as an
 * order of `ownerId`: it may as well be a year.
 */
export async function namedOrders(
  executor: Kysely<Schema>,
  text: string,
  ownerId: string | null,
): Promise<readonly NamedOrder[]> {
  const { orders, bare, documents } = namedNumbers(text);
  const { rows } = await sql<NamedOrder>`
    select o.id as "orderId", o.user_id as "userId" from public.orders o where o.number::text = any(${[...orders]})
    union
    select o.id, o.user_id from public.orders o where o.number::text = any(${[...bare]}) and o.user_id = ${ownerId}
    union
    select o.id, o.user_id from public.billing_documents d
      left join public.billing_documents corrected on corrected.id = d.corrects_id
      join public.orders o on o.id = coalesce(d.order_id, corrected.order_id)
      where upper(d.number) = any(${[...documents]})
    union
    select o.id, o.user_id from public.invoices i
      join public.orders o on o.stripe_subscription_id = i.stripe_subscription_id
      where upper(i.number) = any(${[...documents]})`.execute(executor);
  return rows;
}
