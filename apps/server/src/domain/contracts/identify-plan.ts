import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import { namedNumbers } from '../legal/named-numbers.ts';
import { namedOrders } from '../legal/named-orders.ts';
import { findSender } from './find-sender.ts';
import { identifyOrders, type Sender } from './identify-orders.ts';
import { type Contract, readContracts } from './read-contracts.ts';

/**
 * Returns the running plan that a declaration identifies: by an order or invoice together with the name or the mailbox that is
 * stored with it, or by the address of an account whose only plan it is. A declaration that could mean several plans identifies none.
 */
export async function identifyPlan(executor: Kysely<Schema>, sender: Sender): Promise<Contract | undefined> {
  const ownId = await findSender(executor, sender.email);
  const named = await namedOrders(executor, sender.reference, ownId);
  if (named.length > 0) {
    const ids = named.map(({ orderId }) => orderId);
    const plans: Contract[] = [];
    for (const { userId, subscriptionId } of await identifyOrders(executor, ids, sender)) {
      const plan = await runningPlan(executor, userId);
      if (plan?.subscriptionId === subscriptionId) plans.push(plan);
    }
    const [plan, ...others] = plans;
    return others.every((other) => other.subscriptionId === plan?.subscriptionId) ? plan : undefined;
  }
  if (ownId === null || namedNumbers(sender.reference).orders.length > 0) return undefined;
  return runningPlan(executor, ownId);
}

async function runningPlan(executor: Kysely<Schema>, userId: string): Promise<Contract | undefined> {
  return (await readContracts(executor, userId)).find(({ isRunning }) => isRunning);
}
