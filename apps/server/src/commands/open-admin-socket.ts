import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { productVersion } from '../settings/product-version.ts';
import { type commandAnswer, commandRequest } from './admin-protocol.ts';
import { adminSocketPath } from './admin-socket-path.ts';
import { allCommands } from './all-commands.ts';
import { explainFailure } from './explain-failure.ts';

/** Only the owner may read and write the socket. */
const ownerOnly = 0o177;
const timeoutMs = 5_000;

/**
 * Opens the socket on which the operator's commands reach the process that owns the embedded database, and returns
 * the function that closes it. The process holds the lock of the data directory, so an old socket is a dead one.
 */
export async function openAdminSocket(deps: Deps): Promise<() => void> {
  const path = adminSocketPath(deps.settings.dataDir);
  if (path === undefined) {
    deps.log.warn('DATA_DIR is too long a path for a socket: stop the server before you run a command of the operator');
    return () => undefined;
  }
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    open.add(socket);
    void answer(deps, socket);
  });
  const isFile = process.platform !== 'win32';
  if (isFile) rmSync(path, { force: true });
  const before = process.umask(ownerOnly);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  await once(server, 'listening');
  server.on('error', (error) => deps.log.error({ err: error }, 'a command of the operator could not be accepted'));
  return () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
}

/** Reads one command, runs it and writes what it prints; a client that leaves does not end the command. */
async function answer(deps: Deps, socket: Socket): Promise<void> {
  socket.setTimeout(timeoutMs, () => socket.destroy());
  const say = (part: z.infer<typeof commandAnswer>) => {
    if (socket.writable) socket.write(`${JSON.stringify(part)}\n`);
  };
  try {
    const [text] = (await once(createInterface({ input: socket }), 'line')) as [string];
    socket.setTimeout(0);
    say({ code: await runRequest(deps, text, say) });
  } catch (error) {
    say({ fault: explainFailure(error) });
    say({ code: 1 });
  }
  socket.end();
}

async function runRequest(
  deps: Deps,
  text: string,
  say: (part: z.infer<typeof commandAnswer>) => void,
): Promise<number> {
  const { version, command, words } = commandRequest.parse(JSON.parse(text));
  if (version !== productVersion)
    throw new Error(
      `The running server is version ${productVersion}, and this command is version ${version}: restart the server first.`,
    );
  const work = allCommands.get(command)?.parse(words);
  if (work === undefined) throw new Error(`The server does not know the command ${command}.`);
  deps.log.info({ command }, 'a command of the operator');
  return work(deps, (line) => say({ line }));
}
