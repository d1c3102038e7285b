import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import { prorate } from './prorate.ts';
import { type Contract, readContracts } from './read-contracts.ts';
import type { Refund } from './refund-after-withdrawal.ts';

interface UnspentRefund {
  readonly contract: Contract;
  readonly unspent: number;
  /** Minor units. */
  readonly amount: number;
  /** The part of it that waits until the bank has decided on a dispute. */
  readonly waiting: number;
  readonly refunds: readonly Refund[];
}

/** Returns the price of a person's unspent paid tokens for each contract, rounded up to whole minor units. */
export async function unspentRefunds(executor: Kysely<Schema>, userId: string): Promise<readonly UnspentRefund[]> {
  const contracts = await readContracts(executor, userId);
  return contracts.flatMap((contract) => {
    const refunds = contract.payments.flatMap(({ payment, paid, tokens, unspent, returned }) => {
      const amount = tokens > 0 ? Math.min(prorate(paid, unspent, tokens), paid - returned) : 0;
      return payment === null || amount <= 0 ? [] : [{ payment, amount, keptTokens: 0 }];
    });
    const unspent = contract.payments.reduce((sum, payment) => sum + payment.unspent, 0);
    const amount = refunds.reduce((sum, refund) => sum + refund.amount, 0);
    const held = contract.payments.filter(({ disputed }) => disputed > 0).map(({ payment }) => payment);
    const waiting = refunds.reduce((sum, { payment, amount: one }) => sum + (held.includes(payment) ? one : 0), 0);
    return amount === 0 ? [] : [{ contract, unspent, amount, waiting, refunds }];
  });
}
