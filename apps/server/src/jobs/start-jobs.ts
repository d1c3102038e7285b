import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@regelwerk/database/open-database';
import {
  type Runner,
  run,
  runMigrations,
  runOnce,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type { Logger } from 'pino';
import type { JobDeps } from './job-context.ts';
import { type Patiently, patienceUntil } from './patience-until.ts';
import { patientPool } from './patient-pool.ts';
import { queuedWork } from './queued-work.ts';
import { crontab, scheduledWork } from './scheduled-work.ts';

/** The queue frees the next job of a queue only after it looked for one: it looks again soon. */
const pollMs = 500;
const restartMs = 1_000;
const stopLimitMs = 5_000;
const unlock = 'select graphile_worker.force_unlock_workers($1)';
/** Jobs are recorded as done or failed in batches, even of one: only then does the queue catch an error of it. */
const recordingPreset = { preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } };

/** Brings the job queue's own tables up to date; jobs can be added from then on. */
export async function prepareJobs(database: Database, log: Logger): Promise<void> {
  await runMigrations({ pgPool: database.sessions, logger: quiet(log) });
}

/**
 * Works on what was put aside for later, in every server process; a failed job is tried again, later each time.
 * A queue that gives up is started anew, and what it had begun is free again.
 */
export async function startJobs(deps: JobDeps): Promise<{ readonly stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const patiently = patienceUntil(stopping.signal, deps.log);
  const pgPool = patientPool(deps.database.sessions, patiently);
  const events: WorkerEvents = new EventEmitter();
  const pools: string[] = [];
  events.on('pool:create', ({ workerPool }) => pools.push(workerPool.id));
  const start = () =>
    run({
      ...optionsOf(deps, patiently),
      pgPool,
      events,
      concurrency: 2,
      noHandleSignals: true,
      crontab,
      pollInterval: pollMs,
      ...recordingPreset,
    });

  const startAnew = async (): Promise<Runner> => {
    for (;;) {
      await delay(restartMs, undefined, { signal: stopping.signal });
      try {
        await pgPool.query(unlock, [pools]);
        return await start();
      } catch (error) {
        deps.log.error({ err: error }, 'the job queue could not be started');
      }
    }
  };
  let runner = await start();
  const supervise = async () => {
    while (!stopping.signal.aborted) {
      const reason: unknown = await runner.promise.catch((error: unknown) => error);
      if (stopping.signal.aborted) return;
      deps.log.error({ err: reason }, 'the job queue stopped and is started anew');
      runner = await startAnew();
    }
  };
  // rejects only where the stop cuts a pause short
  const supervised = supervise().catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      const stopped = runner.stop().then(
        () => true,
        () => true,
      );
      const isStopped = await Promise.race([stopped, delay(stopLimitMs, false, { ref: false })]);
      // what is still running, such as a mail to a server that says nothing, is another process's to do
      if (isStopped) await supervised;
      else await deps.database.sessions.query(unlock, [pools]).catch(() => undefined);
    },
  };
}

/** Works on everything that is due now, and ends when the last of it is written down. */
export async function runDueJobs(deps: JobDeps): Promise<void> {
  const { pool } = deps.database;
  for (;;) {
    await runOnce({ ...optionsOf(deps, (work) => work()), pgPool: pool, ...recordingPreset });
    // a job behind another of its queue is passed over while that one is being written down
    const { rows } = await pool.query(
      `select from graphile_worker._private_jobs
       where run_at <= now() and locked_at is null and attempts < max_attempts limit 1`,
    );
    if (rows.length === 0) return;
  }
}

function optionsOf(deps: JobDeps, patiently: Patiently) {
  const context = { ...deps, patiently };
  const taskList: TaskList = Object.fromEntries(
    [...queuedWork, ...scheduledWork].map(({ name, run }) => [name, (payload: unknown) => run(context, payload)]),
  );
  return { logger: quiet(deps.log), taskList };
}

/** The queue tells of every step; only its warnings and errors concern an operator, and never a payload. */
function quiet(log: Logger): WorkerLogger {
  return new WorkerLogger((scope) => (level, message) => {
    if (level === 'error') log.error({ job: scope.taskIdentifier }, message);
    else if (level === 'warning') log.warn({ job: scope.taskIdentifier }, message);
  });
}
