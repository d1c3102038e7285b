import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Read in less than a second on a small machine. */
const mostRows = 200_000;

/** Returns whether the ledger is too large to be read as a whole while somebody waits. */
export async function isLargeLedger({ kysely }: Database): Promise<boolean> {
  const { newest } = await kysely
    .selectFrom('public.token_transactions')
    .select(sql<number>`coalesce(max(id), 0)::float8`.as('newest'))
    .executeTakeFirstOrThrow();
  return newest > mostRows;
}
