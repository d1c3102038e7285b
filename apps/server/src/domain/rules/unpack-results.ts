import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { dropDictionaries } from './drop-dictionaries.ts';
import { packedRuns } from './packed-runs.ts';
import type { StoredResult } from './read-result.ts';
import { unpackRun } from './unpack-run.ts';

const mostAtOnce = 1_000;

/**
 * Stores packed results plainly, a thousand at a time, and drops the dictionaries once none is left. The next call goes
 * on where one was interrupted. A result that cannot be read holds back no other, and is thrown at the end.
 */
export async function unpackResults(database: Database): Promise<void> {
  const { kysely } = database;
  const { rows } = await sql<{ exist: boolean }>`
    select to_regclass('private.dictionaries') is not null as exist`.execute(kysely);
  if (rows[0]?.exist !== true) return;
  const packed = await packedRuns(kysely).limit(mostAtOnce).execute();
  const failures: unknown[] = [];
  for (const { id, result } of packed) {
    try {
      await unpackRun(database, { id, result: result as unknown as StoredResult });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  if (packed.length < mostAtOnce) await dropDictionaries(database);
}
