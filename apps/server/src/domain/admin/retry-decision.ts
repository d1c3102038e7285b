import type { Database } from '@regelwerk/database/open-database';
import { contractQueue } from '../contracts/contract-queue.ts';
import { addJob } from '../kernel/add-job.ts';
import { AppError } from '../kernel/app-error.ts';
import { jobs } from '../kernel/jobs.ts';
import { recordAudit } from '../kernel/record-audit.ts';

/**
 * Carries out a decision again that the provider refused, or whose refund failed later. That problem stays named until it is paid.
 */
export async function retryDecision(
  { kysely }: Database,
  { actor, decisionId: id }: { readonly actor: string; readonly decisionId: string },
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    // the order is locked before the decision, as everywhere
    const order = await transaction
      .selectFrom('public.orders')
      .select(['id as orderId', 'stripe_subscription_id as subscriptionId'])
      .where('id', '=', ({ selectFrom }) => selectFrom('private.settlements').select('order_id').where('id', '=', id))
      .forUpdate()
      .executeTakeFirst();
    const open = await transaction
      .selectFrom('private.settlements')
      .select('id')
      .where('id', '=', id)
      .where(({ or, eb }) => or([eb('done_at', 'is', null), eb('problem', 'is not', null)]))
      .forUpdate()
      .executeTakeFirst();
    if (order === undefined || open === undefined)
      throw new AppError('stale_edit', 'This decision has been carried out meanwhile.', { field: 'decisionId' });
    const other = await transaction
      .selectFrom('private.settlements')
      .select('id')
      .where('order_id', '=', order.orderId)
      .where('done_at', 'is', null)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (other !== undefined)
      throw new AppError('stale_edit', 'Another decision about the order is in progress.', { field: 'decisionId' });
    await transaction
      .updateTable('private.settlements')
      .set({ problem: null })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .execute();
    await addJob(transaction, jobs.settleContract, { id }, { queue: contractQueue(order), key: `settle-${id}` });
    await recordAudit(transaction, { actor, action: 'retry_refund', subject: order.orderId });
  });
}
