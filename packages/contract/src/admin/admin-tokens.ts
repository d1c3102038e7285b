import { z } from 'zod';
import { successResponse } from '../shared/wire-values.ts';
import { reasonLength } from './reason-length.ts';

/** The most tokens that one adjustment adds or removes. */
export const largestAdjustment = 1_000_000;

/** Body of `admin-tokens`: adds tokens, or removes them with a negative amount, for a recorded reason. */
export const adjustTokensRequest = z.object({
  userId: z.uuid(),
  amount: z
    .number()
    .int()
    .min(-largestAdjustment)
    .max(largestAdjustment)
    .refine((amount) => amount !== 0),
  reason: z.string().trim().min(reasonLength.least).max(reasonLength.most),
  /** The browser makes one for each press of the button; the same id books once, and a call without one books each time. */
  requestId: z.uuid().optional(),
});

/** Request body of `admin-tokens`, before parsing. */
export type AdjustTokensRequest = z.input<typeof adjustTokensRequest>;

/** The balance after the adjustment, in tokens. */
export const adjustTokensResponse = successResponse.extend({ balance: z.number() });
/** The same as a type. */
export type AdjustTokensResponse = Readonly<z.output<typeof adjustTokensResponse>>;
