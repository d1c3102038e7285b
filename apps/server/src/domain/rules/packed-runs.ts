import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';

/** Selects the runs whose results are still packed, by an index that the last of them drops. */
export function packedRuns(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('public.generations')
    .select(['id', 'result'])
    .where(sql`result ->> 'packed'`, 'is not', null);
}
