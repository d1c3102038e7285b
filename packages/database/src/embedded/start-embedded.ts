import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { lockDataDir } from './data-lock.ts';
import type { WorkerInput, WorkerOrder, WorkerReport } from './worker-input.ts';

/** Where the embedded database keeps its data, and its limits in milliseconds. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  /** A statement that runs longer ends the database thread, which is then restarted; default 10 s. */
  readonly statementLimitMs?: number;
  /** A transaction that is idle for longer is rolled back; default 10 s. */
  readonly idleTransactionMs?: number;
  /** Called when the database thread ends or cannot be restarted. */
  readonly onFault?: ((fault: Error) => void) | undefined;
}

/** A running embedded database: connect with any Postgres driver to `host` (a socket folder) and `port`. */
export interface Embedded {
  readonly host: string;
  readonly port: number;
  /** How often the database thread was restarted. */
  readonly restarts: () => number;
  /** Copies the files of the database, as a kill would leave them, to a new folder; callers wait meanwhile. */
  readonly copyFiles: (folder: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const port = 5432;
const watchIntervalMs = 250;
const shortestPauseMs = 50;
const longestPauseMs = 1_000;

/**
 * Starts PGlite in its own thread behind a wire multiplexer on a local socket, so that queries never block the
 * caller's event loop. Locks the data directory, and throws if another living process holds the lock.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { statementLimitMs = 10_000, idleTransactionMs = 10_000, onFault = () => undefined } = options;
  const dataDir = resolve(options.dataDir);
  const unlock = lockDataDir(dataDir);
  const cluster = clusterOf(dataDir);
  // a socket path is limited to about 100 bytes, which a data directory can exceed
  const host = mkdtempSync(join(tmpdir(), 'regelwerk-'));
  const input: WorkerInput = {
    cluster,
    socketPath: join(host, `.s.PGSQL.${port}`),
    busySince: new BigInt64Array(new SharedArrayBuffer(8)),
    idleTransactionMs,
  };
  let restarts = 0;
  let isClosing = false;
  let worker: Worker | undefined;
  let restarting: Promise<void> | undefined;
  const release = () => {
    rmSync(host, { recursive: true, force: true });
    unlock();
  };
  const supervise = async () => {
    const started = await startWorker(input);
    worker = started;
    started.on('error', (fault) => onFault(asError(fault)));
    started.once('exit', () => {
      worker = undefined;
      if (isClosing) return;
      restarts += 1;
      Atomics.store(input.busySince, 0, 0n);
      restarting = startAnew();
    });
  };
  // a full or read-only disk prevents a restart for as long as it lasts, but must not end the process
  const startAnew = async () => {
    for (let pauseMs = shortestPauseMs; !isClosing; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await supervise();
      } catch (error) {
        onFault(asError(error));
        await delay(pauseMs);
      }
    }
  };
  try {
    await supervise();
  } catch (error) {
    release();
    throw error;
  }
  const watchdog = setInterval(() => {
    const since = Atomics.load(input.busySince, 0);
    const busyMs = Number(process.hrtime.bigint() - since) / 1e6;
    if (since !== 0n && busyMs > statementLimitMs) void worker?.terminate();
  }, watchIntervalMs);
  watchdog.unref();
  return {
    host,
    port,
    restarts: () => restarts,
    copyFiles: (folder) => {
      if (worker === undefined) throw new Error('The embedded database is being restarted. Try again in a moment.');
      return copyWith(worker, folder);
    },
    close: async () => {
      isClosing = true;
      clearInterval(watchdog);
      await restarting;
      if (worker !== undefined) {
        const exited = once(worker, 'exit');
        order(worker, { what: 'close' });
        await exited;
      }
      release();
    },
  };
}

/** Returns the folder with the files of PostgreSQL below a data directory. */
function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres');
}

async function startWorker(input: WorkerInput): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input });
  await new Promise<void>((ready, failed) => {
    worker.once('message', () => ready());
    worker.once('error', failed);
    worker.once('exit', (code) => failed(new Error(`The embedded database ended at its start with code ${code}.`)));
  });
  worker.removeAllListeners('exit');
  worker.removeAllListeners('error');
  return worker;
}

function order(worker: Worker, what: WorkerOrder): void {
  worker.postMessage(what);
}

function copyWith(worker: Worker, folder: string): Promise<void> {
  return new Promise((done, failed) => {
    const end = (fault?: string) => {
      worker.off('message', onReport);
      worker.off('exit', onExit);
      if (fault === undefined) done();
      else failed(new Error(`The files of the database could not be copied: ${fault}`));
    };
    const onReport = (report: WorkerReport) => {
      if (report.what === 'copied' && report.folder === folder) end(report.fault);
    };
    const onExit = () => end('the database thread ended');
    worker.on('message', onReport);
    worker.once('exit', onExit);
    order(worker, { what: 'copy', folder });
  });
}

/** The database throws plain objects when the file system refuses an operation. */
function asError(fault: unknown): Error {
  return fault instanceof Error
    ? fault
    : new Error('The embedded database cannot use its files: the disk may be full or read-only.', { cause: fault });
}
