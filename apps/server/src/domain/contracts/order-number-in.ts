import { orderPrefix } from '@regelwerk/contract/shop/order-number';
import { type RawBuilder, sql } from 'kysely';

/** Returns SQL for an order number as people read it; `column` is the column of the number, such as `o.number`. */
export function orderNumberIn(column: string): RawBuilder<string> {
  return sql`${sql.lit(orderPrefix)} || ${sql.ref(column)}`;
}
