import type { HttpBindings } from '@hono/node-server';
import type { Identity } from '@regelwerk/database/with-role';
import type { Context } from 'hono';

/** What every surface finds on a request. In tests a request has no socket, so the bindings may be absent. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; identity: Identity };
}

export type ServerContext = Context<ServerEnv>;
