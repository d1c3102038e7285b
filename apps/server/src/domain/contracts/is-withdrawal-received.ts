import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import { namedOrders } from '../legal/named-orders.ts';
import { findSender } from './find-sender.ts';
import { identifyOrders } from './identify-orders.ts';
import { isWithdrawable } from './is-withdrawable.ts';
import { readContracts } from './read-contracts.ts';

/**
 * Whether somebody has withdrawn from an order: it was decided, or waits for that but identifies the order and arrived in time. A
 * withdrawal counts from its receipt (section 355 of the German Civil Code), so nothing more is charged for the contract.
 */
export async function isWithdrawalReceived(executor: Kysely<Schema>, orderId: string): Promise<boolean> {
  const decided = await executor
    .selectFrom('private.settlements')
    .select('id')
    .where('order_id', '=', orderId)
    .where('cause', '=', 'withdrawal')
    .executeTakeFirst();
  if (decided !== undefined) return true;
  const order = await executor
    .selectFrom('public.orders')
    .select('user_id as userId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const contract = (await readContracts(executor, order.userId)).find((one) => one.orderId === orderId);
  const waiting = await executor
    .selectFrom('private.legal_notices')
    .select(['name', 'email', 'contract_reference as reference', 'received_at as receivedAt'])
    .where('kind', '=', 'withdrawal')
    .where('settled_at', 'is', null)
    .execute();
  for (const notice of waiting) {
    if (contract === undefined || !isWithdrawable(contract, notice.receivedAt)) continue;
    const named = await namedOrders(executor, notice.reference, await findSender(executor, notice.email));
    const ids = named.filter((one) => one.orderId === orderId).map((one) => one.orderId);
    if ((await identifyOrders(executor, ids, notice)).length > 0) return true;
  }
  return false;
}
