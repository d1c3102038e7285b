import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import { queueAlert } from '../alerts/queue-alert.ts';
import { contractQueue } from '../contracts/contract-queue.ts';
import { decideSettlement } from '../contracts/decide-settlement.ts';
import { findSender } from '../contracts/find-sender.ts';
import { identifyOrders } from '../contracts/identify-orders.ts';
import { isWithdrawable } from '../contracts/is-withdrawable.ts';
import { readContracts } from '../contracts/read-contracts.ts';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { namedOrders } from '../legal/named-orders.ts';

/**
 * Applies a declared withdrawal to a change of plan that has not started, if it identifies the order and arrived in time: the change
 * must not start while an admin decides. From the change itself nothing is left to decide; a withdrawal from the plan before it takes
 * the change off and waits, like any other, in the queue of notices.
 */
export async function applyWithdrawal({ database }: Pick<BillingContext, 'database'>, noticeId: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const notice = await transaction
      .selectFrom('private.legal_notices')
      .select(['name', 'email', 'contract_reference as reference', 'received_at as receivedAt', 'due_at as due'])
      .where('id', '=', noticeId)
      .where('kind', '=', 'withdrawal')
      .where('settled_at', 'is', null)
      .where('accepted_order_id', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (notice === undefined || (await apply(transaction, noticeId, notice))) return;
    const facts = { due: notice.due.toISOString() };
    await queueAlert(transaction, { kind: 'withdrawal', key: `notice:${noticeId}`, facts });
  });
}

interface Notice {
  readonly name: string;
  readonly email: string;
  readonly reference: string;
  readonly receivedAt: Date;
}

/** Returns whether the declaration is decided. */
async function apply(transaction: Transaction<Schema>, noticeId: string, notice: Notice): Promise<boolean> {
  const ownId = await findSender(transaction, notice.email);
  const ids = (await namedOrders(transaction, notice.reference, ownId)).map(({ orderId }) => orderId);
  const identified = await identifyOrders(transaction, ids, notice);
  const [first, ...others] = identified;
  if (first === undefined || others.some(({ userId }) => userId !== first.userId)) return false;
  const contracts = await readContracts(transaction, first.userId);
  const named = contracts.filter(({ orderId }) => identified.some((one) => one.orderId === orderId));
  const change = contracts.find(({ isPending }) => isPending);
  if (change === undefined) return false;
  const [only, ...rest] = named;
  if (only === change && rest.length === 0 && isWithdrawable(change, notice.receivedAt)) {
    const isDecided = await decideSettlement(transaction, {
      ...{ cause: 'withdrawal', contract: change, noticeId, endsPlan: true, refunds: [] },
    });
    if (!isDecided) return false;
    await transaction
      .updateTable('private.legal_notices')
      .set({ accepted_at: sql`now()`, accepted_order_id: change.orderId })
      .where('id', '=', noticeId)
      .execute();
    return true;
  }
  if (named.some((one) => one.isRunning && isWithdrawable(one, notice.receivedAt))) {
    const place = { queue: contractQueue(change), key: `${jobs.dropChange.name}-${change.orderId}` };
    await addJob(transaction, jobs.dropChange, { id: change.orderId, isByOther: ownId !== first.userId }, place);
  }
  return false;
}
