import { periodAfter } from '@regelwerk/contract/shop/period-after';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { sql } from 'kysely';
import { isAskedEnd, presentEnd } from '../contracts/asked-end.ts';
import { noticeEnd, noticeEndKey } from '../contracts/notice-end.ts';
import { planEnds } from '../contracts/plan-ends.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { endAsAsked } from '../subscriptions/end-as-asked.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { dropNotice } from './drop-notice.ts';
import { mailNotice } from './mail-notice.ts';

interface Notice {
  readonly id: string;
  readonly orderId: string;
  readonly subscriptionId: string | null;
  /** The mail of the notice and the end that it names; null before it is written. */
  readonly mailId: string | null;
  readonly endsAt: Date | null;
}

const day = 86_400_000;

/**
 * Ends a plan with the operator's notice. A notice counts from its arrival (section 130 of the German Civil Code), so it is mailed first,
 * and the provider learns the end once the mail has left; a mail that left too late for its date, or never, is followed by another one.
 * Returns false while that is awaited. A plan that ends anyway, also by a change that was ordered meanwhile, needs no notice: it is dropped,
 * unless it has left in time for a plan whose subscriber may still reactivate it.
 */
export async function endWithNotice(context: OpenBilling, notice: Notice): Promise<boolean> {
  const { payments, clock, providerClock } = context;
  const { id, subscriptionId, mailId, endsAt } = notice;
  if (subscriptionId === null) return true;
  const subscription = await payments.stripe.subscriptions.retrieve(subscriptionId);
  const { status, metadata } = subscription;
  if (Number(metadata[noticeEndKey] ?? 0) > 0) return true;
  const { sentAt, isQueued } = await readMail(context, mailId);
  const isOver = endedStatuses.some((ended) => ended === status);
  if (!isOver && sentAt === null && isQueued) return false;
  if (isOver || (await isChanged(context, notice))) {
    await dropNotice(context, { id, leftFor: isOver || sentAt === null ? null : endsAt });
    return true;
  }
  const now = providerClock().getTime();
  // the day after it was sent, on which it is read; the provider's clock may differ from ours
  const readAt = sentAt === null ? null : new Date(now - (clock().getTime() - sentAt.getTime()) + day);
  const isInTime = endsAt !== null && readAt !== null && periodAfter(readAt, 'month', 1) <= endsAt;
  const present = presentEnd(subscription);
  const { cancellation, withdrawal } = await planEnds(context.database.kysely, subscriptionId);
  // the end that a withdrawal gives it while it waits may not last
  const isOnlyWithdrawn = isAskedEnd(subscription) && cancellation === null && withdrawal !== null;
  if (!isInTime && present !== undefined && !isOnlyWithdrawn) {
    await dropNotice(context, { id, leftFor: null });
    return true;
  }
  if (!isInTime) {
    // with a day for mail that is slow to leave
    const next = new Date(noticeEnd(subscription, new Date(now + 2 * day)) * 1000);
    await mailNotice(context, { id, endsAt: next, former: { mailId, endsAt: sentAt === null ? null : endsAt } });
    return false;
  }
  const last = endsAt.getTime() / 1000;
  // an earlier end stands, and the notice counts if that is taken back or closed
  if (present !== undefined)
    await payments.stripe.subscriptions.update(subscriptionId, { metadata: { [noticeEndKey]: last } });
  else await endAsAsked(context, subscription, last, { [noticeEndKey]: last });
  await refreshSubscription(context, subscriptionId);
  return true;
}

async function isChanged({ database }: OpenBilling, { orderId }: Notice): Promise<boolean> {
  const change = await database.kysely
    .selectFrom('public.orders')
    .select('id')
    .where('changes_order_id', '=', orderId)
    .where('state', 'in', ['scheduled', 'fulfilled'])
    .executeTakeFirst();
  return change !== undefined;
}

/** When the mail left, and whether it is still to leave: a mail that was tried too often is given up. */
async function readMail({ database }: OpenBilling, id: string | null) {
  const { rows } = await sql<{ sentAt: Date | null; isQueued: boolean }>`
    select (select sent_at from private.mails where id = ${id}) as "sentAt",
      exists (
        select from graphile_worker._private_jobs
        where payload ->> 'id' = ${id}::text and (attempts < max_attempts or locked_at is not null)
      ) as "isQueued"`.execute(database.kysely);
  return rows[0] ?? { sentAt: null, isQueued: false };
}
