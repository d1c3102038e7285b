import { listContracts } from '../domain/contracts/list-contracts.ts';
import { listDeclarations } from '../domain/contracts/list-declarations.ts';
import { readContract } from '../domain/contracts/read-contract.ts';
import { requirePayments } from '../domain/kernel/payments-context.ts';
import { takeBackChange } from '../domain/subscriptions/take-back-change.ts';
import type { Handler } from './handler.ts';

/** `contracts`: the caller's contracts, as stored when they were concluded, and the way back from a change of plan. */
export const contracts: Handler<'contracts'> = async ({ body, caller }, { billing }) => {
  const userId = caller.account.id;
  switch (body.action) {
    case 'list':
      return listContracts(billing, userId);
    case 'declarations':
      return listDeclarations(billing, userId);
    case 'read':
      return readContract(billing, userId, body.number);
    case 'takeBack':
      await takeBackChange(requirePayments(billing), { userId, number: body.number });
      return { success: true };
  }
};
