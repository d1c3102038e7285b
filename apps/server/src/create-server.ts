import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Deps } from './deps.ts';
import { boundPipelining } from './http/bound-pipelining.ts';
import { clientAddress } from './http/client-address.ts';
import { openRealtime, type Realtime } from './realtime/open-realtime.ts';
import { AnonymousReadCache } from './rest/anonymous-read-cache.ts';

/** The time limits for an idle connection, a request's head and a whole request, and how often they are checked. */
export interface Timeouts {
  readonly keepAliveMs: number;
  readonly headersMs: number;
  readonly requestMs: number;
  readonly checkEveryMs: number;
}

/**
 * A proxy keeps connections for a minute and may open them ahead of requests. The idle time and the time until the
 * first head are longer, so that a proxy never writes to a connection that was just closed.
 */
const timeouts: Timeouts = { keepAliveMs: 75_000, headersMs: 80_000, requestMs: 90_000, checkEveryMs: 1_000 };
const largestHeaders = 16_384;
/** Open sockets per address and process: enough for a school behind one address, too few for a stranger with a loop. */
const mostSockets = 200;
/** Whatever the factor: each takes 80 kB, and up to 64 kB for a frame on its way. */
const mostSocketsWithFactor = 500;

/** Creates the HTTP server of the app, with live changes on its sockets; it does not listen yet. */
export async function createServer(
  deps: Deps,
  { keepAliveMs, headersMs, requestMs, checkEveryMs }: Timeouts = timeouts,
): Promise<{ server: Server; realtime: Realtime }> {
  const visitorReads = new AnonymousReadCache();
  const server = createHttpServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkEveryMs,
      maxHeaderSize: largestHeaders,
      // decline an upgrade, such as curl's offer of HTTP/2, by answering over HTTP/1.1
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    boundPipelining(getRequestListener(createApp(deps, visitorReads.read).fetch)),
  );
  // Node removes its own handler from an upgraded socket; this one stays, so a reset never ends the process
  server.on('connection', (socket) => socket.on('error', () => undefined));
  const { database, keys, clock, log, catalog, settings } = deps;
  const columnsOf = (table: string) =>
    [...(catalog.tables.get(table)?.columns ?? [])].map(([name, type]) => ({ name, type }));
  const { siteUrl, trustedProxies, rateLimitFactor } = settings;
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    clientAddress({ direct: socket.remoteAddress, forwarded: headers['x-forwarded-for']?.toString() }, trustedProxies);
  return {
    server,
    realtime: await openRealtime(server, {
      database,
      keys,
      clock,
      log,
      siteUrl,
      columnsOf,
      addressOf,
      onPublicChange: () => visitorReads.drop(),
      countSockets: deps.observation.countSockets,
      mostSockets: Math.max(1, Math.min(Math.round(mostSockets * rateLimitFactor), mostSocketsWithFactor)),
    }),
  };
}
