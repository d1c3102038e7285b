import type { Database } from '@regelwerk/database/open-database';
import { oldestKeptRule } from '@regelwerk/legal/oldest-kept-rule';

/** Deletes the texts of runs whose time is over; saved rules and the ledger stay. */
export async function forgetOldResults(database: Database, now: Date): Promise<void> {
  await database.kysely
    .updateTable('public.generations')
    .set({ result: null })
    .where('result', 'is not', null)
    .where('created_at', '<', oldestKeptRule(now))
    .execute();
}
