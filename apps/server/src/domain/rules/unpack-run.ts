import type { Database } from '@regelwerk/database/open-database';
import type { KeptResult } from './present-rule.ts';
import { readResult, type StoredResult } from './read-result.ts';

/** Returns the result of a run, and stores it plainly if it is still packed. */
export async function unpackRun(
  database: Database,
  { id, result }: { readonly id: string; readonly result: StoredResult },
): Promise<KeptResult> {
  const kept = await readResult(database, result);
  if ('packed' in result)
    await database.kysely
      .updateTable('public.generations')
      .set({ result: JSON.stringify(kept) })
      .where('id', '=', id)
      // an account that was deleted meanwhile keeps no result
      .where('result', 'is not', null)
      .execute();
  return kept;
}
