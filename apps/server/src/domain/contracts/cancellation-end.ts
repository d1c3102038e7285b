import { endOfDay } from '@regelwerk/contract/shared/end-of-day';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import { earliestEnd } from './earliest-end.ts';
import { earliestOf, planEnds } from './plan-ends.ts';

/** A declared cancellation, as it counts for a plan. */
export interface DeclaredCancellation {
  readonly receivedAt: Date;
  /** The day that it names, as an ISO date; empty for the earliest possible end. */
  readonly end: string;
  readonly isForCause: boolean;
}

interface Period {
  readonly start: Date;
  readonly end: Date;
}

/**
 * Returns when a plan ends by a cancellation. It counts from its receipt, however late it is decided on (sections 130 and 312k (5)
 * of the German Civil Code): for good cause at once, else by the notice that the period of that day asks for; later, if it
 * names a later day, and earlier, if the plan ends earlier anyway. Undefined for a plan whose periods are unknown.
 */
export async function cancellationEnd(
  executor: Kysely<Schema>,
  subscriptionId: string,
  { receivedAt, end, isForCause }: DeclaredCancellation,
): Promise<Date | undefined> {
  const plan = await executor
    .selectFrom('public.subscriptions')
    .select(['status', 'trial_end', 'current_period_start', 'current_period_end'])
    .where('stripe_subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  const periods = await periodsOf(executor, subscriptionId);
  const { current_period_start: start = null, current_period_end: periodEnd = null } = plan ?? {};
  if (start !== null && periodEnd !== null) periods.push({ start, end: periodEnd });
  const [first] = periods;
  if (plan === undefined || first === undefined) return undefined;
  // before the first period, the first counts
  const period = periods.findLast((one) => one.start <= receivedAt) ?? first;
  const changedAt = await lastChange(executor, subscriptionId, receivedAt);
  const term = {
    firstTermStart: seconds(changedAt ?? plan.trial_end ?? first.start),
    periodStart: seconds(period.start),
    periodEnd: seconds(period.end),
  };
  const received = seconds(receivedAt);
  const earliest = isForCause ? received : earliestEnd(term, received);
  const asked = end === '' ? 0 : seconds(endOfDay(end));
  const runs = !endedStatuses.some((ended) => ended === plan.status);
  // the end that a withdrawal gives it while it waits may not last
  const announced = earliestOf({ ...(await planEnds(executor, subscriptionId)), withdrawal: null });
  const present = runs && announced !== undefined ? seconds(announced) : Number.POSITIVE_INFINITY;
  return new Date(Math.min(Math.max(earliest, asked), present) * 1000);
}

/** Returns the periods that were billed, the trial among them, in their order. */
async function periodsOf(executor: Kysely<Schema>, subscriptionId: string): Promise<Period[]> {
  return executor
    .selectFrom('public.invoices')
    .select(['period_start as start', 'period_end as end'])
    .where('stripe_subscription_id', '=', subscriptionId)
    .where('is_for_period', '=', true)
    .orderBy('period_start')
    .execute();
}

/** Returns when the last change of the plan before a time started: its first term began then. */
async function lastChange(executor: Kysely<Schema>, subscriptionId: string, before: Date): Promise<Date | undefined> {
  const change = await executor
    .selectFrom('public.orders')
    .select('starts_at as startsAt')
    .where('stripe_subscription_id', '=', subscriptionId)
    .where('state', '=', 'fulfilled')
    .where('starts_at', '<=', before)
    .orderBy('starts_at', 'desc')
    .executeTakeFirst();
  return change?.startsAt ?? undefined;
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
