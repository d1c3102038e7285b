import { formatDay } from '@regelwerk/contract/shared/format-day';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Schema } from '@regelwerk/database/schema';
import { type NotNull, sql, type Transaction } from 'kysely';
import { followEndLater } from '../contracts/follow-end-later.ts';
import { earliestOf, planEnds } from '../contracts/plan-ends.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import { isChargeDue } from '../subscriptions/is-charge-due.ts';
import { mailKeptPlan } from '../subscriptions/mail-kept-plan.ts';

/** What becomes of a plan, when it ends unless it goes on or has ended, and whether a charge that was held up follows. */
export interface Released {
  readonly becomes: 'goes_on' | 'ends' | 'ended';
  readonly endsOn: Date;
  readonly isCharged: boolean;
}

/**
 * Lets go of the plan that an undecided declaration had set to end, and returns what becomes of it; undefined if it had set none to end.
 * A plan that was withdrawn from goes on, which is mailed to its account, unless it has ended meanwhile, or something else ends it
 * (`planEnds`). A cancellation without good cause ends it with notice all the same.
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
    .select(['s.stripe_subscription_id as subscriptionId', 's.status'])
    .select(sql<Date | null>`coalesce(s.cancel_at, s.current_period_end)`.as('end'))
    .where('n.id', '=', noticeId)
    .where('n.effective_end', 'is not', null)
    .$narrowType<{ effectiveEnd: NotNull }>()
    // of two that are released at once, the last one sees that no other is left
    .forUpdate('s')
    .executeTakeFirst();
  if (plan === undefined) return undefined;
  const { kind, effectiveEnd, receivedAt, subscriptionId, status, end } = plan;
  if (kind === 'withdrawal') {
    await transaction
      .updateTable('private.legal_notices')
      .set({ effective_end: null })
      .where('id', '=', noticeId)
      .execute();
    await followEndLater(transaction, subscriptionId);
  }
  const ends = await planEnds(transaction, subscriptionId);
  if (ends.isOver || endedStatuses.some((ended) => ended === status))
    return { becomes: 'ended', endsOn: end ?? effectiveEnd, isCharged: false };
  if (kind === 'cancellation') return { becomes: 'ends', endsOn: effectiveEnd, isCharged: false };
  const endsOn = earliestOf(ends);
  // another withdrawal may hold it up
  const isCharged = ends.withdrawal === null && (await isChargeDue(transaction, subscriptionId));
  if (endsOn !== undefined) return { becomes: 'ends', endsOn, isCharged };
  const received = formatDay(receivedAt, knownLanguage(plan.language));
  await mailKeptPlan(transaction, siteUrl, {
    subscriptionId,
    because: (t) => [t.withdrawalClosed(received)],
    isCharged,
  });
  return { becomes: 'goes_on', endsOn: effectiveEnd, isCharged };
}
