import type { ServerContext } from './bindings.ts';

/** What a call brings as its bearer: a key or a token, not looked at yet. */
export function bearerOf(c: ServerContext): string | undefined {
  return /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}
