import { orderPrefix } from '@regelwerk/contract/order-number';
import { type RawBuilder, sql } from 'kysely';

/** The SQL of an order's number as people read it; `column` is the name of its number, such as `o.number`. */
export function orderNumberIn(column: string): RawBuilder<string> {
  return sql`${sql.lit(orderPrefix)} || ${sql.ref(column)}`;
}
