import { z } from 'zod';
import { reasonLength } from './reason-length.ts';

/** The most tokens that one adjustment adds or takes. */
export const largestAdjustment = 1_000_000;

/** Body of `admin-tokens`: adds, or with a negative amount takes, for a reason that is written down. */
export const adjustTokensRequest = z.object({
  userId: z.uuid(),
  amount: z
    .number()
    .int()
    .min(-largestAdjustment)
    .max(largestAdjustment)
    .refine((amount) => amount !== 0),
  reason: z.string().trim().min(reasonLength.least).max(reasonLength.most),
  /** Made by the browser for each press of the button: the same one books once. */
  requestId: z.uuid(),
});

/** What a client sends as the body of `admin-tokens`. */
export type AdjustTokensRequest = z.input<typeof adjustTokensRequest>;

/** The balance after the adjustment, in tokens. */
export interface AdjustTokensResponse {
  readonly success: true;
  readonly balance: number;
}
