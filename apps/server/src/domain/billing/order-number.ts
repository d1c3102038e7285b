/** The number of an order as people read and write it. */
export function orderNumber(number: string | number): string {
  return `RW-${number}`;
}
