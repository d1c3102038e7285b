import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Releases the tokens of runs whose lease expired; returns their number. */
export async function releaseExpired(database: Database): Promise<number> {
  const { rows } = await sql<{ released: number }>`
    select private.release_expired_generations() as released`.execute(database.kysely);
  return rows[0]?.released ?? 0;
}
