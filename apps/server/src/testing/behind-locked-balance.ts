import { expect } from 'vitest';
import type { TestApp } from './create-test-app.ts';

/**
 * Starts calls on a native database that have to wait for the balance of a person, or their account, each once the one before waits.
 * Runs `meanwhile`, with the person as `$1`, before they go on; returns their answers.
 */
export async function behindLockedBalance<Answer>(
  app: TestApp,
  personId: string,
  calls: readonly (() => Promise<Answer>)[],
  meanwhile = 'select from auth.users where id = $1',
  locked: 'public.user_tokens' | 'auth.users' = 'public.user_tokens',
): Promise<Answer[]> {
  const { pool } = app.deps.database;
  const holder = await pool.connect();
  await holder.query('begin');
  const key = locked === 'auth.users' ? 'id' : 'user_id';
  await holder.query(`select from ${locked} where ${key} = $1 for no key update`, [personId]);
  // not in the transaction, which would see the same sessions again
  const waiting = async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  const answers: Promise<Answer>[] = [];
  try {
    for (const call of calls) {
      answers.push(call());
      await expect.poll(waiting, { interval: 5 }).toBe(answers.length);
    }
    await holder.query(meanwhile, [personId]);
    await holder.query('commit');
  } finally {
    holder.release(true);
  }
  return Promise.all(answers);
}
