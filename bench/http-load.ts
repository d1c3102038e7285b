import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { summarise, type Timings } from './measure.ts';

const endOfHead = Buffer.from('\r\n\r\n');

interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST as JSON; a call without it is a GET. */
  readonly body?: object;
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
  const { hostname, port, host, pathname, search } = new URL(address);
  const requestOf = ({ headers, body }: Call) => {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const lines = Object.entries({
      host,
      ...headers,
      ...(content === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
    }).map(([name, value]) => `${name}: ${value}`);
    const method = content === undefined ? 'GET' : 'POST';
    return `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${content ?? ''}`;
  };
  const samples: number[] = [];
  let bytes = 0;
  const start = performance.now();
  const until = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const socket = connect(Number(port), hostname);
      socket.setNoDelay(true);
      await once(socket, 'connect');
      while (performance.now() < until) {
        const before = performance.now();
        socket.write(requestOf(callOf(client)));
        bytes = await readAnswer(socket);
        samples.push(performance.now() - before);
      }
      socket.destroy();
    }),
  );
  const perSecond = samples.length / ((performance.now() - start) / 1000);
  return { answers: samples.length, perSecond, timings: summarise(samples), bytes };
}

/** Reads one answer to its end and returns the length of its body. */
function readAnswer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0);
    let left: number | undefined;
    let length = 0;
    const finish = (act: () => void) => {
      socket.off('data', onData);
      socket.off('close', onClose);
      act();
    };
    const onClose = () => finish(() => reject(new Error('the server closed the connection')));
    const onData = (chunk: Buffer) => {
      if (left === undefined) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const headEnd = head.indexOf(endOfHead);
        if (headEnd === -1) return;
        const lines = head.toString('latin1', 0, headEnd);
        length = Number(/^content-length: (\d+)$/im.exec(lines)?.[1] ?? Number.NaN);
        if (!lines.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
          finish(() => reject(new Error(`unexpected answer:\n${head.toString('utf8', 0, 600)}`)));
          return;
        }
        left = length - (head.length - headEnd - endOfHead.length);
      } else left -= chunk.length;
      if (left <= 0) finish(() => resolve(length));
    };
    socket.on('data', onData);
    socket.on('close', onClose);
  });
}
