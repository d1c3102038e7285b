import {
  endedStatuses,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@regelwerk/contract/shop/subscription-status';
import type { Stripe } from 'stripe';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { isAskedEnd, presentEnd } from '../contracts/asked-end.ts';
import { cancellationStep } from '../contracts/cancellation-step.ts';
import { noticeEndKey } from '../contracts/notice-end.ts';
import { addJob } from '../kernel/add-job.ts';
import { databaseTime } from '../kernel/database-time.ts';
import { jobs } from '../kernel/jobs.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { settleDeletedLater } from '../kernel/settle-deleted-later.ts';
import { findCustomerOwner } from './find-customer-owner.ts';
import { followChange } from './follow-change.ts';
import { noteTakenBack } from './note-taken-back.ts';

const fromSeconds = (seconds: number | null | undefined) => (seconds == null ? null : new Date(seconds * 1000));

/**
 * Records a subscription as the provider has it now. The content of events is never used: they arrive late, twice and out of
 * order, while the provider's present state does not.
 */
export async function refreshSubscription(context: OpenBilling, id: string): Promise<void> {
  const readAt = await databaseTime(context.database);
  const subscription = await retrieve(context, id);
  if (subscription === undefined || subscription.livemode !== (context.payments.mode === 'live')) return;
  const owner = await findCustomerOwner(context, subscription.customer);
  if (owner === undefined) return;
  const items = subscription.items.data;
  const ends = items.map((item) => item.current_period_end);
  const starts = items.map((item) => item.current_period_start);
  const row = {
    user_id: owner.userId,
    customer_id: owner.customerId,
    stripe_price_id: items[0]?.price.id ?? null,
    status: statusOf(subscription),
    current_period_start: starts.length === 0 ? null : fromSeconds(Math.min(...starts)),
    current_period_end: ends.length === 0 ? null : fromSeconds(Math.max(...ends)),
    trial_end: fromSeconds(subscription.trial_end),
    // its API sets both; its portal only `cancel_at` where the billing mode is flexible, as it is by default
    cancel_at_period_end: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    cancel_at: fromSeconds(subscription.cancel_at),
    ends_by_subscriber: presentEnd(subscription) !== undefined && !isAskedEnd(subscription),
    ends_by_notice: Number(subscription.metadata[noticeEndKey] ?? 0) > 0,
    read_at: readAt,
  };
  await context.database.kysely
    .insertInto('public.subscriptions')
    .values({ ...row, stripe_subscription_id: id, created_at: new Date(subscription.created * 1000) })
    .onConflict((conflict) =>
      conflict
        .column('stripe_subscription_id')
        .doUpdateSet(row)
        .where((known) =>
          known.or([
            known('public.subscriptions.read_at', 'is', null),
            known('public.subscriptions.read_at', '<=', readAt),
          ]),
        ),
    )
    .execute();
  await followChange(context, subscription, readAt);
  const runsOn = !row.cancel_at_period_end && !endedStatuses.some((ended) => ended === row.status);
  if (runsOn) await noteTakenBack(context, id);
  if (!owner.isDeleted) await followCancellation(context, subscription);
  // a deleted account must not subscribe, even through a payment page that was still open
  if (owner.isDeleted && !endedStatuses.some((ended) => ended === row.status))
    await settleDeletedLater(context.database.kysely, owner.userId);
}

/** A cancellation after the first term is worked on in the queue of its subscription. */
async function followCancellation({ database }: OpenBilling, subscription: Stripe.Subscription): Promise<void> {
  const { id } = subscription;
  const step = await cancellationStep(database, subscription);
  if (step === undefined) return;
  const job = jobs[step];
  const place = { queue: `subscription:${id}`.slice(0, 128), key: `${job.name}-${id}` };
  await addJob(database.kysely, job, { id }, place);
}

async function retrieve({ payments }: OpenBilling, id: string): Promise<Stripe.Subscription | undefined> {
  try {
    return await payments.stripe.subscriptions.retrieve(id);
  } catch (error) {
    if (providerFailure(error) === 'missing') return undefined;
    throw error;
  }
}

/** A status that we do not know counts as paused, which gives nothing. */
function statusOf({ status }: Stripe.Subscription): SubscriptionStatus {
  return subscriptionStatuses.find((one) => one === status) ?? 'paused';
}
