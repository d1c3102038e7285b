import type { Database } from '@regelwerk/database/open-database';
import { decideSettlement } from '../contracts/decide-settlement.ts';
import { readContracts } from '../contracts/read-contracts.ts';
import { AppError } from '../kernel/app-error.ts';
import { lockDecision } from '../kernel/lock-decision.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { requestReused } from '../kernel/request-reused.ts';

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
