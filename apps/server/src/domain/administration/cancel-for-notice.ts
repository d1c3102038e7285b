import type { Database } from '@regelwerk/database/open-database';
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
    const notice = await transaction
      .selectFrom('private.legal_notices')
      .select('settled_at')
      .where('id', '=', noticeId)
      .where('kind', '=', 'cancellation')
      .forUpdate()
      .executeTakeFirst();
    if (notice === undefined)
      throw new AppError('not_found', 'This declaration does not exist.', { field: 'noticeId' });
    if (notice.settled_at !== null)
      throw new AppError('stale_edit', 'Somebody else has settled this meanwhile.', { field: 'noticeId' });
    const owner = await transaction
      .selectFrom('public.orders')
      .select('user_id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    const contracts = owner === undefined ? [] : await readContracts(transaction, owner.user_id);
    const plan = contracts.find((contract) => contract.orderId === orderId && contract.isRunning);
    if (plan === undefined) throw new AppError('not_found', 'This plan does not run any more.', { field: 'orderId' });
    await acceptCancellation(transaction, noticeId, plan);
    await recordAudit(transaction, { actor, action: 'cancel_plan', subject: orderId, after: { noticeId } });
  });
}
