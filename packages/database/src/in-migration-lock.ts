import type { PoolClient } from 'pg';

// any number will do, as long as every process of every version uses the same
const lockKey = 7_218_401;

/** Runs `work` in a transaction that no other process brings the database up to date beside. */
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
