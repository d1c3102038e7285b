import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createDeps, type Deps } from '../deps.ts';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import type { Settings } from '../settings/env.ts';
import { type HeldPort, holdPort } from '../settings/hold-port.ts';

const ownMachine = '127.0.0.1';

/**
 * Runs a command in this process, on a database that it opens for that. The payment sandbox is part of a server, so
 * the command serves it to itself; its webhooks wait for the next server. The log stays silent: a command prints
 * sentences.
 */
export async function withOwnDeps(wanted: Settings, work: (deps: Deps) => Promise<number>): Promise<number> {
  const held = wanted.payments === 'sandbox' ? await holdPort(ownMachine) : undefined;
  const deps = await createDeps({ ...wanted, port: held?.port ?? wanted.port, logLevel: 'silent' });
  try {
    return held === undefined ? await work(deps) : await withSandbox(deps, held, () => work(deps));
  } finally {
    await deps.database.close();
  }
}

async function withSandbox<Result>(deps: Deps, { port, free }: HeldPort, work: () => Promise<Result>): Promise<Result> {
  const server = createServer(getRequestListener(openSandbox(deps).fetch));
  await free();
  server.listen(port, ownMachine);
  await once(server, 'listening');
  try {
    return await work();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
