import { adjustTokens } from '../domain/tokens/adjust-tokens.ts';
import type { Handler } from './handler.ts';

/** `admin-tokens`: books tokens of a person by hand. */
export const adminTokens: Handler<'admin-tokens'> = async ({ body, caller }, { accounts }) => {
  const balance = await adjustTokens(accounts.database, { ...body, actor: caller.account.id });
  return { success: true, balance };
};
