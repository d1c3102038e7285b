/** A number and what it counts: `1 token`, `2 tokens`. */
export function countOf(count: number | string | undefined, one: string, others: string): string {
  return `${count} ${Number(count) === 1 ? one : others}`;
}
