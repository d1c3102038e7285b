import { z } from 'zod';
import { successResponse, wireTime } from '../shared/wire-values.ts';
import { pageSortedBy } from './admin-page.ts';

/** Body of the function `update-admin-status`. */
export const updateAdminStatusRequest = z.object({ email: z.string().min(1).max(320), isAdmin: z.boolean() });

/** Body of the function `admin-users`. */
export const adminUsersRequest = z.object({
  ...pageSortedBy(['created_at', 'email', 'tokens', 'last_sign_in_at']),
  perPage: z.number().int().min(1).max(200).default(50),
});

/** Request body of `admin-users`, before parsing. */
export type AdminUsersRequest = z.input<typeof adminUsersRequest>;

/** The response of `update-admin-status`: the account as it is now. */
export const updateAdminStatusResponse = successResponse.extend({
  user: z.object({ id: z.string(), email: z.string(), isAdmin: z.boolean() }),
});

const adminUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  isAdmin: z.boolean(),
  tokensRemaining: z.number(),
  createdAt: wireTime,
  lastSignInAt: wireTime.nullable(),
});
/** An account as admins see it; times are ISO strings. */
export type AdminUser = Readonly<z.output<typeof adminUser>>;

/** A page of accounts, and the accounts that wait for admin rights. */
export const adminUsersResponse = z.object({
  users: z.array(adminUser).readonly(),
  total: z.number(),
  requests: z.array(z.object({ email: z.string(), createdAt: wireTime })).readonly(),
});
