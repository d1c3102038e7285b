import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Schema } from '@regelwerk/database/schema';
import { type NotNull, sql, type Transaction } from 'kysely';
import type { Stripe } from 'stripe';
import { presentEnd } from '../contracts/asked-end.ts';
import { contractQueue } from '../contracts/contract-queue.ts';
import { followEndLater } from '../contracts/follow-end-later.ts';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { closeNotice } from '../legal/close-notice.ts';
import { endAsAsked } from '../subscriptions/end-as-asked.ts';
import { holdCharges } from '../subscriptions/hold-charges.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { type Canceled, mailCancellation } from './mail-cancellation.ts';

/**
 * Ends a plan at the provider when it ends by a declaration, at once if that time has passed, and mails the date to the address of
 * its account and to the sender. While a withdrawal is undecided, the plan ends with its paid period, and nothing is charged for it. What
 * was charged for the time after the end goes back once the plan has ended (`settleEndedPlan`). A repeated run changes nothing.
 */
export async function cancelPlan(
  context: OpenBilling,
  { noticeId, orderId }: { readonly noticeId: string; readonly orderId: string },
): Promise<void> {
  const canceled = await readCanceled(context, noticeId, orderId);
  if (canceled === undefined) return;
  const { subscriptionId, isWithdrawal } = canceled;
  // what its subscriber took back before no longer counts
  await refreshSubscription(context, subscriptionId);
  const before: Stripe.Subscription = await context.payments.stripe.subscriptions.retrieve(subscriptionId);
  // what we know of the period may be older than its renewal
  const known = isWithdrawal ? periodEndOf(before) : canceled.effectiveEnd;
  const subscription = await endBy(context, before, { end: known, isWithdrawal });
  const { cancel_at: at, ended_at: endedAt } = subscription;
  const isHeld =
    isWithdrawal && (await holdCharges(context, { id: subscriptionId, isOver: endedAt !== null, isWaiting: true }));
  await refreshSubscription(context, subscriptionId);
  const ends = [
    known.getTime(),
    ...[isWithdrawal ? at : null, endedAt].flatMap((end) => (end === null ? [] : end * 1000)),
  ];
  const effectiveEnd = new Date(Math.min(...ends));
  await context.database.kysely.transaction().execute(async (transaction) => {
    const notice = await transaction
      .selectFrom('private.legal_notices')
      .select(['applied_at as appliedAt', 'effective_end as effectiveEnd'])
      .where('id', '=', noticeId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // decided while the end was set, outside the queue of the plan
    if (isWithdrawal && notice.effectiveEnd === null) return followEndLater(transaction, subscriptionId);
    if (canceled.isDecided ? !(await closeNotice(transaction, noticeId)) : notice.appliedAt !== null) return;
    await transaction
      .updateTable('private.legal_notices')
      .set({ applied_at: sql`coalesce(applied_at, now())`, ...(isWithdrawal ? { effective_end: effectiveEnd } : {}) })
      .where('id', '=', noticeId)
      .execute();
    // what has ended before the withdrawal was applied has not ended by it
    if (isWithdrawal && endedAt !== null) return;
    const periodEnd = periodEndOf(subscription);
    await mailCancellation(context, transaction, { ...canceled, effectiveEnd, periodEnd, isHeld });
    if (canceled.isDeleted) await addSettlement(transaction, subscriptionId);
  });
}

const periodEndOf = ({ items }: Stripe.Subscription) => new Date((items.data[0]?.current_period_end ?? 0) * 1000);

/** The events of a deleted account's plan queue none. */
async function addSettlement(transaction: Transaction<Schema>, subscriptionId: string): Promise<void> {
  const queue = contractQueue({ orderId: '', subscriptionId });
  const place = { queue, key: `${jobs.settleEndedPlan.name}-${subscriptionId}` };
  await addJob(transaction, jobs.settleEndedPlan, { id: subscriptionId }, place);
}

async function readCanceled({ database }: OpenBilling, noticeId: string, orderId: string) {
  return (
    database.kysely
      .selectFrom('private.legal_notices as n')
      .innerJoin('public.orders as o', (join) => join.on('o.id', '=', orderId))
      .innerJoin('auth.users as u', 'u.id', 'o.user_id')
      .select([
        'n.for_cause as isForCause',
        'n.received_at as receivedAt',
        'n.effective_end as effectiveEnd',
        'n.email as declaredBy',
        'n.language as declaredIn',
        // the account may be gone since, but what is owed is not
        sql<string>`case when u.deleted_at is null then u.email else lower(n.email) end`.as('email'),
        sql<boolean>`u.deleted_at is not null`.as('isDeleted'),
        'o.language as orderLanguage',
        'o.stripe_subscription_id as subscriptionId',
      ])
      .select(sql<boolean>`n.accepted_at is not null`.as('isDecided'))
      .select(sql<boolean>`n.kind = 'withdrawal'`.as('isWithdrawal'))
      .select(sql<boolean>`n.details ->> 'type' = 'extraordinary'`.as('isExtraordinary'))
      .where('n.id', '=', noticeId)
      // an accepted withdrawal is a decision of its own
      .where(({ or, eb }) => or([eb('n.kind', '=', 'cancellation'), eb('n.accepted_at', 'is', null)]))
      .where('n.settled_at', 'is', null)
      .where('n.effective_end', 'is not', null)
      .where('o.stripe_subscription_id', 'is not', null)
      .$narrowType<{ subscriptionId: NotNull; effectiveEnd: NotNull }>()
      .executeTakeFirst() satisfies Promise<Omit<Canceled, 'periodEnd' | 'isHeld'> | undefined>
  );
}

async function endBy(
  context: OpenBilling,
  subscription: Stripe.Subscription,
  { end: by, isWithdrawal }: { readonly end: Date; readonly isWithdrawal: boolean },
): Promise<Stripe.Subscription> {
  if (endedStatuses.some((ended) => ended === subscription.status)) return subscription;
  const end = by.getTime() / 1000;
  const present = presentEnd(subscription);
  if (present !== undefined && present <= end) return subscription;
  // it may be closed, so the plan must not end before that
  if (isWithdrawal && by <= context.providerClock()) throw new Error('the provider has not renewed the plan yet');
  return endAsAsked(context, subscription, end);
}
