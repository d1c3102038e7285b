import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { acceptCancellation } from '../billing/accept-cancellation.ts';
import { readContracts } from '../billing/read-contracts.ts';
import { recordAudit } from './record-audit.ts';

interface CancelForNotice {
  readonly actor: string;
  readonly noticeId: string;
  readonly orderId: string;
  /** Whether the plan ends at once, or on the day that the declaration names, instead of with notice. */
  readonly forCause: boolean;
}

/**
 * Applies a declared cancellation to the plan that an admin chose; a job carries it out and mails the date. Only a declared
 * extraordinary cancellation can be accepted for good cause.
 */
export async function cancelForNotice(
  { kysely }: Database,
  { actor, noticeId, orderId, forCause }: CancelForNotice,
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const notice = await transaction
      .selectFrom('private.legal_notices')
      .select(['settled_at', sql<string | null>`details ->> 'type'`.as('type')])
      .where('id', '=', noticeId)
      .where('kind', '=', 'cancellation')
      .forUpdate()
      .executeTakeFirst();
    if (notice === undefined)
      throw new AppError('not_found', 'This declaration does not exist.', { field: 'noticeId' });
    if (notice.settled_at !== null)
      throw new AppError('stale_edit', 'Somebody else has settled this meanwhile.', { field: 'noticeId' });
    if (forCause && notice.type !== 'extraordinary')
      throw new AppError('invalid_input', 'This cancellation names no good cause.', { field: 'forCause' });
    const owner = await transaction
      .selectFrom('public.orders')
      .select('user_id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    const contracts = owner === undefined ? [] : await readContracts(transaction, owner.user_id);
    const named = contracts.find((contract) => contract.orderId === orderId);
    // the order of a change that has not started names the running plan
    const plan = contracts.find((one) => one.isRunning && one.subscriptionId === named?.subscriptionId);
    if (plan === undefined) throw new AppError('not_found', 'This plan does not run any more.', { field: 'orderId' });
    await acceptCancellation(transaction, noticeId, plan, forCause);
    await recordAudit(transaction, { actor, action: 'cancel_plan', subject: orderId, after: { noticeId, forCause } });
  });
}
