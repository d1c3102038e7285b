import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Deps } from './deps.ts';
import { openRealtime, type Realtime } from './realtime/open-realtime.ts';

/** How long a client may take to send its head and its whole request, and how often that is looked at. */
export interface Patience {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly checkEveryMs: number;
}

const patience: Patience = { headersMs: 10_000, requestMs: 30_000, checkEveryMs: 1_000 };
const largestHeaders = 16_384;

/** The app on an HTTP server that does not listen yet, with live changes on its sockets. */
export async function createServer(
  deps: Deps,
  { headersMs, requestMs, checkEveryMs }: Patience = patience,
): Promise<{ server: Server; realtime: Realtime }> {
  const server = createAdaptorServer({
    fetch: createApp(deps).fetch,
    serverOptions: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkEveryMs,
      maxHeaderSize: largestHeaders,
    },
  });
  if (!(server instanceof Server)) throw new Error('the server speaks HTTP/1.1');
  const { database, keys, clock, log, catalogue, settings } = deps;
  const columnsOf = (table: string) =>
    [...(catalogue.tables.get(table)?.columns ?? [])].map(([name, type]) => ({ name, type }));
  return {
    server,
    realtime: await openRealtime(server, { database, keys, clock, log, siteUrl: settings.siteUrl, columnsOf }),
  };
}
