import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { closeGently } from './close-gently.ts';
import { explainFailure } from './commands/explain-failure.ts';
import { openAdminSocket } from './commands/open-admin-socket.ts';
import { createServer } from './create-server.ts';
import { createDeps } from './deps.ts';
import { endOnFault } from './end-on-fault.ts';
import type { ServerPhase } from './http/health-routes.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { preparePayments } from './prepare-payments.ts';
import { readSettings } from './settings/env.ts';
import { publicTools } from './settings/public-tools.ts';
import { version } from './settings/version.ts';
import { listenForMetrics } from './telemetry/listen-for-metrics.ts';

const stopLimitMs = 8_000;
/** Time for a proxy that asks `/ready` each second to send new requests elsewhere. Some proxies lose a POST to a closed port. */
const proxyNoticeMs = 2_000;
/** Time for a proxy to notice that this process no longer listens. */
const proxyGraceMs = 1_000;
const exitLimitMs = 10_000;
/** Time for the last lines to be written. */
const lastWordsMs = 200;

let phase: ServerPhase = 'starting';
const isStopping = () => phase === 'stopping';
/** Close what is open; the last one opened is the first one closed. */
const closers: (() => unknown)[] = [];

try {
  await start();
} catch (error) {
  if (!isStopping()) process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode ??= 1;
  await close();
  // a connection opened before the fault must not keep the process alive
  setTimeout(() => process.exit(), lastWordsMs).unref();
}

/** Opens one part after the other; resolves when the product is served, which it is until a signal or a fault. */
async function start(): Promise<void> {
  const settings = readSettings();
  const deps = await createDeps(settings, () => phase);
  const { log, database, sandbox } = deps;
  closers.push(database.close);

  const jobs = await startJobs(deps);
  closers.push(jobs.stop);
  const figures =
    deps.metrics === undefined || settings.metrics?.port === undefined
      ? undefined
      : await listenForMetrics(deps.metrics, { host: settings.host, port: settings.metrics.port });
  if (figures !== undefined) closers.push(figures.close);

  const { server, realtime } = await createServer(deps);
  const isBehindProxy = settings.trustedProxies > 0;
  const graceMs = isBehindProxy ? proxyGraceMs : 0;
  const noticeMs = isBehindProxy ? proxyNoticeMs : 0;
  closers.push(async () => {
    await realtime.close();
    if (server.listening) await closeGently(server, { graceMs, limitMs: stopLimitMs - noticeMs - graceMs });
  });
  const stop = async () => {
    if (isStopping()) return;
    const wasServing = phase === 'serving';
    phase = 'stopping';
    // anything that does not end by itself, such as a job, must not delay the exit
    setTimeout(() => process.exit(process.exitCode ?? 1), exitLimitMs).unref();
    // a process in an unknown state stops at once
    if (wasServing && process.exitCode === undefined) await delay(noticeMs);
    try {
      await close();
      log.info('stopped');
    } catch (error) {
      log.error({ err: error }, 'the server could not stop cleanly');
      process.exitCode ??= 1;
    }
    // a connection of an unfinished job must not keep the process alive
    setTimeout(() => process.exit(), lastWordsMs).unref();
  };
  // a terminal signals the whole group, and npm start passes it on: the second one must not end the process
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  endOnFault(log, stop);

  const preparing = preparePayments(deps.billing, isStopping);
  // the first call must find the sandbox's products; a real provider is not waited for
  if (sandbox !== undefined) await preparing;
  server.listen(settings.port, settings.host);
  await once(server, 'listening').catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${settings.port} is taken. Stop what uses it, or set PORT to another one.`) : error;
  });
  // a connection that cannot be accepted, as when files run out, is lost; the others survive
  server.on('error', (error) => log.error({ err: error }, 'a connection could not be accepted'));
  const { port } = server.address() as AddressInfo;
  if (sandbox !== undefined) closers.push(sandbox.start(`http://127.0.0.1:${port}/webhooks/stripe`));
  if (database.mode === 'embedded') closers.push(await openAdminSocket(deps));
  for (const sentence of publicTools(settings)) log.warn(sentence);
  if (phase === 'starting') phase = 'serving';
  log.info({ port, metricsPort: figures?.port, database: database.mode, version }, 'ready');
  const site = settings.port === port ? settings.siteUrl : `http://localhost:${port}`;
  process.stdout.write(`Regelwerk is ready at ${site}\n`);
}

async function close(): Promise<void> {
  for (const closer of closers.splice(0).reverse()) await closer();
}
