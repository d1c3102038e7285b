import type { Database } from '@regelwerk/database/open-database';
import { contractQueue } from '../contracts/contract-queue.ts';
import { addJob } from '../kernel/add-job.ts';
import { AppError } from '../kernel/app-error.ts';
import { jobs } from '../kernel/jobs.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { undoableNotices } from './undoable-notices.ts';

/**
 * Takes back the cancellation of a plan that was declared from another address than its account's, as long as the plan runs. A job
 * tells the provider; both addresses get a mail.
 */
export async function undoCancellation(
  { kysely }: Database,
  { actor, noticeId, reason }: { readonly actor: string; readonly noticeId: string; readonly reason: string },
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const plan = await undoableNotices(transaction)
      .select(['o.id as orderId', 's.stripe_subscription_id as subscriptionId'])
      .where('n.id', '=', noticeId)
      .forUpdate('n')
      .executeTakeFirst();
    if (plan === undefined)
      throw new AppError('stale_edit', 'This cancellation cannot be taken back any more.', { field: 'noticeId' });
    const { orderId, subscriptionId: id } = plan;
    const place = { queue: contractQueue({ orderId, subscriptionId: id }), key: `resume-${noticeId}` };
    await addJob(transaction, jobs.resumePlan, { id, unlessDeclared: false }, place);
    await recordAudit(transaction, { actor, action: 'resume_plan', subject: orderId, after: { noticeId }, reason });
  });
}
