import { sql } from 'kysely';
import type { OpenBilling } from './billing-context.ts';
import { cancelPlan } from './cancel-plan.ts';
import { settleContract } from './settle-contract.ts';

/**
 * Carries out accepted withdrawals, cancellations and settlements whose job was lost or given up, and that are older than so
 * many minutes. Answers how many were finished.
 */
export async function finishContracts(context: OpenBilling, minutes: number): Promise<number> {
  const { kysely } = context.database;
  const before = sql<Date>`now() - make_interval(mins => ${minutes})`;
  const { rows: settlements } = await sql<{ id: string }>`
    select id from private.settlements where done_at is null and created_at < ${before}`.execute(kysely);
  const { rows: cancellations } = await sql<{ noticeId: string; orderId: string }>`
    select n.id as "noticeId", n.accepted_order_id as "orderId" from private.legal_notices n
    where n.kind = 'cancellation' and n.settled_at is null and n.accepted_at < ${before}
      and n.accepted_order_id is not null`.execute(kysely);
  const work = [
    ...settlements.map(
      ({ id }) =>
        () =>
          settleContract(context, id),
    ),
    ...cancellations.map((named) => () => cancelPlan(context, named)),
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
