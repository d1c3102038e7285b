import { requestAdmin as request } from '../domain/accounts/admin-rights.ts';
import type { Handler } from './handler.ts';

/** Asks the admins for admin rights. */
export const requestAdmin: Handler<'request-admin'> = async ({ caller }, { accounts }) => {
  await request(accounts, caller.account.id);
  return { success: true };
};
