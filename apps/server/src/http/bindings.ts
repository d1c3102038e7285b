import type { HttpBindings } from '@hono/node-server';
import type { Identity } from '@regelwerk/database/with-role';
import type { Context } from 'hono';

/** Why a call was refused, for the log; `table` is one of ours. */
interface Refusal {
  readonly code: string;
  readonly table?: string | undefined;
}

/** The values that the server sets on a request. Requests in tests have no socket, so the bindings may be absent. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    identity: Identity;
    refusal: Refusal;
    /** Set if the caller is a program with a personal access token. */
    accessTokenId: string | undefined;
  };
}

export type ServerContext = Context<ServerEnv>;
