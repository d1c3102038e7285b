import { type AdminUsersResponse, adminUsersRequest } from '@regelwerk/contract/admin-users';
import { type Account, type AccountContext, isAdmin } from '../domain/accounts/account.ts';
import { listAccounts } from '../domain/accounts/list-accounts.ts';
import { listAdminRequests } from '../domain/accounts/list-admin-requests.ts';
import { readBalances } from '../domain/tokens/read-balances.ts';
import type { ServerContext } from '../http/bindings.ts';
import { readBody } from './read-body.ts';
import { requireAdmin } from './require-person.ts';

/** Lists accounts with their balances, and who asks for admin rights; for admins. */
export async function adminUsers(c: ServerContext, deps: { readonly accounts: AccountContext }): Promise<Response> {
  await requireAdmin(c, deps.accounts);
  const input = await readBody(c, adminUsersRequest);
  const { accounts, total } = await listAccounts(deps.accounts, input);
  const balances = await readBalances(
    deps.accounts.database,
    accounts.map(({ id }) => id),
  );
  const requests = await listAdminRequests(deps.accounts);
  return c.json({
    users: accounts.map((account) => presentUser(account, balances.get(account.id) ?? 0)),
    total,
    requests: requests.map(({ email, created_at }) => ({ email, createdAt: created_at.toISOString() })),
  } satisfies AdminUsersResponse);
}

function presentUser(account: Account, tokensRemaining: number) {
  const { id, email, user_metadata, created_at, last_sign_in_at } = account;
  return {
    id,
    email,
    name: typeof user_metadata.name === 'string' ? user_metadata.name : '',
    isAdmin: isAdmin(account),
    tokensRemaining,
    createdAt: created_at.toISOString(),
    lastSignInAt: last_sign_in_at?.toISOString() ?? null,
  };
}
