import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { packedRuns } from './packed-runs.ts';

/** Drops the dictionaries for good. Refuses while a result needs one. */
export function dropDictionaries({ kysely }: Database): Promise<void> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`lock table public.generations in access exclusive mode`.execute(transaction);
    const needed = await packedRuns(transaction).limit(1).executeTakeFirst();
    if (needed !== undefined)
      throw new Error(`The dictionaries stay: the result of run ${needed.id} is still packed with one of them.`);
    await sql`drop index public.generations_packed`.execute(transaction);
    await sql`drop table private.dictionaries`.execute(transaction);
  });
}
