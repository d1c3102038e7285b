import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { acceptCancellation } from '../billing/accept-cancellation.ts';
import { readContracts } from '../billing/read-contracts.ts';
import { recordAudit } from './record-audit.ts';

/** Applies a declared cancellation to the plan that an admin chose; a job carries it out and mails the date. */
export async function cancelForNotice(
  { kysely }: Database,
  { actor, noticeId, orderId }: { readonly actor: string; readonly noticeId: string; readonly orderId: string },
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const { rows: notices } = await sql<{ isSettled: boolean }>`
      select settled_at is not null as "isSettled" from private.legal_notices
      where id = ${noticeId} and kind = 'cancellation' for update`.execute(transaction);
    const [notice] = notices;
    if (notice === undefined)
      throw new AppError('not_found', 'This declaration does not exist.', { field: 'noticeId' });
    if (notice.isSettled)
      throw new AppError('stale_edit', 'Somebody else has settled this meanwhile.', { field: 'noticeId' });
    const { rows: owners } = await sql<{ userId: string }>`
      select user_id as "userId" from public.orders where id = ${orderId}`.execute(transaction);
    const contracts = owners[0] === undefined ? [] : await readContracts(transaction, owners[0].userId);
    const plan = contracts.find((contract) => contract.orderId === orderId && contract.isRunning);
    if (plan === undefined) throw new AppError('not_found', 'This plan does not run any more.', { field: 'orderId' });
    await acceptCancellation(transaction, noticeId, plan);
    await recordAudit(transaction, { actor, action: 'cancel_plan', subject: orderId, after: { noticeId } });
  });
}
