import { z } from 'zod';
import { pageSortedBy } from './admin-page.ts';

/** The body of function `update-admin-status`. */
export const updateAdminStatusRequest = z.object({ email: z.string().min(1).max(320), isAdmin: z.boolean() });

/** The body of function `admin-users`. */
export const adminUsersRequest = z.object({
  ...pageSortedBy(['created_at', 'email', 'tokens', 'last_sign_in_at']),
  perPage: z.number().int().min(1).max(200).default(50),
});

/** What a client sends as the body of `admin-users`. */
export type AdminUsersRequest = z.input<typeof adminUsersRequest>;

/** An account as admins see it; times are ISO. */
export interface AdminUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly tokensRemaining: number;
  readonly createdAt: string;
  readonly lastSignInAt: string | null;
}

/** Somebody who asked for admin rights and has not got them yet. */
export interface AdminRequest {
  readonly email: string;
  readonly createdAt: string;
}

/** A page of accounts, and everyone who waits for admin rights. */
export interface AdminUsersResponse {
  readonly users: readonly AdminUser[];
  readonly total: number;
  readonly requests: readonly AdminRequest[];
}
