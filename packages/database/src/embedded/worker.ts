import { constants, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { Multiplexer } from './multiplexer.ts';
import { type WorkerInput, type WorkerOrder, type WorkerReport, workerInput } from './worker-input.ts';

const input: WorkerInput = workerInput(workerData);
const { cluster } = input;

await initialiseOnce();
const session = await open(cluster);
const multiplexer = new Multiplexer(run, await readParameters(), input.idleTransactionMs);
const server = createServer((socket) => multiplexer.accept(socket));

rmSync(input.socketPath, { force: true });
server.listen(input.socketPath, () => report({ what: 'ready' }));
parentPort?.on('message', (order: WorkerOrder) => {
  if (order.what === 'close') void close();
  else copyFiles(order.folder);
});

/** Nothing is written meanwhile, because this thread also runs the statements. */
function copyFiles(folder: string): void {
  try {
    cpSync(cluster, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
    report({ what: 'copied', folder });
  } catch (error) {
    report({ what: 'copied', folder, fault: error instanceof Error ? error.message : String(error) });
  }
}

function report(what: WorkerReport): void {
  parentPort?.postMessage(what);
}

/**
 * Makes the cluster under a temporary name and renames it when complete, so that a kill never leaves half a cluster.
 */
async function initialiseOnce(): Promise<void> {
  if (existsSync(cluster)) return;
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  const fresh = await open(draft);
  await fresh.close();
  renameSync(draft, cluster);
}

function open(dataDir: string): Promise<PGlite> {
  return PGlite.create({ dataDir, postgresqlconf: ['shared_buffers=16MB', "timezone='UTC'"] });
}

/**
 * The busy clock lets the supervising thread detect an endless statement, which this thread cannot. The stream answers
 * before it returns its promise; PGlite's method without one parses every answer and keeps it. A fault ends the thread.
 */
function run(bytes: Buffer): Uint8Array {
  const parts: Buffer[] = [];
  Atomics.store(input.busySince, 0, process.hrtime.bigint());
  try {
    void session.execProtocolRawStream(bytes, {
      syncToFs: false,
      // the bytes lie in the memory of the session
      onRawData: (part) => parts.push(Buffer.from(part)),
    });
  } finally {
    Atomics.store(input.busySince, 0, 0n);
  }
  return Buffer.concat(parts);
}

async function readParameters(): Promise<Record<string, string>> {
  const names = ['server_version', 'server_encoding', 'client_encoding', 'DateStyle', 'TimeZone'];
  const parameters: Record<string, string> = { integer_datetimes: 'on', standard_conforming_strings: 'on' };
  for (const name of names) {
    const { rows } = await session.query<{ value: string }>('select current_setting($1) as value', [name]);
    parameters[name] = rows[0]?.value ?? '';
  }
  return parameters;
}

async function close(): Promise<void> {
  server.close();
  await session.close();
  process.exit(0);
}
