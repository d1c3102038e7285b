import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import { queueAlert } from '../alerts/queue-alert.ts';
import { acceptCancellation } from '../contracts/accept-cancellation.ts';
import { contractQueue } from '../contracts/contract-queue.ts';
import { decideSettlement } from '../contracts/decide-settlement.ts';
import { findSender } from '../contracts/find-sender.ts';
import { identifyOrders } from '../contracts/identify-orders.ts';
import { isWithdrawable } from '../contracts/is-withdrawable.ts';
import { type Contract, readContracts } from '../contracts/read-contracts.ts';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { namedNumbers } from '../legal/named-numbers.ts';
import { namedOrders } from '../legal/named-orders.ts';

/**
 * Applies a declared withdrawal as far as nobody has to decide on it, if it identifies the order and arrived in time. A change of plan
 * that has not started is called off for good. A running plan is set to end with its paid period, and a change ordered after it is taken
 * off, so that nothing more is charged while an admin decides; the declaration waits in the queue of notices, like any other.
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
  const named = await namedOrders(transaction, notice.reference, ownId);
  if (named.length === 0) {
    const plan = await onlyPlanOf(transaction, ownId, notice);
    if (plan !== undefined) await setToEnd(transaction, noticeId, plan);
    return false;
  }
  const ids = named.map(({ orderId }) => orderId);
  const identified = await identifyOrders(transaction, ids, notice);
  const [first, ...others] = identified;
  if (first === undefined || others.some(({ userId }) => userId !== first.userId)) return false;
  const contracts = await readContracts(transaction, first.userId);
  const withdrawn = contracts.filter(({ orderId }) => identified.some((one) => one.orderId === orderId));
  const change = contracts.find(({ isPending }) => isPending);
  const [only, ...rest] = withdrawn;
  if (only !== undefined && only === change && rest.length === 0 && isWithdrawable(only, notice.receivedAt)) {
    const isDecided = await decideSettlement(transaction, {
      ...{ cause: 'withdrawal', contract: only, noticeId, endsPlan: true, refunds: [] },
    });
    if (!isDecided) return false;
    await transaction
      .updateTable('private.legal_notices')
      .set({ accepted_at: sql`now()`, accepted_order_id: only.orderId })
      .where('id', '=', noticeId)
      .execute();
    return true;
  }
  const plan = withdrawn.find((one) => one.isRunning && isWithdrawable(one, notice.receivedAt));
  if (plan === undefined) return false;
  if (change !== undefined) {
    const place = { queue: contractQueue(change), key: `${jobs.dropChange.name}-${change.orderId}` };
    await addJob(transaction, jobs.dropChange, { id: change.orderId, isByOther: ownId !== first.userId }, place);
  }
  await setToEnd(transaction, noticeId, plan);
  return false;
}

/** Returns the running plan of a sender who names no order, if it is the only contract that their account can withdraw from. */
async function onlyPlanOf(
  transaction: Transaction<Schema>,
  ownId: string | null,
  { reference, receivedAt }: Notice,
): Promise<Contract | undefined> {
  if (ownId === null || namedNumbers(reference).orders.length > 0) return undefined;
  const contracts = await readContracts(transaction, ownId);
  const [only, ...others] = contracts.filter((one) => isWithdrawable(one, receivedAt));
  return others.length === 0 && only?.isRunning === true ? only : undefined;
}

/** Has a job set a plan to end with its paid period, whatever else ends it. */
async function setToEnd(transaction: Transaction<Schema>, noticeId: string, plan: Contract): Promise<void> {
  const period = await transaction
    .selectFrom('public.subscriptions as s')
    .innerJoin('public.orders as o', 'o.stripe_subscription_id', 's.stripe_subscription_id')
    .innerJoin('private.legal_notices as n', (join) => join.on('n.id', '=', noticeId))
    .select('s.current_period_end as end')
    .where('o.id', '=', plan.orderId)
    // the comparison applies it again, and what was ordered since is not meant
    .whereRef('o.created_at', '<=', 'n.received_at')
    .executeTakeFirst();
  if (period === undefined || period.end === null) return;
  await acceptCancellation(transaction, noticeId, plan, { effectiveEnd: period.end, isDecided: false });
}
