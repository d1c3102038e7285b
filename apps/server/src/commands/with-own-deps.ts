import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createDeps, type Deps } from '../deps.ts';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import type { Settings } from '../settings/env.ts';
import { freePort } from '../settings/free-port.ts';

const ownMachine = '127.0.0.1';

/**
 * Runs a command in this process, on a database that it opens for that. The payment sandbox is part of a server, so
 * the command serves it to itself; its webhooks wait for the next server. The log stays silent: a command prints
 * sentences.
 */
export async function withOwnDeps(wanted: Settings, work: (deps: Deps) => Promise<number>): Promise<number> {
  const usesSandbox = wanted.payments === 'sandbox';
  const port = usesSandbox ? await freePort(ownMachine) : wanted.port;
  const deps = await createDeps({ ...wanted, port, logLevel: 'silent' });
  try {
    return usesSandbox ? await withSandbox(deps, () => work(deps)) : await work(deps);
  } finally {
    await deps.database.close();
  }
}

async function withSandbox<Result>(deps: Deps, work: () => Promise<Result>): Promise<Result> {
  const server = createServer(getRequestListener(openSandbox(deps).fetch));
  server.listen(deps.settings.port, ownMachine);
  await once(server, 'listening');
  try {
    return await work();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
