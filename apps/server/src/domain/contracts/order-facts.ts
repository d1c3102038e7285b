import { orderDiscount } from '@regelwerk/contract/shop/checkout';
import type { Schema } from '@regelwerk/database/schema';
import type { ContractFacts } from '@regelwerk/legal/contract-terms';
import type { Selectable } from 'kysely';

type Order = Pick<
  Selectable<Schema['public.orders']>,
  | 'list_amount'
  | 'currency'
  | 'interval'
  | 'interval_count'
  | 'trial_days'
  | 'trial_tokens'
  | 'discount'
  | 'created_at'
  | 'fulfilled_at'
  | 'starts_at'
  | 'changes_order_id'
>;

const day = 86_400_000;

/** Returns the facts of an order that its terms follow from; until it is paid, its periods count from the order. */
export function orderFacts(order: Order): ContractFacts {
  const from = order.fulfilled_at ?? order.created_at;
  return {
    amount: order.list_amount,
    currency: order.currency,
    interval: order.interval,
    intervalCount: order.interval_count ?? 1,
    trialDays: order.trial_days,
    trialTokens: order.trial_tokens,
    discount: orderDiscount.nullable().parse(order.discount),
    orderedAt: from,
    firstChargeOn: order.starts_at ?? (order.trial_days > 0 ? new Date(from.getTime() + order.trial_days * day) : null),
    changesPlan: order.changes_order_id !== null,
  };
}
