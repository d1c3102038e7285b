import type { Database } from '@regelwerk/database/open-database';
import { AppError } from '../app-error.ts';
import { closeNotice } from '../legal/close-notice.ts';
import { recordAudit } from './record-audit.ts';

/** Closes a declaration that needs nothing more, with the reason; one that is closed stays as it is. */
export async function settleNotice(
  { kysely }: Database,
  { actor, noticeId, reason }: { readonly actor: string; readonly noticeId: string; readonly reason: string },
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    if (!(await closeNotice(transaction, noticeId)))
      throw new AppError('stale_edit', 'Somebody else has settled this meanwhile.', 'noticeId');
    await recordAudit(transaction, { actor, action: 'settle_notice', subject: noticeId, reason });
  });
}
