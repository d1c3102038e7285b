import type { AccountContext } from '../domain/accounts/account.ts';
import { requestAdmin as ask } from '../domain/accounts/admin-rights.ts';
import type { ServerContext } from '../http/bindings.ts';
import { requirePerson } from './require-person.ts';

/** Asks the admins for admin rights. */
export async function requestAdmin(c: ServerContext, deps: { readonly accounts: AccountContext }): Promise<Response> {
  const person = await requirePerson(c, deps.accounts);
  await ask(deps.accounts, person.id);
  return c.json({ success: true });
}
