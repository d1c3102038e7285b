import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/**
 * Returns the database's time before the provider is asked. A later question has the newer answer, so that an answer that was
 * overtaken on its way does not replace it.
 */
export async function databaseTime({ kysely }: Pick<Database, 'kysely'>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('the database has a clock');
  return row.now;
}
