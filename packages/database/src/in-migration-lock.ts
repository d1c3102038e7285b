import type { PoolClient } from 'pg';

// an arbitrary number, the same in every process of every version
const lockKey = 7_218_401;

/** Runs `work` in a transaction while no other process can migrate the database. */
export async function inMigrationLock<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
