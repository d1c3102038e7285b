import type { RefundExtent } from '@regelwerk/contract/admin/admin-orders';
import { prorate } from './prorate.ts';
import type { ContractPayment } from './read-contracts.ts';

interface Wish {
  readonly extent: RefundExtent;
  /** Minor units; counts for `part` only. */
  readonly part: number;
  /** Whether used tokens are not owed afterwards. */
  readonly waivesUsed: boolean;
}

/** The effect of a refund: minor units that go back, tokens that leave the balance, and used tokens that nobody owes. */
export interface Goodwill {
  readonly amount: number;
  readonly tokens: number;
  readonly waived: number;
}

/**
 * Returns what a refund of one payment does to money and tokens, without a declared withdrawal. The ledger takes tokens in proportion
 * to all money returned (`private.settle_reversals`); of those, used ones are given back if they are waived.
 */
export function calculateGoodwill(
  { paid, tokens: granted, unspent, returned }: Omit<ContractPayment, 'payment'>,
  { extent, part, waivesUsed }: Wish,
): Goodwill {
  const rest = Math.max(0, paid - returned);
  const wished = { whole: rest, unspent: granted > 0 ? prorate(paid, unspent, granted) : 0, part }[extent];
  const amount = Math.min(wished, rest);
  const reversed = (money: number) => (paid === 0 ? 0 : Math.floor((granted * Math.min(money, paid)) / paid));
  const taken = reversed(returned + amount) - reversed(returned);
  const waived = waivesUsed ? Math.max(0, taken - unspent) : 0;
  return { amount, tokens: taken - waived, waived };
}
