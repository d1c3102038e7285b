import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Schema } from '@regelwerk/database/schema';
import type { Selectable } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { planEnding } from '../subscriptions/plan-ending.ts';

/** The plan that a change puts an end to, and when. */
export interface PlanChange {
  readonly subscriptionId: string;
  readonly startsAt: Date;
  /** The order of the running plan. */
  readonly order: Selectable<Schema['public.orders']>;
  /** The change that was ordered before and has not started, to the same price. */
  readonly pending: Selectable<Schema['public.orders']> | undefined;
}

const changeable: readonly string[] = ['trialing', 'active'];

/**
 * Returns the change of a person's running plan to another price, which starts when the paid period or the trial ends; throws the
 * reason if the plan cannot be changed.
 */
export async function readPlanChange(
  { database: { kysely } }: Pick<OpenBilling, 'database'>,
  { userId, priceId }: { readonly userId: string; readonly priceId: string },
): Promise<PlanChange> {
  const plan = await kysely
    .selectFrom('public.subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'not in', endedStatuses)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const orders =
    plan === undefined
      ? []
      : await kysely
          .selectFrom('public.orders')
          .selectAll()
          .where('user_id', '=', userId)
          .where('stripe_subscription_id', '=', plan.stripe_subscription_id)
          .where('state', 'in', ['fulfilled', 'scheduled'])
          .orderBy('starts_at', (order) => order.desc().nullsLast())
          .execute();
  const order = orders.find(({ state }) => state === 'fulfilled');
  if (plan === undefined || order === undefined || plan.current_period_end === null)
    throw new AppError('no_subscription', 'You have no plan that could be changed.');
  if (plan.stripe_price_id === priceId) throw new AppError('already_subscribed', 'You have this plan already.');
  if (plan.cancel_at_period_end) throw planEnding();
  if (!changeable.includes(plan.status))
    throw new AppError('plan_overdue', 'The last payment of your plan failed. Settle it before you change the plan.');
  const pending = orders.find(({ state }) => state === 'scheduled');
  if (pending !== undefined && pending.stripe_price_id !== priceId)
    throw new AppError('change_pending', 'You have ordered another change of plan. Take it back first.');
  return { subscriptionId: plan.stripe_subscription_id, startsAt: plan.current_period_end, order, pending };
}
