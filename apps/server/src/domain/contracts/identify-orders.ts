import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';

/** A declaration as its sender wrote it. */
export interface Sender {
  readonly name: string;
  readonly email: string;
  readonly reference: string;
}

/**
 * Returns those of the orders that a declaration names whose stored name or mailbox it states too, of living accounts. A number alone
 * identifies nothing, because numbers can be counted.
 */
export async function identifyOrders(
  executor: Kysely<Schema>,
  orderIds: readonly string[],
  sender: Sender,
): Promise<readonly { readonly orderId: string; readonly userId: string; readonly subscriptionId: string | null }[]> {
  if (orderIds.length === 0) return [];
  const stored = await executor
    .selectFrom('public.orders as o')
    .innerJoin('auth.users as u', 'u.id', 'o.user_id')
    .select(['o.id as orderId', 'o.user_id as userId', 'u.email', 'o.stripe_subscription_id as subscriptionId'])
    .select(sql<string | null>`u.user_metadata ->> 'name'`.as('accountName'))
    .select(sql<string | null>`o.billing ->> 'name'`.as('billingName'))
    .where('o.id', 'in', orderIds)
    .where('u.deleted_at', 'is', null)
    .execute();
  return stored.filter((one) => isStored(one, sender));
}

interface Stored {
  readonly email: string;
  readonly accountName: string | null;
  readonly billingName: string | null;
}

const isStored = ({ email, accountName, billingName }: Stored, sender: Sender) =>
  sender.email.toLowerCase() === email ||
  sender.reference
    .toLowerCase()
    .split(/[\s,;()<>]+/)
    .includes(email) ||
  [accountName, billingName].some((name) => name !== null && samePerson(name, sender.name));

/**
 * Whether two names are the same full name, whatever their case, accents, punctuation and order (“Lovelace, Ada”). A first name
 * alone is nobody’s.
 */
function samePerson(one: string, other: string): boolean {
  const words = wordsOf(one);
  return words.length > 1 && words.join(' ') === wordsOf(other).join(' ');
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[äöü]/g, (umlaut) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[umlaut] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort();
