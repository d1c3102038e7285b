import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import { namedNumbers } from '../legal/named-numbers.ts';
import { namedOrders } from '../legal/named-orders.ts';
import { type Contract, readContracts } from './read-contracts.ts';
import { samePerson } from './same-person.ts';

/** A declaration as its sender wrote it. */
interface Sender {
  readonly name: string;
  readonly email: string;
  readonly reference: string;
}

interface Stored {
  readonly email: string;
  readonly accountName: string | null;
  readonly billingName: string | null;
}

/**
 * Returns the running plan that a declaration identifies: by an order or invoice together with the name or the mailbox that is
 * stored with it, or by the address of an account whose only plan it is. A number alone identifies nothing, because numbers can be
 * counted; neither does a declaration that could mean several plans.
 */
export async function identifyPlan(executor: Kysely<Schema>, sender: Sender): Promise<Contract | undefined> {
  const own = await executor
    .selectFrom('auth.users')
    .select('id')
    .where('email', '=', sender.email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const named = await namedOrders(executor, sender.reference, own?.id ?? null);
  if (named.length > 0) {
    const plans = await Promise.all(named.map((order) => namedPlan(executor, order, sender)));
    const [plan, ...others] = plans.filter((one) => one !== undefined);
    return others.every((other) => other.subscriptionId === plan?.subscriptionId) ? plan : undefined;
  }
  if (own === undefined || namedNumbers(sender.reference).orders.length > 0) return undefined;
  return runningPlan(executor, own.id);
}

async function namedPlan(
  executor: Kysely<Schema>,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
  sender: Sender,
): Promise<Contract | undefined> {
  const stored = await executor
    .selectFrom('public.orders as o')
    .innerJoin('auth.users as u', 'u.id', 'o.user_id')
    .select(['u.email', 'o.stripe_subscription_id as subscriptionId'])
    .select(sql<string | null>`u.user_metadata ->> 'name'`.as('accountName'))
    .select(sql<string | null>`o.billing ->> 'name'`.as('billingName'))
    .where('o.id', '=', orderId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (stored === undefined || !isStored(stored, sender)) return undefined;
  const plan = await runningPlan(executor, userId);
  return plan?.subscriptionId === stored.subscriptionId ? plan : undefined;
}

const isStored = ({ email, accountName, billingName }: Stored, sender: Sender) =>
  sender.email.toLowerCase() === email ||
  sender.reference
    .toLowerCase()
    .split(/[\s,;()<>]+/)
    .includes(email) ||
  [accountName, billingName].some((name) => name !== null && samePerson(name, sender.name));

async function runningPlan(executor: Kysely<Schema>, userId: string): Promise<Contract | undefined> {
  return (await readContracts(executor, userId)).find(({ isRunning }) => isRunning);
}
