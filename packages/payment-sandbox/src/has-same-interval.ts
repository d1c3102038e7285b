import type { Objects } from './objects.ts';

/** Whether two prices are due equally often. */
export function hasSameInterval({ recurring: one }: Objects['price'], { recurring: other }: Objects['price']): boolean {
  return one?.interval === other?.interval && one?.interval_count === other?.interval_count;
}
