import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDataDir } from './data-lock.ts';
import type { WorkerInput } from './worker-input.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** A statement that runs longer ends the database thread, which starts anew; default 10 s. */
  readonly statementLimitMs?: number;
  /** A transaction whose client says nothing for longer is rolled back; default 10 s. */
  readonly idleTransactionMs?: number;
}

/** A running embedded database: connect to it with any Postgres driver at `host` (a socket folder) and `port`. */
export interface Embedded {
  readonly host: string;
  readonly port: number;
  /** How many times the database thread had to be started anew. */
  readonly restarts: () => number;
  readonly close: () => Promise<void>;
}

const port = 5432;
const watchIntervalMs = 250;

/**
 * Starts PGlite in its own thread behind a wire multiplexer on a local socket, so that the caller's event loop never
 * waits for a query. Takes the data directory's lock and throws when another living process holds it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { statementLimitMs = 10_000, idleTransactionMs = 10_000 } = options;
  const dataDir = resolve(options.dataDir);
  const unlock = lockDataDir(dataDir);
  // a socket path may hold about 100 bytes, which a data directory can exceed
  const host = mkdtempSync(join(tmpdir(), 'regelwerk-'));
  const input: WorkerInput = {
    dataDir,
    socketPath: join(host, `.s.PGSQL.${port}`),
    busySince: new BigInt64Array(new SharedArrayBuffer(8)),
    idleTransactionMs,
  };
  let restarts = 0;
  let isClosing = false;
  let worker: Worker;
  const release = () => {
    rmSync(host, { recursive: true, force: true });
    unlock();
  };
  const supervise = async () => {
    worker = await startWorker(input);
    worker.once('exit', () => {
      if (isClosing) return;
      restarts += 1;
      Atomics.store(input.busySince, 0, 0n);
      // a database that cannot start again ends the process with the reason, as it would at the first start
      void supervise();
    });
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
    if (since !== 0n && busyMs > statementLimitMs) void worker.terminate();
  }, watchIntervalMs);
  watchdog.unref();
  return {
    host,
    port,
    restarts: () => restarts,
    close: async () => {
      isClosing = true;
      clearInterval(watchdog);
      const exited = once(worker, 'exit');
      worker.postMessage('close');
      await exited;
      release();
    },
  };
}

async function startWorker(input: WorkerInput): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input });
  await new Promise<void>((ready, failed) => {
    worker.once('message', () => ready());
    worker.once('error', failed);
    worker.once('exit', (code) => failed(new Error(`The embedded database ended at its start with code ${code}.`)));
  });
  worker.removeAllListeners('exit');
  return worker;
}
