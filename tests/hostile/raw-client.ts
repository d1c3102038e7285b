import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client below HTTP: it can write any bytes and leave at any time. */
export interface RawClient {
  readonly socket: Socket;
  /** Everything received so far, as latin1, so that every byte is one character. */
  readonly received: () => string;
  readonly send: (bytes: string | Buffer) => Promise<void>;
  /** Closes the connection with a TCP reset. */
  readonly reset: () => void;
  readonly closed: Promise<void>;
}

export async function connectRaw(url: string): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await Promise.race([once(socket, 'connect'), closed]);
  return {
    socket,
    received: () => Buffer.concat(chunks).toString('latin1'),
    send: (bytes) => new Promise((resolve) => socket.write(bytes, () => resolve())),
    reset: () => void socket.resetAndDestroy(),
    closed,
  };
}

/** Sends the bytes and resolves with everything received until the server closes the connection. */
export async function ask(url: string, ...parts: (string | Buffer)[]): Promise<string> {
  const client = await connectRaw(url);
  for (const part of parts) await client.send(part);
  await client.closed;
  return client.received();
}
