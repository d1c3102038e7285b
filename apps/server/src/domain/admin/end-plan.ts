import type { Database } from '@regelwerk/database/open-database';
import { decideSettlement } from '../contracts/decide-settlement.ts';
import { lockDecision } from '../contracts/lock-decision.ts';
import { readContracts } from '../contracts/read-contracts.ts';
import { AppError } from '../kernel/app-error.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { requestReused } from '../kernel/request-reused.ts';

/**
 * Ends one running plan with a month's notice to the end of a period; jobs mail the person and tell the provider. A plan that ends by
 * a change that was ordered is refused: the contract on the other plan binds. The same request decides once.
 */
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
    const contracts = await readContracts(transaction, owner.user_id);
    const contract = contracts.find((one) => one.orderId === orderId);
    if (contracts.some(({ isPending, changesOrderId }) => isPending && changesOrderId === orderId))
      throw new AppError('change_pending', 'This plan ends with the change to another one that was ordered.', {
        field: 'orderId',
      });
    const isDecided =
      contract?.isRunning === true &&
      (await decideSettlement(transaction, {
        cause: 'notice',
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
