/** The beginning of every order number that people read. */
export const orderPrefix = 'RW-';

/** Returns the number of an order as people read and write it, from its number in the database. */
export function orderNumber(number: string | number): string {
  return `${orderPrefix}${number}`;
}
