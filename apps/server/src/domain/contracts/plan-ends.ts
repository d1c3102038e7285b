import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import { isPresentPlan } from './is-present-plan.ts';

/** When a plan ends, by each of those who can end it; null for one who has not. */
export interface PlanEnds {
  /** By its subscriber at the provider. */
  readonly subscriber: Date | null;
  /** By a declared cancellation that was not taken back. */
  readonly cancellation: Date | null;
  /** With its paid period, while a withdrawal waits for its decision. */
  readonly withdrawal: Date | null;
  /** By the notice of the operator. */
  readonly notice: Date | null;
  /** Whether a job is about to end it at once, because a withdrawal was accepted. */
  readonly isOver: boolean;
}

/**
 * Returns what ends a plan, by the id of its subscription, from what the provider said last and the declarations that hold. Each of them
 * counts for itself: one that is taken back or closed leaves the others.
 */
export async function planEnds(executor: Kysely<Schema>, subscriptionId: string): Promise<PlanEnds> {
  const { rows } = await sql<PlanEnds>`
    with declared as (
      select n.kind, n.effective_end from private.legal_notices n join public.orders o on o.id = n.accepted_order_id
      where o.stripe_subscription_id = ${subscriptionId} and n.taken_back_at is null
    ), decided as (
      select d.cause, d.ends_plan and d.done_at is null and ${isPresentPlan} as is_over, d.ends_at
      from private.settlements d join public.orders o on o.id = d.order_id where o.stripe_subscription_id = ${subscriptionId}
    )
    select case when s.ends_by_subscriber then coalesce(s.cancel_at, s.current_period_end) end as subscriber,
      (select min(effective_end) from declared where kind = 'cancellation') as cancellation,
      (select min(effective_end) from declared where kind = 'withdrawal') as withdrawal,
      case when s.ends_by_notice then coalesce((select max(ends_at) from decided where cause = 'notice'), s.cancel_at) end as notice,
      (select coalesce(bool_or(is_over), false) from decided) as "isOver"
    from public.subscriptions s where s.stripe_subscription_id = ${subscriptionId}`.execute(executor);
  return rows[0] ?? { subscriber: null, cancellation: null, withdrawal: null, notice: null, isOver: false };
}

/** Returns the earliest of the ends of a plan; undefined if it goes on. */
export function earliestOf({ subscriber, cancellation, withdrawal, notice }: PlanEnds): Date | undefined {
  return [subscriber, cancellation, withdrawal, notice]
    .filter((end) => end !== null)
    .sort((one, other) => one.getTime() - other.getTime())[0];
}
