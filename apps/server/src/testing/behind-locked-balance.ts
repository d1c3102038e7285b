import { expect } from 'vitest';
import type { TestApp } from './create-test-app.ts';

/**
 * Starts calls on a native database that have to wait for the balance of a person, each once the one before waits. Runs `meanwhile`,
 * with the person as `$1`, before they go on; returns their answers.
 */
export async function behindLockedBalance<Answer>(
  app: TestApp,
  personId: string,
  calls: readonly (() => Promise<Answer>)[],
  meanwhile = 'select from auth.users where id = $1',
): Promise<Answer[]> {
  const { pool } = app.deps.database;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from public.user_tokens where user_id = $1 for update', [personId]);
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
