import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Stripe } from 'stripe';
import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';
import { memoryStore } from './memory-store.ts';

interface AloneOptions extends Pick<SandboxOptions, 'secretKey' | 'webhook' | 'random'> {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** Answers in the sandbox's place where it answers anything. */
  readonly instead?: (request: Request) => Response | undefined;
}

export interface SandboxAlone {
  readonly sandbox: Sandbox;
  /** Its address, without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A sandbox on a port of its own, which forgets everything when it ends. It delivers when it is told to. */
export async function serveAlone({ port = 0, instead, ...options }: AloneOptions): Promise<SandboxAlone> {
  let sandbox: Sandbox | undefined;
  const server = createAdaptorServer({
    fetch: async (request: Request) =>
      instead?.(request) ?? (await sandbox?.fetch(request)) ?? new Response(null, { status: 503 }),
  });
  server.listen(port, '127.0.0.1');
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
