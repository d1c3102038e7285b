import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { runDueJobs } from './start-jobs.ts';

const rounds = 60;

describe.each(databaseModes)('jobs on the %s database', (mode) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(mode);
  });
  afterAll(() => app.remove());

  test('all that is due is done and written down, also several jobs of one queue', async () => {
    const { pool } = app.deps.database;
    for (let round = 0; round < rounds; round += 1) {
      for (let job = 0; job < 3; job += 1)
        await pool.query(`select graphile_worker.add_job('check_ledger', '{}'::json, queue_name => 'one')`);
      await runDueJobs(app.deps);
      const { rows } = await pool.query('select attempts, locked_at from graphile_worker._private_jobs');
      expect([round, rows]).toEqual([round, []]);
    }
  });
});
