import { savedRuleRequest } from '@regelwerk/contract/saved-rule';
import type { AccountContext } from '../domain/accounts/account.ts';
import { readSavedRule } from '../domain/rules/read-saved-rule.ts';
import type { ServerContext } from '../http/bindings.ts';
import { readBody } from './read-body.ts';
import { requirePerson } from './require-person.ts';

/** Answers a saved rule of the caller with its deliveries, decisions and probes. */
export async function savedRule(c: ServerContext, deps: { readonly accounts: AccountContext }): Promise<Response> {
  const { configurationId } = await readBody(c, savedRuleRequest);
  const person = await requirePerson(c, deps.accounts);
  return c.json(await readSavedRule(deps.accounts.database, { userId: person.id, configurationId }));
}
