import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';

/**
 * Why a change of plan does not take place. `withdrawn` is a withdrawal from the change itself, `undone` one that was carried out after
 * its start, and the other two are withdrawals from the plan before it.
 */
export type DropReason =
  | 'taken_back'
  | 'plan_ends'
  | 'withdrawal_received'
  | 'withdrawal_by_other'
  | 'withdrawn'
  | 'undone'
  | 'unpaid';

/**
 * Cancels a change of plan that has not started, or whose start is undone, with the tokens that were agreed on for it. Returns
 * false, and changes nothing, if it is not in that state.
 */
export async function dropChange(
  transaction: Transaction<Schema>,
  { orderId, because }: { readonly orderId: string; readonly because: DropReason },
): Promise<boolean> {
  const hasStarted = because === 'undone' || because === 'unpaid';
  const order = await transaction
    .updateTable('public.orders')
    .set({ state: 'canceled', fulfilled_at: null, dropped_because: because })
    .where('id', '=', orderId)
    .where('state', '=', hasStarted ? 'fulfilled' : 'scheduled')
    .returning(['stripe_subscription_id as subscriptionId', 'stripe_price_id as priceId', 'starts_at as startsAt'])
    .executeTakeFirst();
  if (order === undefined) return false;
  await transaction
    .deleteFrom('public.plan_terms')
    .where('stripe_subscription_id', '=', order.subscriptionId)
    .where('stripe_price_id', '=', order.priceId)
    .where('valid_from', '>=', order.startsAt)
    .execute();
  return true;
}
