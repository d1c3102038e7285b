import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@regelwerk/database/open-database';
import type { Logger } from 'pino';
import { closeGently } from './close-gently.ts';
import { createServer } from './create-server.ts';
import { createDeps, type Deps } from './deps.ts';
import type { BillingContext } from './domain/billing/billing-context.ts';
import { checkPaymentSettings } from './domain/billing/check-payment-settings.ts';
import { createDefaultCatalog } from './domain/billing/create-default-catalog.ts';
import { sayPaymentFault } from './domain/billing/say-payment-fault.ts';
import { endOnFault } from './end-on-fault.ts';
import type { Groundwork } from './groundwork.ts';
import type { ServerPhase } from './http/health-routes.ts';
import { refreshKeys } from './http/refresh-keys.ts';
import { startJobs } from './jobs/start-jobs.ts';
import type { Settings } from './settings/env.ts';
import { holdPort } from './settings/hold-port.ts';
import { publicTools } from './settings/public-tools.ts';
import { version } from './settings/version.ts';
import { listenForMetrics } from './telemetry/listen-for-metrics.ts';
import { warmFirstUses } from './warm-first-uses.ts';

const stopLimitMs = 8_000;
/** Time for a proxy that asks `/ready` each second to send new requests elsewhere. Some proxies lose a POST to a closed port. */
const proxyNoticeMs = 2_000;
/** Time for a proxy to notice that this process no longer listens. */
const proxyGraceMs = 1_000;
const exitLimitMs = 10_000;
/** Time for the log to be written. */
const lastWordsMs = 200;

/** Serves the product until a signal ends the process. Resolves when it is ready; a start that fails closes the database. */
export async function serve(wanted: Settings, startLog: Logger, groundwork: Groundwork): Promise<void> {
  let phase: ServerPhase = 'starting';
  // sandbox and server reach each other at the server's own port
  const held = wanted.port === 0 && wanted.payments === 'sandbox' ? await holdPort(wanted.host) : undefined;
  const port = held?.port ?? wanted.port;
  const settings = { ...wanted, port };
  const loadingSandbox = settings.payments === 'sandbox' ? import('./sandbox/open-sandbox.ts') : undefined;
  const built = await createDeps(settings, () => phase, startLog, groundwork);
  const sandbox = (await loadingSandbox)?.openSandbox(built);
  const deps = sandbox === undefined ? built : { ...built, sandbox, ...onSandboxTime(built, sandbox.now) };
  const { server, realtime } = await createServer(deps);

  const jobs = await startJobs(deps);

  let stopSandbox: (() => void) | undefined;
  let figures: Awaited<ReturnType<typeof listenForMetrics>> | undefined;
  const endRefresh = refreshKeys(deps.keys, deps.log);
  let closeAdminSocket: (() => void) | undefined;
  const isBehindProxy = settings.trustedProxies > 0;
  const stop = async (noticeMs = 0) => {
    if (phase === 'stopping') return;
    phase = 'stopping';
    // anything that does not end by itself, such as a job, must not delay the exit
    setTimeout(() => process.exit(process.exitCode ?? 1), exitLimitMs).unref();
    if (noticeMs > 0) await delay(noticeMs);
    stopSandbox?.();
    figures?.close();
    closeAdminSocket?.();
    endRefresh();
    try {
      await realtime.close();
      const graceMs = isBehindProxy ? proxyGraceMs : 0;
      await closeGently(server, { graceMs, limitMs: stopLimitMs - noticeMs - graceMs });
      await jobs.stop();
      await deps.database.close();
      await deps.stopTelemetry();
      deps.log.info('stopped');
      // a connection of an unfinished job must not keep the process alive
      setTimeout(() => process.exit(), lastWordsMs).unref();
    } catch (error) {
      deps.log.error({ err: error }, 'the server could not stop cleanly');
      process.exit(process.exitCode ?? 1);
    }
  };
  const stopAsTold = () => void stop(isBehindProxy && phase === 'serving' ? proxyNoticeMs : 0);
  process.once('SIGTERM', stopAsTold);
  process.once('SIGINT', stopAsTold);
  // a process in an unknown state stops at once
  endOnFault(deps.log, stop);

  try {
    figures = await openFigures(deps);
    await held?.free();
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (error) {
    figures?.close();
    await realtime.close();
    await jobs.stop();
    await deps.database.close();
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${settings.port} is taken. Stop what uses it, or set PORT to another one.`) : error;
  }
  // a connection that cannot be accepted, as when files run out, is lost; the others survive
  server.on('error', (error) => deps.log.error({ err: error }, 'a connection could not be accepted'));
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  stopSandbox = sandbox?.start();
  for (const sentence of publicTools(settings)) deps.log.warn(sentence);
  const prepared = preparePayments(deps.billing, () => phase === 'stopping');
  // the first call must find the sandbox's products; a real provider is not waited for
  if (sandbox !== undefined && !(await hasProducts(deps.database))) await prepared;
  if (deps.database.mode === 'embedded') {
    const { openAdminSocket } = await import('./commands/open-admin-socket.ts');
    closeAdminSocket = await openAdminSocket(deps);
  }
  if (phase === 'starting') phase = 'serving';
  deps.log.info({ port: taken, metricsPort: figures?.port, database: deps.database.mode, version }, 'ready');
  const site = wanted.port === taken ? settings.siteUrl : `http://localhost:${taken}`;
  process.stdout.write(`Regelwerk is ready at ${site}\n`);
  await prepared;
  warmFirstUses(deps.log);
}

/** Serves the figures on their own port, if the settings name one. */
async function openFigures({ metrics, settings }: Deps) {
  const port = settings.metrics?.port;
  return metrics === undefined || port === undefined
    ? undefined
    : listenForMetrics(metrics, { host: settings.host, port });
}

async function hasProducts({ kysely }: Database): Promise<boolean> {
  return (await kysely.selectFrom('public.products').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** A month that passes in the sandbox passes for the plans it runs. */
function onSandboxTime({ legal, billing }: Pick<Deps, 'legal' | 'billing'>, providerClock: () => Date) {
  return { legal: { ...legal, providerClock }, billing: { ...billing, providerClock } };
}

/** Creates a catalog in the sandbox, or logs what a real provider still lacks. Neither prevents the start. */
async function preparePayments(billing: BillingContext, isStopping: () => boolean): Promise<void> {
  const { payments, log } = billing;
  if (payments === undefined) {
    log.warn('payments are off: nothing can be bought until STRIPE_SECRET_KEY is set');
    return;
  }
  try {
    if (payments.mode === 'sandbox') await createDefaultCatalog({ ...billing, payments });
    for (const fault of await checkPaymentSettings({ ...billing, payments })) log.warn(sayPaymentFault(fault));
  } catch (error) {
    if (!isStopping()) log.error({ err: error }, 'the payment settings could not be checked');
  }
}
