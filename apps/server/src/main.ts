import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { createDeps } from './deps.ts';
import { readSettings } from './env.ts';

const stopLimitMs = 8_000;
const headersLimitMs = 10_000;
const requestLimitMs = 30_000;

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  let isStopping = false;
  const settings = readSettings();
  const deps = await createDeps(settings, () => isStopping);
  const server = createAdaptorServer({
    fetch: createApp(deps).fetch,
    serverOptions: { headersTimeout: headersLimitMs, requestTimeout: requestLimitMs, maxHeaderSize: 16_384 },
  });

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const closed = once(server, 'close');
    server.close();
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    const impatience = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), stopLimitMs);
    await closed;
    clearTimeout(impatience);
    await deps.database.close();
    deps.log.info('stopped');
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());

  server.listen(settings.port, settings.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    await deps.database.close();
    const reason = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw reason ? new Error(`Port ${settings.port} is taken. Stop what uses it, or set PORT to another one.`) : error;
  }
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  deps.log.info({ port, database: deps.database.mode }, 'ready');
  const site = settings.port === port ? settings.siteUrl : `http://localhost:${port}`;
  process.stdout.write(`Regelwerk is ready at ${site}\n`);
}
