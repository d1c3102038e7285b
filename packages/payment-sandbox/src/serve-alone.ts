import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Stripe } from 'stripe';
import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';
import { memoryStore } from './memory-store.ts';

interface AloneOptions extends Pick<SandboxOptions, 'secretKey' | 'webhook' | 'random'> {
  /** May answer a request instead of the sandbox. */
  readonly instead?: (request: Request) => Response | undefined;
}

/** A sandbox that listens on its own port. */
export interface SandboxAlone {
  readonly sandbox: Sandbox;
  /** Its address, without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a sandbox on a free port, for tests. It keeps everything in memory and delivers webhooks only on request. */
export async function serveAlone({ instead, ...options }: AloneOptions): Promise<SandboxAlone> {
  let sandbox: Sandbox | undefined;
  const server = createAdaptorServer({
    fetch: async (request: Request) =>
      instead?.(request) ?? (await sandbox?.fetch(request)) ?? new Response(null, { status: 503 }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sandbox = createSandbox({
    ...options,
    store: memoryStore(),
    siteUrl: url,
    apiVersion: Stripe.API_VERSION,
    onFault: (error) => process.stderr.write(`${error.stack ?? error.message}\n`),
  });
  return {
    sandbox,
    url,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
