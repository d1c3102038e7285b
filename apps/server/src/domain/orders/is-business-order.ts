import { z } from 'zod';

const billed = z
  .object({ isBusiness: z.boolean().default(false) })
  .nullable()
  .catch(null);

/** Returns whether a business placed an order, which therefore has no right of withdrawal. */
export function isBusinessOrder({ billing }: { readonly billing: unknown }): boolean {
  return billed.parse(billing)?.isBusiness ?? false;
}
