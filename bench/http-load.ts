import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { summarise, type Timings } from './measure.ts';

const endOfHead = Buffer.from('\r\n\r\n');

/**
 * Sends GET requests to one address from `clients` keep-alive connections for `seconds`; each connection waits for
 * its complete answer. Uses bare sockets, so that the measured server gets most of a machine with few cores. Throws
 * for any status but 200 and for an answer without a length.
 */
export async function httpLoad(
  address: string,
  headers: Readonly<Record<string, string>>,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<{ perSecond: number; timings: Timings; bytes: number }> {
  const { hostname, port, pathname, search } = new URL(address);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const samples: number[] = [];
  let bytes = 0;
  const start = performance.now();
  const until = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = connect(Number(port), hostname);
      socket.setNoDelay(true);
      await once(socket, 'connect');
      while (performance.now() < until) {
        const before = performance.now();
        socket.write(request);
        bytes = await readAnswer(socket);
        samples.push(performance.now() - before);
      }
      socket.destroy();
    }),
  );
  return { perSecond: samples.length / ((performance.now() - start) / 1000), timings: summarise(samples), bytes };
}

/** Reads one answer to its end and returns the length of its body. */
function readAnswer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let read: Buffer = Buffer.alloc(0);
    const finish = (act: () => void) => {
      socket.off('data', onData);
      socket.off('close', onClose);
      act();
    };
    const onClose = () => finish(() => reject(new Error('the server closed the connection')));
    const onData = (chunk: Buffer) => {
      read = read.length === 0 ? chunk : Buffer.concat([read, chunk]);
      const headEnd = read.indexOf(endOfHead);
      if (headEnd === -1) return;
      const head = read.toString('latin1', 0, headEnd);
      const length = /^content-length: (\d+)$/im.exec(head)?.[1];
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
        finish(() => reject(new Error(`unexpected answer:\n${read.toString('utf8', 0, 600)}`)));
      } else if (read.length >= headEnd + endOfHead.length + Number(length)) {
        finish(() => resolve(Number(length)));
      }
    };
    socket.on('data', onData);
    socket.on('close', onClose);
  });
}
