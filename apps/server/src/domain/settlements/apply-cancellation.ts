import { endOfDay } from '@regelwerk/contract/shared/end-of-day';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { queueAlert } from '../alerts/queue-alert.ts';
import { acceptCancellation } from '../contracts/accept-cancellation.ts';
import { cancellationEnd } from '../contracts/cancellation-end.ts';
import { identifyPlan } from '../contracts/identify-plan.ts';
import type { BillingContext } from '../kernel/payments-context.ts';

const details = z.object({ type: z.enum(['ordinary', 'extraordinary']), end: z.string() });

/**
 * Applies a declared cancellation at once if it identifies a running plan. Good cause needs a decision, but the plan is set to
 * end with notice meanwhile, so that no renewal is charged. Any other declaration waits in the queue of notices: a number alone,
 * another order than the plan's, a day after the paid period.
 */
export async function applyCancellation(
  { database }: Pick<BillingContext, 'database'>,
  noticeId: string,
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    await apply(transaction, noticeId);
    const open = await transaction
      .selectFrom('private.legal_notices')
      .select('due_at as due')
      .where('id', '=', noticeId)
      .where('settled_at', 'is', null)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    if (open === undefined) return;
    const facts = { due: open.due.toISOString() };
    await queueAlert(transaction, { kind: 'cancellation', key: `notice:${noticeId}`, facts });
  });
}

async function apply(transaction: Transaction<Schema>, noticeId: string): Promise<void> {
  const notice = await transaction
    .selectFrom('private.legal_notices')
    .select(['details', 'name', 'email', 'contract_reference as reference', 'received_at as receivedAt'])
    .where('id', '=', noticeId)
    .where('kind', '=', 'cancellation')
    .where('settled_at', 'is', null)
    .where('accepted_order_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (notice === undefined) return;
  const { type, end } = details.parse(notice.details);
  const plan = await identifyPlan(transaction, notice);
  if (plan === undefined || plan.subscriptionId === null) return;
  const period = await transaction
    .selectFrom('public.subscriptions')
    .select('current_period_end as end')
    .where('stripe_subscription_id', '=', plan.subscriptionId)
    .executeTakeFirst();
  const periodEnd = period?.end ?? null;
  if (periodEnd === null || (end !== '' && endOfDay(end) > periodEnd && new Date(end) > periodEnd)) return;
  const declared = { receivedAt: notice.receivedAt, end, isForCause: false };
  const effectiveEnd = await cancellationEnd(transaction, plan.subscriptionId, declared);
  if (effectiveEnd === undefined) return;
  await acceptCancellation(transaction, noticeId, plan, { effectiveEnd, isDecided: type === 'ordinary' });
}
