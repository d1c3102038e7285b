import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import { addJob } from '../queue/add-job.ts';
import { jobs } from '../queue/jobs.ts';
import { contractQueue } from './contract-queue.ts';
import type { Contract } from './read-contracts.ts';

/** Has a job end a plan as a declaration says, with notice or for good cause, in the queue of its subscription. */
export async function acceptCancellation(
  executor: Kysely<Schema>,
  noticeId: string,
  contract: Pick<Contract, 'orderId' | 'subscriptionId'>,
  isForCause = false,
): Promise<void> {
  const { orderId } = contract;
  await executor
    .updateTable('private.legal_notices')
    .set({ accepted_at: sql`now()`, accepted_order_id: orderId, for_cause: isForCause })
    .where('id', '=', noticeId)
    .execute();
  const place = { queue: contractQueue(contract), key: `cancel-${noticeId}` };
  await addJob(executor, jobs.cancelPlan, { noticeId, orderId }, place);
}
