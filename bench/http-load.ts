import { connect } from 'node:net';
import { summarise, type Timings } from './measure.ts';

const endOfHead = Buffer.from('\r\n\r\n');
const lastChunk = '0\r\n\r\n';

interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes what is sent by POST as JSON, anew for every call; a call without it is a GET. */
  readonly body?: () => object;
}

/**
 * Sends calls to one address from `clients` keep-alive connections for `seconds`; each connection waits for its complete
 * answer. Uses bare sockets, so that the measured server gets most of a machine with few cores. `callOf` makes the call
 * of a client, by its number. Throws for any status but 200.
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
  /** How much of the body is still missing: infinity until the last chunk of a body without a length. */
  let left: number | undefined;
  let tail = '';
  const readBody = (chunk: Buffer) => {
    if (left === undefined) return;
    left -= chunk.length;
    if (left !== Number.POSITIVE_INFINITY) return;
    length += chunk.length;
    tail = (tail + chunk.toString('latin1', Math.max(0, chunk.length - lastChunk.length))).slice(-lastChunk.length);
    if (tail === lastChunk) left = 0;
  };
  const readHead = (chunk: Buffer) => {
    head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
    const headEnd = head.indexOf(endOfHead);
    if (headEnd === -1) {
      // the next part is read over this one
      head = Buffer.from(head);
      return;
    }
    const lines = head.toString('latin1', 0, headEnd);
    length = Number(/^content-length: (\d+)$/im.exec(lines)?.[1] ?? 0);
    if (!lines.startsWith('HTTP/1.1 200')) answer.reject(new Error(`unexpected answer:\n${lines}`));
    tail = '';
    left = /^transfer-encoding: chunked$/im.test(lines) ? Number.POSITIVE_INFINITY : length;
    readBody(head.subarray(headEnd + endOfHead.length));
  };
  const onread = {
    buffer,
    callback: (size: number) => {
      const chunk = buffer.subarray(0, size);
      if (left === undefined) readHead(chunk);
      else readBody(chunk);
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
