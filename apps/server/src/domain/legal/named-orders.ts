import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import { namedNumbers } from './named-numbers.ts';

interface NamedOrder {
  readonly orderId: string;
  readonly userId: string;
}

/**
 * Returns the orders that a text names by their number or by the number of one of their invoices. A bare number counts only as
 * an order of `ownerId`, because it may be a year.
 */
export async function namedOrders(
  executor: Kysely<Schema>,
  text: string,
  ownerId: string | null,
): Promise<readonly NamedOrder[]> {
  const { orders, bare, documents } = namedNumbers(text);
  const oneOf = (numbers: readonly string[]) => sql<string>`any(${[...numbers]}::text[])`;
  const named = (numbers: readonly string[]) =>
    executor
      .selectFrom('public.orders as o')
      .select(['o.id as orderId', 'o.user_id as userId'])
      .where(sql<string>`o.number::text`, '=', oneOf(numbers));
  return named(orders)
    .union(named(bare).where('o.user_id', '=', ownerId))
    .union(
      executor
        .selectFrom('public.billing_documents as d')
        .leftJoin('public.billing_documents as corrected', 'corrected.id', 'd.corrects_id')
        .innerJoin('public.orders as o', (join) =>
          join.on('o.id', '=', ({ fn }) => fn.coalesce('d.order_id', 'corrected.order_id')),
        )
        .select(['o.id as orderId', 'o.user_id as userId'])
        .where(sql<string>`upper(d.number)`, '=', oneOf(documents)),
    )
    .union(
      executor
        .selectFrom('public.invoices as i')
        .innerJoin('public.orders as o', (join) =>
          join.on('o.id', '=', sql<string>`private.order_of_period(i.stripe_subscription_id, i.period_start)`),
        )
        .select(['o.id as orderId', 'o.user_id as userId'])
        .where(sql<string>`upper(i.number)`, '=', oneOf(documents)),
    )
    .execute();
}
