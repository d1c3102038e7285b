import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

const keptDays = 30;

/** Deletes the texts of runs older than thirty days; saved rules and the ledger stay. */
export async function forgetOldResults(database: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptDays * 86_400_000);
  await sql`update public.generations set result = null where result is not null and created_at < ${limit}`.execute(
    database.kysely,
  );
}
