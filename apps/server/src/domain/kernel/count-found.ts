import { mostCounted } from '@regelwerk/contract/shared/most-counted';
import type { Schema } from '@regelwerk/database/schema';
import { type Expression, type Kysely, sql } from 'kysely';

/** Returns the number of rows of a query, counted as far as the `total` of a table and its page at this window need. */
export async function countFound(
  kysely: Kysely<Schema>,
  rows: Expression<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<number> {
  const most = Math.max(mostCounted, offset + limit) + 1;
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from (${rows} limit ${most}) found`.execute(kysely);
  return counts[0]?.total ?? 0;
}
