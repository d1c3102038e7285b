import type { ServerContext } from './bindings.ts';

/** Returns whether the client has left before it had sent its whole request: nobody reads an answer. */
export function hasLeft(c: ServerContext): boolean {
  const incoming = c.env?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}
