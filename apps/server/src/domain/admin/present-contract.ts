import type { RefundableOrder } from '@regelwerk/contract/admin/admin-notices';
import type { Contract } from '../contracts/read-contracts.ts';
import { refundOfPayment } from '../contracts/refund-of-payment.ts';
import { withdrawalEnd } from '../legal/withdrawal-end.ts';

/** Returns the outcome of a withdrawal from a contract that arrived at a given time, as admins see it. */
export function presentContract(
  { orderId, valueFrom, payments, ...contract }: Contract,
  receivedAt: Date,
): Omit<RefundableOrder, 'email' | 'is_named' | 'is_own' | 'cancellation'> {
  const sum = (value: (payment: Contract['payments'][number]) => number) =>
    payments.reduce((total, payment) => total + value(payment), 0);
  const until = withdrawalEnd(contract.concludedAt, contract.confirmedAt);
  return {
    id: orderId,
    number: contract.number,
    kind: contract.kind,
    product: contract.product,
    is_business: contract.isBusiness,
    is_running: contract.isRunning || contract.isPending,
    ordered_at: contract.concludedAt.toISOString(),
    currency: contract.currency,
    amount: sum(({ paid }) => paid),
    tokens: sum(({ tokens }) => tokens),
    unspent: sum(({ unspent }) => unspent),
    unconfirmed: sum(({ unconfirmed }) => unconfirmed),
    refund: sum((payment) => refundOfPayment(payment, { valueFrom, withdrawnAt: receivedAt })?.amount ?? 0),
    withdrawal_until: until.toISOString(),
    in_time: receivedAt <= until,
  };
}
