import { listContracts } from '../domain/billing/list-contracts.ts';
import { readContract } from '../domain/billing/read-contract.ts';
import type { Handler } from './handler.ts';

/** `contracts`: the caller's contracts, as stored when they were concluded. */
export const contracts: Handler<'contracts'> = async ({ body, caller }, { billing }) => {
  const userId = caller.account.id;
  return body.action === 'read' ? readContract(billing, userId, body.number) : listContracts(billing, userId);
};
