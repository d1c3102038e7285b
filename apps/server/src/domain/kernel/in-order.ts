import type { OrderByItemBuilder } from 'kysely';

/** Orders a column, empty values last. One that is never empty needs no place for them, and only then an index has the order. */
export function inOrder(direction: 'asc' | 'desc', mayBeEmpty: boolean) {
  return (by: OrderByItemBuilder) => (mayBeEmpty ? by[direction]().nullsLast() : by[direction]());
}
