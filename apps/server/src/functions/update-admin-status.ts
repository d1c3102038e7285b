import { setAdmin } from '../domain/accounts/admin-rights.ts';
import type { Handler } from './handler.ts';

/** Gives or takes admin rights; the domain decides who may. */
export const updateAdminStatus: Handler<'update-admin-status'> = async ({ body, caller }, { accounts }) => {
  const { email, isAdmin } = body;
  const account = await setAdmin(accounts, { actor: caller.account.id, email, isAdmin });
  return { success: true, user: { id: account.id, email: account.email, isAdmin } };
};
