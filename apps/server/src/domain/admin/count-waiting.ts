import type { WaitingDecisions } from '@regelwerk/contract/admin/admin-data';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Counts what waits for a decision of an admin, as the pages of declarations and reviews list it. */
export async function countWaiting({ kysely }: Database): Promise<WaitingDecisions> {
  const count = sql<number>`count(*)::int`;
  const { notices } = await kysely
    .selectFrom('private.legal_notices')
    .select(count.as('notices'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { reviews } = await kysely
    .selectFrom('public.orders')
    .select(count.as('reviews'))
    .where('state', '=', 'review')
    .executeTakeFirstOrThrow();
  return { notices, reviews };
}
