import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ServerEnv } from '../http/bindings.ts';

/** Serves the figures on a port of their own. Throws a sentence if the port is taken. */
export async function listenForMetrics(
  routes: Hono<ServerEnv>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, getRequestListener(routes.fetch));
  server.on('connection', (socket) => socket.on('error', () => undefined));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken. Stop what uses it, or set METRICS_PORT to another one.`);
    throw error;
  }
  server.on('error', () => undefined);
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
