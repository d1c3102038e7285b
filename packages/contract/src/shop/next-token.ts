import { z } from 'zod';

/** The response of `next-token`. */
export const nextTokenResponse = z.object({
  /** Where the token comes from that the next rule uses; `gift` includes those of a trial. */
  source: z.enum(['none', 'gift', 'plan', 'pack']),
  /** Whether the person can still withdraw from the package, so that using the token needs a declaration. */
  isWithdrawable: z.boolean(),
  /** The tokens on the account. */
  balance: z.number(),
});
/** The token that the next rule uses. */
export type NextToken = Readonly<z.output<typeof nextTokenResponse>>;
