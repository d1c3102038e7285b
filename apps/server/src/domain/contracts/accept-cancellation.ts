import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import { contractQueue } from './contract-queue.ts';
import type { Contract } from './read-contracts.ts';

/**
 * Has a job end a plan by a declaration, in the queue of its subscription. While good cause or a withdrawal is undecided, the
 * declaration stays open.
 */
export async function acceptCancellation(
  executor: Kysely<Schema>,
  noticeId: string,
  contract: Pick<Contract, 'orderId' | 'subscriptionId'>,
  {
    effectiveEnd,
    isDecided = true,
    isForCause = false,
  }: { readonly effectiveEnd: Date; readonly isDecided?: boolean; readonly isForCause?: boolean },
): Promise<void> {
  const { orderId } = contract;
  await executor
    .updateTable('private.legal_notices')
    .set({ accepted_order_id: orderId, effective_end: effectiveEnd, for_cause: isForCause })
    .$if(isDecided, (update) => update.set({ accepted_at: sql`now()` }))
    .where('id', '=', noticeId)
    .execute();
  const place = { queue: contractQueue(contract), key: `cancel-${noticeId}` };
  await addJob(executor, jobs.cancelPlan, { noticeId, orderId }, place);
}
