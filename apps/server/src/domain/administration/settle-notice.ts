import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { recordAudit } from './record-audit.ts';

/** Closes a declaration that needs nothing more, with the reason; one that is closed stays as it is. */
export async function settleNotice(
  { kysely }: Database,
  { actor, noticeId, reason }: { readonly actor: string; readonly noticeId: string; readonly reason: string },
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const settled = await transaction
      .updateTable('private.legal_notices')
      .set({ settled_at: sql`now()` })
      .where('id', '=', noticeId)
      .where('settled_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (settled === undefined)
      throw new AppError('stale_edit', 'Somebody else has settled this meanwhile.', 'noticeId');
    await recordAudit(transaction, { actor, action: 'settle_notice', subject: noticeId, reason });
  });
}
