import type { ServerContext } from './bindings.ts';

/** Returns the bearer of a call: a key or a token, not yet verified. */
export function bearerOf(c: ServerContext): string | undefined {
  return /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}
