import { z } from 'zod';
import { successResponse, wireTime } from '../shared/wire-values.ts';

/** Body of the function `admins`: who the admins are, the lost second factor of one, and whether each of them needs one. */
export const adminsRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.object({ action: z.literal('removeTwoFactor'), email: z.string().min(1).max(320) }),
  z.object({ action: z.literal('requireTwoFactor'), isRequired: z.boolean() }),
]);
/** Request body of `admins`, before parsing. */
export type AdminsRequest = z.input<typeof adminsRequest>;

const admin = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** When the right was granted; null if that is not in the log. */
  since: wireTime.nullable(),
  hasTwoFactor: z.boolean(),
  lastSignInAt: wireTime.nullable(),
  /** The end of a ban; null for an admin who can sign in. */
  bannedUntil: wireTime.nullable(),
});
/** An admin as the other admins see them; times are ISO strings. */
export type Admin = Readonly<z.output<typeof admin>>;

/** The responses of `admins`, one for each action; the longest-serving admin comes first. */
export const adminsResponses = {
  list: z.object({ admins: z.array(admin).readonly(), isRequired: z.boolean() }),
  removeTwoFactor: successResponse,
  requireTwoFactor: successResponse,
} satisfies Record<AdminsRequest['action'], z.ZodType>;
