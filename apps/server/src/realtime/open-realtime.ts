import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Database } from '@regelwerk/database/open-database';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { CountedPlaces } from '../http/counted-places.ts';
import { identityOf } from '../http/identify.ts';
import type { Keys } from '../http/keys.ts';
import { type Admission, admitUpgrade } from './admit-upgrade.ts';
import { openChangeFeed } from './change-feed.ts';
import { RealtimeConnection } from './connection.ts';
import { fanOut } from './fan-out.ts';
import { boundSubscribedBytes } from './subscribed-bytes.ts';

export interface RealtimeDeps {
  readonly database: Database;
  readonly keys: Keys;
  readonly siteUrl: string;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly columnsOf: (table: string) => readonly { readonly name: string; readonly type: string }[];
  /** Returns the address by which sockets are counted. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** The maximum number of open sockets per address. */
  readonly mostSockets: number;
  /** Called when a row without an owner has changed, before subscribers are notified. */
  readonly onPublicChange: () => void;
  /** Called with the number of open sockets whenever it changes. */
  readonly countSockets?: ((open: number) => void) | undefined;
}

type Admitted = Exclude<Admission, { readonly status: number }>;

export interface Realtime {
  /** Ends every socket, so that its client connects to another process, and stops listening. */
  readonly close: () => Promise<void>;
}

const largestFrame = 64 * 1024;
const silenceMs = 60_000;
const farewellMs = 2_000;
/** The maximum unsent data for a slow client. */
const mostUnsentBytes = 4 * 1024 * 1024;
const goingAway = 1001;
const internalError = 1011;
const serviceRestart = 1012;

/** Serves `/realtime/v1/websocket`: table changes, each as its subscriber may see it. */
export async function openRealtime(server: Server, deps: RealtimeDeps): Promise<Realtime> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame });
  const connections = new Map<WebSocket, RealtimeConnection>();
  const places = new CountedPlaces(deps.mostSockets);
  const openBytes = boundSubscribedBytes();
  let lastId = 0;
  const endAll = (code: number) => {
    for (const socket of connections.keys()) socket.close(code);
  };
  const feed = await openChangeFeed(deps.database, deps.log, {
    onChange: (change) => {
      if (change.owner === null) deps.onPublicChange();
      if (connections.size === 0) return;
      fanOut(deps, connections.values(), change).catch((error: unknown) => {
        // a client that missed a change catches up when it rejoins
        deps.log.error({ err: error }, 'a change could not be sent');
        endAll(serviceRestart);
      });
    },
    onGap: () => endAll(serviceRestart),
  });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const admission = admitUpgrade(request, deps);
    if ('status' in admission) return refuse(stream, admission.status, admission.reason);
    const address = deps.addressOf(request);
    if (!places.take(address)) return refuse(stream, 429, 'Too Many Requests');
    // also if the handshake is refused
    stream.once('close', () => places.giveBack(address));
    return sockets.handleUpgrade(request, stream, head, (socket) => serve(socket, admission, address));
  });

  const serve = (socket: WebSocket, { serializer, apiKey }: Admitted, address: string) => {
    // 'close' follows a broken or oversized frame and does the work
    socket.on('error', () => undefined);
    let waiting = 0;
    // stop sending to a client that does not read
    const readOn = () => {
      if (waiting === 0 && socket.bufferedAmount === 0) socket.resume();
    };
    const connection = new RealtimeConnection({
      serializer,
      apiKey,
      clock: deps.clock,
      send: (text) => {
        if (socket.bufferedAmount > mostUnsentBytes) socket.terminate();
        else socket.send(text, readOn);
      },
      bytes: openBytes(address),
      identify: (bearer) => identityOf(bearer, deps.keys),
      nextId: () => {
        lastId += 1;
        return lastId;
      },
    });
    connections.set(socket, connection);
    deps.countSockets?.(connections.size);
    const silence = setTimeout(() => socket.terminate(), silenceMs);
    const answer = async (text: string) => {
      try {
        await connection.receive(text);
      } catch (error) {
        deps.log.error({ err: error }, 'a message of a websocket could not be answered');
        socket.close(internalError);
      }
      waiting -= 1;
      readOn();
    };
    // answers the messages of a socket in order
    let turn = Promise.resolve();
    socket.on('message', (content, isBinary) => {
      silence.refresh();
      if (isBinary) return;
      waiting += 1;
      socket.pause();
      turn = turn.then(() => answer(String(content)));
    });
    socket.on('close', () => {
      clearTimeout(silence);
      connection.close();
      connections.delete(socket);
      deps.countSockets?.(connections.size);
    });
  };

  return {
    close: async () => {
      endAll(goingAway);
      // do not wait for a client that does not answer the close frame
      setTimeout(() => {
        for (const socket of connections.keys()) socket.terminate();
      }, farewellMs).unref();
      await feed.close();
    },
  };
}

function refuse(stream: Duplex, status: number, reason: string): void {
  // a client that keeps its half open would hold the socket forever
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} ${reason}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
