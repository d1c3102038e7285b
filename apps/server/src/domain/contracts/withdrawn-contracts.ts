import type { Contract } from '../contracts/read-contracts.ts';

/**
 * Returns the contracts that a withdrawal from one ends: itself, and the changes of plan that were waiting for their start when the
 * declaration arrived, even if they have started until it is decided on.
 */
export function withdrawnContracts(
  contracts: readonly Contract[],
  contract: Contract,
  receivedAt: Date,
): readonly Contract[] {
  const changes = contracts.filter(
    ({ changesOrderId, fulfilledAt }) =>
      changesOrderId === contract.orderId && (fulfilledAt === null || fulfilledAt > receivedAt),
  );
  return [contract, ...changes.flatMap((change) => withdrawnContracts(contracts, change, receivedAt))];
}
