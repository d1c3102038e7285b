import { setAdmin } from '../domain/accounts/admin-rights.ts';
import type { Handler } from './handler.ts';
import { requireAdminStatus } from './require-admin-status.ts';

/** Grants or revokes admin rights; the domain decides who is allowed to. */
export const updateAdminStatus: Handler<'update-admin-status'> = async ({ body, caller }, { accounts }) => {
  const { email, isAdmin } = body;
  // the first admin has no right yet
  requireAdminStatus(caller);
  const { account } = await setAdmin(accounts, { actor: caller.account.id, email, isAdmin });
  return { success: true, user: { id: account.id, email: account.email, isAdmin } };
};
