import { formatDay } from '@regelwerk/contract/shared/format-day';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Schema } from '@regelwerk/database/schema';
import { type NotNull, sql, type Transaction } from 'kysely';
import { contractQueue } from '../contracts/contract-queue.ts';
import { isEndDeclared } from '../contracts/is-end-declared.ts';
import { isPresentPlan } from '../contracts/is-present-plan.ts';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import { mailKeptPlan } from '../subscriptions/mail-kept-plan.ts';

/** What becomes of a plan, and when it ends unless it goes on or has ended. */
export interface Released {
  readonly becomes: 'goes_on' | 'ends' | 'ended';
  readonly endsOn: Date;
}

/**
 * Lets go of the plan that an undecided declaration had set to end, and returns what becomes of it; undefined if it had set none to end.
 * A plan that was withdrawn from goes on, which is mailed to its account, unless it has ended meanwhile, or another declaration or the
 * operator's notice ends it. A cancellation without good cause ends it with notice all the same.
 */
export async function releasePlan(
  transaction: Transaction<Schema>,
  siteUrl: string,
  noticeId: string,
): Promise<Released | undefined> {
  const plan = await transaction
    .selectFrom('private.legal_notices as n')
    .innerJoin('public.orders as o', 'o.id', 'n.accepted_order_id')
    .innerJoin('public.subscriptions as s', 's.stripe_subscription_id', 'o.stripe_subscription_id')
    .select(['n.kind', 'n.effective_end as effectiveEnd', 'n.received_at as receivedAt', 'o.language'])
    .select(['s.stripe_subscription_id as subscriptionId', 's.status', 's.ends_by_notice as endsByNotice'])
    .select(sql<Date | null>`coalesce(s.cancel_at, s.current_period_end)`.as('end'))
    .where('n.id', '=', noticeId)
    .where('n.effective_end', 'is not', null)
    .$narrowType<{ effectiveEnd: NotNull }>()
    // of two that are released at once, the last one sees that no other is left
    .forUpdate('s')
    .executeTakeFirst();
  if (plan === undefined) return undefined;
  const { kind, effectiveEnd, receivedAt, subscriptionId, status, end } = plan;
  const isOver = endedStatuses.some((ended) => ended === status) || (await isEndDecided(transaction, subscriptionId));
  const becomes = isOver ? 'ended' : 'ends';
  if (kind === 'cancellation') return { becomes, endsOn: effectiveEnd };
  await transaction
    .updateTable('private.legal_notices')
    .set({ effective_end: null })
    .where('id', '=', noticeId)
    .execute();
  if (becomes === 'ended' || (await isEndDeclared(transaction, subscriptionId)))
    return { becomes, endsOn: end ?? effectiveEnd };
  const place = { queue: contractQueue({ orderId: '', subscriptionId }), key: `resume-${noticeId}` };
  await addJob(transaction, jobs.resumePlan, { id: subscriptionId, unlessDeclared: true }, place);
  if (plan.endsByNotice)
    return { becomes, endsOn: (await endOfNotice(transaction, subscriptionId)) ?? end ?? effectiveEnd };
  const received = formatDay(receivedAt, knownLanguage(plan.language));
  await mailKeptPlan(transaction, siteUrl, { subscriptionId, because: (t) => [t.withdrawalClosed(received)] });
  return { becomes: 'goes_on', endsOn: effectiveEnd };
}

/** Whether another withdrawal from a plan was accepted, so that a job is about to end it. */
async function isEndDecided(transaction: Transaction<Schema>, subscriptionId: string): Promise<boolean> {
  const decided = await transaction
    .selectFrom('private.settlements as s')
    .innerJoin('public.orders as o', 'o.id', 's.order_id')
    .select('s.id')
    .where('o.stripe_subscription_id', '=', subscriptionId)
    .where('s.ends_plan', '=', true)
    .where('s.done_at', 'is', null)
    .where(isPresentPlan)
    .executeTakeFirst();
  return decided !== undefined;
}

async function endOfNotice(transaction: Transaction<Schema>, subscriptionId: string): Promise<Date | undefined> {
  const notice = await transaction
    .selectFrom('private.settlements as s')
    .innerJoin('public.orders as o', 'o.id', 's.order_id')
    .select('s.ends_at as endsAt')
    .where('o.stripe_subscription_id', '=', subscriptionId)
    .where('s.cause', '=', 'notice')
    .where('s.ends_at', 'is not', null)
    .orderBy('s.ends_at', 'desc')
    .executeTakeFirst();
  return notice?.endsAt ?? undefined;
}
