import type { RefundableOrder } from '@regelwerk/contract/admin/admin-notices';
import type { Contract, ContractPayment } from '../contracts/read-contracts.ts';
import { refundAfterWithdrawal } from '../contracts/refund-after-withdrawal.ts';
import { withdrawnContracts } from '../contracts/withdrawn-contracts.ts';
import { withdrawalEnd } from '../legal/withdrawal-end.ts';

/** Returns the outcome of a withdrawal from a contract that arrived at a given time, as admins see it. */
export function presentContract(
  contracts: readonly Contract[],
  contract: Contract,
  receivedAt: Date,
): Omit<RefundableOrder, 'email' | 'is_named' | 'is_own' | 'cancellation'> {
  const ended = withdrawnContracts(contracts, contract, receivedAt);
  const sum = (value: (payment: ContractPayment, valueFrom: Date | null) => number) =>
    ended
      .flatMap(({ payments, valueFrom }) => payments.map((payment) => value(payment, valueFrom)))
      .reduce((total, one) => total + one, 0);
  const until = withdrawalEnd(contract.concludedAt, contract.confirmedAt);
  const refund = sum(
    (payment, valueFrom) => refundAfterWithdrawal(payment, { valueFrom, withdrawnAt: receivedAt })?.amount ?? 0,
  );
  const isRunning = ended.some((one) => one.isRunning || one.isPending);
  return {
    id: contract.orderId,
    number: contract.number,
    kind: contract.kind,
    product: contract.product,
    is_business: contract.isBusiness,
    is_running: isRunning,
    // a plan that was free until it was changed, or ended, has nothing to pay back
    can_withdraw:
      refund > 0 || isRunning || (contract.kind === 'subscription' && (!contract.isPresentPlan || receivedAt <= until)),
    ordered_at: contract.concludedAt.toISOString(),
    currency: contract.currency,
    amount: sum(({ paid }) => paid),
    tokens: sum(({ tokens }) => tokens),
    unspent: sum(({ unspent }) => unspent),
    unconfirmed: sum(({ unconfirmed }) => unconfirmed),
    refund,
    withdrawal_until: until.toISOString(),
    in_time: receivedAt <= until,
  };
}
