import { AppError } from '../kernel/app-error.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { askEndingPlan } from '../settlements/ask-ending-plan.ts';
import { takeBackCancellation } from '../settlements/take-back-cancellation.ts';
import { undoableNotices } from './undoable-notices.ts';

/**
 * Takes back the cancellation of a plan that was declared from another address than its account's, as long as the plan runs. A job
 * tells the provider, unless the plan ends by something else too; both addresses get a mail.
 */
export async function undoCancellation(
  context: BillingContext,
  { actor, noticeId, reason }: { readonly actor: string; readonly noticeId: string; readonly reason: string },
): Promise<void> {
  await askEndingPlan(context, noticeId);
  await context.database.kysely.transaction().execute(async (transaction) => {
    const plan = await undoableNotices(transaction)
      .select('o.id as orderId')
      .where('n.id', '=', noticeId)
      .forUpdate('n')
      .executeTakeFirst();
    if (plan === undefined)
      throw new AppError('stale_edit', 'This cancellation cannot be taken back any more.', { field: 'noticeId' });
    await takeBackCancellation(transaction, context.siteUrl, noticeId);
    const { orderId } = plan;
    await recordAudit(transaction, { actor, action: 'resume_plan', subject: orderId, after: { noticeId }, reason });
  });
}
