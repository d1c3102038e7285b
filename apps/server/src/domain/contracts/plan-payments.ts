import type { Contract, ContractPayment } from './read-contracts.ts';

/** Returns the payments for all periods of a plan, whichever change of plan they were for. */
export function planPayments(contracts: readonly Contract[], subscriptionId: string): readonly ContractPayment[] {
  return contracts.filter((one) => one.subscriptionId === subscriptionId).flatMap(({ payments }) => payments);
}
