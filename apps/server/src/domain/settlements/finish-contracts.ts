import { type NotNull, sql } from 'kysely';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { cancelPlan } from './cancel-plan.ts';
import { settleContract } from './settle-contract.ts';

/**
 * Carries out accepted withdrawals, cancellations and settlements that are older than `minutes` and whose job was lost or given
 * up, and sets the plans of undecided declarations to end. Returns the number that was finished.
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
  const work = [
    ...settlements.map(
      ({ id }) =>
        () =>
          settleContract(context, id),
    ),
    ...declarations.map((named) => () => cancelPlan(context, named)),
  ];
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
