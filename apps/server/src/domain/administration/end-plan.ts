import type { Database } from '@regelwerk/database/open-database';
import { AppError } from '../app-error.ts';
import { decideSettlement } from '../billing/decide-settlement.ts';
import { readContracts } from '../billing/read-contracts.ts';
import { requestReused } from '../request-reused.ts';
import { lockDecision } from './lock-decision.ts';
import { recordAudit } from './record-audit.ts';

/** Ends a running plan with its paid period; a job tells the provider and mails the person. The same request decides once. */
export async function endPlan(
  { kysely }: Database,
  input: { readonly actor: string; readonly orderId: string; readonly reason: string; readonly requestId: string },
): Promise<void> {
  const { actor, orderId, reason, requestId } = input;
  await kysely.transaction().execute(async (transaction) => {
    const known = await lockDecision(transaction, { orderId, requestId });
    if (known !== undefined) {
      if (known.orderId !== orderId || known.reason !== reason || !known.endsWithPeriod) throw requestReused();
      return;
    }
    const owner = await transaction
      .selectFrom('public.orders')
      .select('user_id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (owner === undefined) throw new AppError('not_found', 'This order does not exist.', { field: 'orderId' });
    const contract = (await readContracts(transaction, owner.user_id)).find((one) => one.orderId === orderId);
    const isDecided =
      contract?.isRunning === true &&
      (await decideSettlement(transaction, {
        cause: 'goodwill',
        contract,
        noticeId: null,
        endsPlan: false,
        refunds: [],
        by: { actor, reason, requestId, endsWithPeriod: true },
      }));
    if (!isDecided)
      throw new AppError('stale_edit', 'This plan does not run any more, or it is ending. Please look again.', {
        field: 'orderId',
      });
    await recordAudit(transaction, { actor, action: 'end_plan', subject: orderId, reason });
  });
}
