import { contractsRequest } from '@regelwerk/contract/contracts';
import type { AccountContext } from '../domain/accounts/account.ts';
import type { BillingContext } from '../domain/billing/billing-context.ts';
import { listContracts } from '../domain/billing/list-contracts.ts';
import { readContract } from '../domain/billing/read-contract.ts';
import type { ServerContext } from '../http/bindings.ts';
import { readBody } from './read-body.ts';
import { requirePerson } from './require-person.ts';

/** `contracts`: what the caller has agreed on, as it was kept. */
export async function contracts(
  c: ServerContext,
  { accounts, billing }: { readonly accounts: AccountContext; readonly billing: BillingContext },
): Promise<Response> {
  const body = await readBody(c, contractsRequest);
  const { id: userId } = await requirePerson(c, accounts);
  if (body.action === 'read') return c.json(await readContract(billing, userId, body.number));
  const listed = await listContracts(billing, userId);
  return c.json(listed.map(({ id: _id, ...row }) => row));
}
