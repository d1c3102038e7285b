import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Database } from '@regelwerk/database/open-database';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { identityOf } from '../http/identify.ts';
import type { Keys } from '../http/keys.ts';
import { openChangeFeed } from './change-feed.ts';
import { RealtimeConnection } from './connection.ts';
import { fanOut } from './fan-out.ts';
import { type Serializer, serializers } from './frame.ts';

export interface RealtimeDeps {
  readonly database: Database;
  readonly keys: Keys;
  readonly siteUrl: string;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly columnsOf: (table: string) => readonly { readonly name: string; readonly type: string }[];
}

export interface Realtime {
  /** Ends every socket, so that its client joins another process, and stops listening. */
  readonly close: () => Promise<void>;
}

const path = '/realtime/v1/websocket';
const largestFrame = 64 * 1024;
const silenceMs = 60_000;
const farewellMs = 2_000;
const goingAway = 1001;
const serviceRestart = 1012;

/** Serves `/realtime/v1/websocket` on the server: changes of tables, each as its subscriber may see it. */
export async function openRealtime(server: Server, deps: RealtimeDeps): Promise<Realtime> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame });
  const connections = new Map<WebSocket, RealtimeConnection>();
  let lastId = 0;
  const endAll = (code: number) => {
    for (const socket of connections.keys()) socket.close(code);
  };
  const feed = await openChangeFeed(deps.database, deps.log, {
    onChange: (change) => {
      fanOut(deps, connections.values(), change).catch((error: unknown) => {
        // who missed a change learns of it by joining anew
        deps.log.error({ err: error }, 'a change could not be sent');
        endAll(serviceRestart);
      });
    },
    onGap: () => endAll(serviceRestart),
  });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', deps.siteUrl);
    const apiKey = searchParams.get('apikey') ?? '';
    const serializer = serializers.find((one) => one === (searchParams.get('vsn') ?? '1.0.0'));
    if (pathname !== path || serializer === undefined) return refuse(stream, 404, 'Not Found');
    if (!deps.keys.isPublishable(apiKey) && !deps.keys.isSecret(apiKey)) return refuse(stream, 401, 'Unauthorized');
    if (!isOwnOrigin(request, deps.siteUrl)) return refuse(stream, 403, 'Forbidden');
    return sockets.handleUpgrade(request, stream, head, (socket) => serve(socket, serializer, apiKey));
  });

  const serve = (socket: WebSocket, serializer: Serializer, apiKey: string) => {
    const connection = new RealtimeConnection({
      serializer,
      apiKey,
      send: (text) => socket.send(text),
      identify: (bearer) => identityOf(bearer, deps.keys),
      nextId: () => {
        lastId += 1;
        return lastId;
      },
    });
    connections.set(socket, connection);
    const silence = setTimeout(() => socket.terminate(), silenceMs);
    // messages of one socket are answered in their order
    let turn = Promise.resolve();
    socket.on('message', (content, isBinary) => {
      silence.refresh();
      if (!isBinary) turn = turn.then(() => connection.receive(String(content)));
    });
    // a broken or oversized frame is followed by 'close', which does the work
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(silence);
      connections.delete(socket);
    });
  };

  return {
    close: async () => {
      endAll(goingAway);
      // a client that does not answer the farewell is not waited for
      setTimeout(() => {
        for (const socket of connections.keys()) socket.terminate();
      }, farewellMs).unref();
      await feed.close();
    },
  };
}

function isOwnOrigin({ headers }: IncomingMessage, siteUrl: string): boolean {
  if (headers.origin === undefined || headers.origin === new URL(siteUrl).origin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

function refuse(stream: Duplex, status: number, reason: string): void {
  stream.end(`HTTP/1.1 ${status} ${reason}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
