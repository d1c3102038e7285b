import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/**
 * Returns the database's time, to be read before the provider is asked. Of two answers, the one that was asked for later is newer;
 * the other must not replace it, even if it arrives last.
 */
export async function databaseTime({ kysely }: Pick<Database, 'kysely'>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('the database has a clock');
  return row.now;
}
