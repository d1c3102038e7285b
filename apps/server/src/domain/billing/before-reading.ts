import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/**
 * The database's time, taken before the provider is asked. What was asked for later is newer: an answer that was overtaken
 * on its way is not written over the one that overtook it.
 */
export async function beforeReading({ kysely }: Pick<Database, 'kysely'>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('the database has a clock');
  return row.now;
}
