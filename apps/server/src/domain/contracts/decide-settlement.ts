import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import { contractQueue } from './contract-queue.ts';
import type { Contract } from './read-contracts.ts';
import type { Refund } from './refund-after-withdrawal.ts';

interface Decision {
  readonly cause: 'withdrawal' | 'cancellation' | 'account_end' | 'goodwill' | 'notice';
  readonly contract: Pick<Contract, 'orderId' | 'userId' | 'subscriptionId' | 'currency'>;
  readonly noticeId: string | null;
  readonly endsPlan: boolean;
  /** For `goodwill` and `notice`: who decided it, and why. */
  readonly by?: {
    readonly actor: string;
    readonly reason: string;
    readonly requestId: string | null;
    /** Whether the plan ends with its paid period. */
    readonly endsWithPeriod: boolean;
  };
  readonly refunds: readonly Refund[];
}

/**
 * Stores the refund for the end of a contract and queues the job that carries it out, in the caller's transaction. Returns
 * false if another decision about the contract is still in progress, or was made before for the same cause. A notice of the operator
 * holds up no other decision.
 */
export async function decideSettlement(
  transaction: Transaction<Schema>,
  { cause, contract, noticeId, endsPlan, refunds, by }: Decision,
): Promise<boolean> {
  const decided = await transaction
    .insertInto('private.settlements')
    .values({
      cause,
      order_id: contract.orderId,
      user_id: contract.userId,
      notice_id: noticeId,
      ends_plan: endsPlan,
      refunds: JSON.stringify(refunds),
      amount: refunds.reduce((sum, { amount }) => sum + amount, 0),
      currency: contract.currency,
      ends_with_period: by?.endsWithPeriod ?? false,
      request_id: by?.requestId ?? null,
      actor_id: by?.actor ?? null,
      reason: by?.reason ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (decided === undefined) return false;
  const place = { queue: contractQueue(contract), key: `settle-${decided.id}` };
  await addJob(transaction, jobs.settleContract, { id: decided.id }, place);
  return true;
}
