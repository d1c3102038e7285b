import type { Database } from '@regelwerk/database/open-database';
import { contractQueue } from '../contracts/contract-queue.ts';
import { addJob } from '../kernel/add-job.ts';
import { AppError } from '../kernel/app-error.ts';
import { jobs } from '../kernel/jobs.ts';
import { recordAudit } from '../kernel/record-audit.ts';

/** Starts the job of an open decision again, for example after the provider refused it. */
export async function retryDecision(
  { kysely }: Database,
  { actor, decisionId: id }: { readonly actor: string; readonly decisionId: string },
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const open = await transaction
      .selectFrom('private.settlements as s')
      .innerJoin('public.orders as o', 'o.id', 's.order_id')
      .select(['o.id as orderId', 'o.stripe_subscription_id as subscriptionId'])
      .where('s.id', '=', id)
      .where('s.done_at', 'is', null)
      .forUpdate('s')
      .executeTakeFirst();
    if (open === undefined)
      throw new AppError('stale_edit', 'This decision has been carried out meanwhile.', { field: 'decisionId' });
    await addJob(transaction, jobs.settleContract, { id }, { queue: contractQueue(open), key: `settle-${id}` });
    await recordAudit(transaction, { actor, action: 'retry_refund', subject: open.orderId });
  });
}
