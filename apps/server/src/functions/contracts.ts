import { listContracts } from '../domain/billing/list-contracts.ts';
import { readContract } from '../domain/billing/read-contract.ts';
import type { Handler } from './handler.ts';

/** `contracts`: the agreements of the caller, as they were kept. */
export const contracts: Handler<'contracts'> = async ({ body, caller }, { billing }) => {
  const userId = caller.account.id;
  return body.action === 'read' ? readContract(billing, userId, body.number) : listContracts(billing, userId);
};
