import { connect } from 'node:net';
import { summarise, type Timings } from './measure.ts';

const endOfHead = Buffer.from('\r\n\r\n');

interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes what is sent by POST as JSON, anew for every call; a call without it is a GET. */
  readonly body?: () => object;
}

/**
 * Sends calls to one address from `clients` keep-alive connections for `seconds`; each connection waits for its complete
 * answer. Uses bare sockets, so that the measured server gets most of a machine with few cores. `callOf` makes the call
 * of a client, by its number. Throws for any status but 200 and for an answer without a length.
 */
export async function httpLoad(
  address: string,
  callOf: (client: number) => Call,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<{ answers: number; perSecond: number; timings: Timings; bytes: number }> {
  const samples: number[] = [];
  let bytes = 0;
  const start = performance.now();
  const until = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const write = requestWriter(new URL(address), callOf(client));
      const { ask, close } = openConnection(new URL(address));
      while (performance.now() < until) {
        const before = performance.now();
        bytes = await ask(write());
        samples.push(performance.now() - before);
      }
      close();
    }),
  );
  const perSecond = samples.length / ((performance.now() - start) / 1000);
  return { answers: samples.length, perSecond, timings: summarise(samples), bytes };
}

/** Returns what writes the text of each request. */
function requestWriter({ host, pathname, search }: URL, { headers, body }: Call): () => string {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = (method: string) => `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}`;
  if (body === undefined) {
    const text = `${head('GET')}\r\n`;
    return () => text;
  }
  const begin = `${head('POST')}content-type: application/json\r\ncontent-length: `;
  return () => {
    const content = JSON.stringify(body());
    return `${begin}${Buffer.byteLength(content)}\r\n\r\n${content}`;
  };
}

/**
 * Opens a connection that sends one request at a time and answers with the length of its body. It reads into one buffer,
 * without a stream, and so leaves more of the machine to the measured server.
 */
function openConnection({ hostname, port }: URL) {
  const buffer = Buffer.allocUnsafe(64 * 1024);
  let answer = Promise.withResolvers<number>();
  let head: Buffer = Buffer.alloc(0);
  let length = 0;
  let left: number | undefined;
  const readHead = (chunk: Buffer) => {
    head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
    const headEnd = head.indexOf(endOfHead);
    if (headEnd === -1) {
      // the next part is read over this one
      head = Buffer.from(head);
      return;
    }
    const lines = head.toString('latin1', 0, headEnd);
    length = Number(/^content-length: (\d+)$/im.exec(lines)?.[1] ?? Number.NaN);
    if (!lines.startsWith('HTTP/1.1 200') || Number.isNaN(length))
      answer.reject(new Error(`unexpected answer:\n${head.toString('utf8', 0, 600)}`));
    else left = length - (head.length - headEnd - endOfHead.length);
  };
  const onread = {
    buffer,
    callback: (size: number) => {
      if (left === undefined) readHead(buffer.subarray(0, size));
      else left -= size;
      if (left !== undefined && left <= 0) answer.resolve(length);
      return true;
    },
  };
  const socket = connect({ port: Number(port), host: hostname, noDelay: true, onread });
  socket.on('error', (error) => answer.reject(error));
  socket.on('close', () => answer.reject(new Error('the server closed the connection')));
  return {
    ask: (request: string): Promise<number> => {
      answer = Promise.withResolvers();
      head = Buffer.alloc(0);
      left = undefined;
      socket.write(request);
      return answer.promise;
    },
    close: () => socket.destroy(),
  };
}
