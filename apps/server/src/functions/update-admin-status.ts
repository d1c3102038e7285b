import { updateAdminStatusRequest } from '@regelwerk/contract/admin-users';
import type { AccountContext } from '../domain/accounts/account.ts';
import { setAdmin } from '../domain/accounts/admin-rights.ts';
import type { ServerContext } from '../http/bindings.ts';
import { readBody } from './read-body.ts';
import { requirePerson } from './require-person.ts';

/** Gives or takes admin rights; the domain decides who may. */
export async function updateAdminStatus(
  c: ServerContext,
  deps: { readonly accounts: AccountContext },
): Promise<Response> {
  const person = await requirePerson(c, deps.accounts);
  const { email, isAdmin } = await readBody(c, updateAdminStatusRequest);
  const account = await setAdmin(deps.accounts, { actor: person.id, email, isAdmin });
  return c.json({ success: true, user: { id: account.id, email: account.email, isAdmin } });
}
