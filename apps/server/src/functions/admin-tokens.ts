import { type AdjustTokensResponse, adjustTokensRequest } from '@regelwerk/contract/admin-tokens';
import type { AccountContext } from '../domain/accounts/account.ts';
import { adjustTokens } from '../domain/tokens/adjust-tokens.ts';
import type { ServerContext } from '../http/bindings.ts';
import { readBody } from './read-body.ts';
import { requireAdmin } from './require-person.ts';

/** `admin-tokens`: books tokens of a person by hand; for admins. */
export async function adminTokens(c: ServerContext, deps: { readonly accounts: AccountContext }): Promise<Response> {
  const { id: actor } = await requireAdmin(c, deps.accounts);
  const input = await readBody(c, adjustTokensRequest);
  const balance = await adjustTokens(deps.accounts.database, { ...input, actor });
  return c.json({ success: true, balance } satisfies AdjustTokensResponse);
}
