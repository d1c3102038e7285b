import { adjustTokens } from '../domain/ledger/adjust-tokens.ts';
import type { Handler } from './handler.ts';

/** `admin-tokens`: adds or removes tokens of an account. */
export const adminTokens: Handler<'admin-tokens'> = async ({ body, caller }, { accounts }) => {
  const balance = await adjustTokens(accounts.database, { ...body, actor: caller.account.id });
  return { success: true, balance };
};
