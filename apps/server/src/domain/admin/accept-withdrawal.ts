import { sql } from 'kysely';
import { contractQueue } from '../contracts/contract-queue.ts';
import { decideSettlement } from '../contracts/decide-settlement.ts';
import { readContracts } from '../contracts/read-contracts.ts';
import { refundAfterWithdrawal } from '../contracts/refund-after-withdrawal.ts';
import { withdrawnContracts } from '../contracts/withdrawn-contracts.ts';
import { addJob } from '../kernel/add-job.ts';
import { AppError } from '../kernel/app-error.ts';
import { jobs } from '../kernel/jobs.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { askEndingPlan } from '../settlements/ask-ending-plan.ts';
import { releasePlan } from '../settlements/release-plan.ts';
import { presentContract } from './present-contract.ts';

/**
 * Accepts a withdrawal from a contract exactly as the preview showed; refuses it if that has changed since. A job ends the
 * plan, refunds the payment and mails the decision. Accepting the same again restarts a job that was given up.
 */
export async function acceptWithdrawal(
  context: OpenBilling,
  input: { readonly actor: string; readonly noticeId: string; readonly orderId: string; readonly amount: number },
): Promise<void> {
  const { database, siteUrl } = context;
  const { actor, noticeId, orderId, amount } = input;
  await askEndingPlan(context, noticeId);
  await database.kysely.transaction().execute(async (transaction) => {
    const notice = await transaction
      .selectFrom('private.legal_notices as n')
      .leftJoin('public.orders as o', 'o.id', 'n.accepted_order_id')
      .select(['n.kind', 'n.received_at', 'n.settled_at', 'o.stripe_subscription_id as endingPlan'])
      .where('n.id', '=', noticeId)
      .forUpdate('n')
      .executeTakeFirst();
    if (notice === undefined)
      throw new AppError('not_found', 'This declaration does not exist.', { field: 'noticeId' });
    const owner = await transaction
      .selectFrom('public.orders')
      .select('user_id')
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    const contracts = owner === undefined ? [] : await readContracts(transaction, owner.user_id);
    const contract = contracts.find((one) => one.orderId === orderId);
    if (contract === undefined || notice.kind !== 'withdrawal')
      throw new AppError('not_found', 'There is no such contract to withdraw from.', { field: 'orderId' });
    const accepted = await transaction
      .selectFrom('private.settlements')
      .select(['id', 'order_id', 'done_at'])
      .where('notice_id', '=', noticeId)
      .executeTakeFirst();
    if (accepted?.done_at === null && accepted.order_id === orderId) {
      const place = { queue: contractQueue(contract), key: `settle-${accepted.id}` };
      await addJob(transaction, jobs.settleContract, { id: accepted.id }, place);
      return;
    }
    const offered = presentContract(contracts, contract, notice.received_at);
    const stale = new AppError('stale_edit', 'What can be refunded has changed meanwhile. Please look again.', {
      field: 'amount',
    });
    if (notice.settled_at !== null || offered.refund !== amount || !offered.can_withdraw) throw stale;
    const refunds = withdrawnContracts(contracts, contract, notice.received_at)
      .flatMap(({ payments, valueFrom }) =>
        payments.map((payment) => refundAfterWithdrawal(payment, { valueFrom, withdrawnAt: notice.received_at })),
      )
      .filter((refund) => refund !== undefined);
    const isDecided = await decideSettlement(transaction, {
      ...{ cause: 'withdrawal', contract, noticeId, refunds },
      endsPlan: offered.is_running,
    });
    if (!isDecided) throw stale;
    // another plan that had been set to end goes on
    if (!offered.is_running || contract.subscriptionId !== notice.endingPlan)
      await releasePlan(transaction, siteUrl, noticeId);
    await transaction
      .updateTable('private.legal_notices')
      .set({ accepted_at: sql`now()`, accepted_order_id: orderId, effective_end: null })
      .where('id', '=', noticeId)
      .execute();
    await recordAudit(transaction, {
      actor,
      action: 'refund_order',
      subject: orderId,
      after: {
        noticeId,
        amount,
        currency: contract.currency,
        tokens: offered.unspent,
        unconfirmed: offered.unconfirmed,
      },
    });
  });
}
