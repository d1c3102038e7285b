import { z } from 'zod';
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

/** An account as admins see it; times are ISO strings. */
export interface AdminUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly tokensRemaining: number;
  readonly createdAt: string;
  readonly lastSignInAt: string | null;
}

/** A pending request for admin rights. */
export interface AdminRequest {
  readonly email: string;
  readonly createdAt: string;
}

/** A page of accounts, with all pending requests for admin rights. */
export interface AdminUsersResponse {
  readonly users: readonly AdminUser[];
  readonly total: number;
  readonly requests: readonly AdminRequest[];
}
