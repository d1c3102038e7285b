import type { HttpBindings } from '@hono/node-server';
import type { Identity } from '@regelwerk/database/with-role';
import type { Context } from 'hono';

/** The values that the server sets on a request. Requests in tests have no socket, so the bindings may be absent. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; identity: Identity };
}

export type ServerContext = Context<ServerEnv>;
