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
import { formerWork, queuedWork } from './queued-work.ts';
import { type Retry, retryWhileUnavailable } from './retry-while-unavailable.ts';
import { retryingPool } from './retrying-pool.ts';
import { crontab, scheduledWork } from './scheduled-work.ts';

/** A named queue releases its next job only after the worker has polled, so it polls often. */
const pollMs = 500;
const restartMs = 1_000;
const stopLimitMs = 5_000;
const unlock = 'select graphile_worker.force_unlock_workers($1)';
/** Results are recorded in batches, if only of one: the library catches errors of batches alone. */
const recordingPreset = { preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } };

/** Migrates the tables of the job queue; jobs can be added afterwards. */
export async function prepareJobs(database: Database, log: Logger): Promise<void> {
  await runMigrations({ pgPool: database.pool, logger: quiet(log) });
}

/**
 * Runs queued jobs in every server process, and retries a failed job with growing pauses. Restarts a worker that gives up,
 * and releases its unfinished jobs.
 */
export async function startJobs(deps: JobDeps): Promise<{ readonly stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const retry = retryWhileUnavailable(stopping.signal, deps.log);
  const pgPool = retryingPool(deps.database.pool, retry);
  const events: WorkerEvents = new EventEmitter();
  const pools: string[] = [];
  events.on('pool:create', ({ workerPool }) => pools.push(workerPool.id));
  const start = () =>
    run({
      ...optionsOf(deps, retry),
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
  // rejects only if the stop interrupts a pause
  const supervised = supervise().catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      const stopped = runner.stop().then(
        () => true,
        () => true,
      );
      const isStopped = await Promise.race([stopped, delay(stopLimitMs, false, { ref: false })]);
      // leaves a job that hangs, such as a mail to a silent server, to another process
      if (isStopped) await supervised;
      else await deps.database.pool.query(unlock, [pools]).catch(() => undefined);
    },
  };
}

/** Runs all jobs that are due now, and returns once their results are recorded. */
export async function runDueJobs(deps: JobDeps): Promise<void> {
  const { pool } = deps.database;
  for (;;) {
    await runOnce({ ...optionsOf(deps, (work) => work()), pgPool: pool, ...recordingPreset });
    // a job is skipped while the result of the previous one of its queue is being recorded
    const { rows } = await pool.query(
      `select from graphile_worker._private_jobs
       where run_at <= now() and locked_at is null and attempts < max_attempts limit 1`,
    );
    if (rows.length === 0) return;
  }
}

function optionsOf(deps: JobDeps, retry: Retry) {
  const context = { ...deps, retry };
  const taskList: TaskList = Object.fromEntries(
    [...queuedWork, ...formerWork, ...scheduledWork].map(({ name, run }) => [
      name,
      (payload: unknown) => run(context, payload),
    ]),
  );
  return { logger: quiet(deps.log), taskList };
}

/** The queue logs every step; the operator needs only warnings and errors, without payloads. */
function quiet(log: Logger): WorkerLogger {
  return new WorkerLogger((scope) => (level, message) => {
    if (level === 'error') log.error({ job: scope.taskIdentifier }, message);
    else if (level === 'warning') log.warn({ job: scope.taskIdentifier }, message);
  });
}
