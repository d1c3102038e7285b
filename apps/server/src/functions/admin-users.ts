import { type Account, isAdmin } from '../domain/accounts/account.ts';
import { listAccounts } from '../domain/admin/list-accounts.ts';
import { listAdminRequests } from '../domain/admin/list-admin-requests.ts';
import { readBalances } from '../domain/ledger/read-balances.ts';
import type { Handler } from './handler.ts';

/** Lists accounts with their balances, and the requests for admin rights. */
export const adminUsers: Handler<'admin-users'> = async ({ body }, deps) => {
  const { accounts, total } = await listAccounts(deps.accounts, body);
  const balances = await readBalances(
    deps.accounts.database,
    accounts.map(({ id }) => id),
  );
  const requests = await listAdminRequests(deps.accounts);
  return {
    users: accounts.map((account) => presentListed(account, balances.get(account.id) ?? 0)),
    total,
    requests: requests.map(({ email, created_at }) => ({ email, createdAt: created_at })),
  };
};

function presentListed(account: Account, tokensRemaining: number) {
  const { id, email, user_metadata, created_at, last_sign_in_at } = account;
  return {
    id,
    email,
    name: typeof user_metadata.name === 'string' ? user_metadata.name : '',
    isAdmin: isAdmin(account),
    tokensRemaining,
    createdAt: created_at,
    lastSignInAt: last_sign_in_at,
  };
}
