import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { productVersion } from '../settings/product-version.ts';
import { commandAnswer } from './admin-protocol.ts';
import { adminSocketPath } from './admin-socket-path.ts';

const nobodyListens = ['ENOENT', 'ECONNREFUSED'];

/**
 * Has the server that uses the data directory run a command, prints its answer and returns the exit code. Undefined
 * if no server listens there.
 */
export async function askServer(
  dataDir: string,
  request: { readonly command: string; readonly words: readonly string[] },
): Promise<number | undefined> {
  const path = adminSocketPath(dataDir);
  const socket = path === undefined ? undefined : await connectTo(path);
  if (socket === undefined) return undefined;
  socket.write(`${JSON.stringify({ version: productVersion, ...request })}\n`);
  try {
    for await (const text of createInterface({ input: socket })) {
      const answer = commandAnswer.parse(JSON.parse(text));
      if ('code' in answer) return answer.code;
      if ('line' in answer) process.stdout.write(`${answer.line}\n`);
      else process.stderr.write(`${answer.fault}\n`);
    }
  } finally {
    socket.destroy();
  }
  throw new Error('The server ended before the command did. Start it and run the command again.');
}

function connectTo(path: string): Promise<Socket | undefined> {
  return new Promise((found, failed) => {
    const socket = connect(path);
    socket.once('connect', () => {
      // an end without an exit code is reported by the reader
      socket.on('error', () => undefined);
      found(socket);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (nobodyListens.includes(error.code ?? '')) found(undefined);
      else if (error.code === 'EACCES' || error.code === 'EPERM')
        failed(new Error(`The server of this data directory belongs to another user: run the command as its user.`));
      else failed(error);
    });
  });
}
