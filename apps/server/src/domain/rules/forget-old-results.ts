import type { Database } from '@regelwerk/database/open-database';
import { retention } from '@regelwerk/legal/retention';

/** Deletes the texts of runs whose time is over; saved rules and the ledger stay. */
export async function forgetOldResults(database: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - retention.resultDays * 86_400_000);
  await database.kysely
    .updateTable('public.generations')
    .set({ result: null })
    .where('result', 'is not', null)
    .where('created_at', '<', limit)
    .execute();
}
