import { type NotNull, sql } from 'kysely';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { applyWithdrawal } from './apply-withdrawal.ts';
import { cancelPlan } from './cancel-plan.ts';
import { settleContract } from './settle-contract.ts';

/**
 * Carries out accepted withdrawals, cancellations and settlements that are older than `minutes` and whose job was lost or given
 * up, and sets the plans of undecided declarations to end, also of withdrawals that could not be applied when they arrived. Returns the number that was finished.
 */
export async function finishContracts(context: OpenBilling, minutes: number): Promise<number> {
  const { kysely } = context.database;
  const before = sql<Date>`now() - make_interval(mins => ${minutes})`;
  const settlements = await kysely
    .selectFrom('private.settlements')
    .select('id')
    .where('done_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
  const declarations = await kysely
    .selectFrom('private.legal_notices')
    .select(['id as noticeId', 'accepted_order_id as orderId'])
    .where('settled_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('kind', '=', 'cancellation'), eb('accepted_at', '<', before)]),
        // an undecided declaration whose plan was to be set to end at once
        and([eb('accepted_at', 'is', null), eb('applied_at', 'is', null), eb('received_at', '<', before)]),
      ]),
    )
    .where('accepted_order_id', 'is not', null)
    .$narrowType<{ orderId: NotNull }>()
    .execute();
  // one that was received before its order was fulfilled, or by an earlier version, is applied now
  const withdrawals = await kysely
    .selectFrom('private.legal_notices')
    .select('id')
    .where('kind', '=', 'withdrawal')
    .where('settled_at', 'is', null)
    .where('accepted_order_id', 'is', null)
    .where('received_at', '<', before)
    .execute();
  const work = [
    ...settlements.map(
      ({ id }) =>
        () =>
          settleContract(context, id),
    ),
    ...declarations.map((named) => () => cancelPlan(context, named)),
  ];
  for (const { id } of withdrawals)
    await applyWithdrawal(context, id).catch((error: unknown) =>
      context.log.error({ err: error }, 'a withdrawal could not be applied'),
    );
  let finished = 0;
  for (const step of work) {
    try {
      await step();
      finished += 1;
    } catch (error) {
      context.log.error({ err: error }, 'the end of a contract could not be carried out');
    }
  }
  return finished;
}
