import { parseAccept } from 'hono/utils/accept';
import type { ServerContext } from './bindings.ts';

/** Returns whether the caller reads a gzip body. */
export function acceptsGzip(c: ServerContext): boolean {
  const accepted = parseAccept(c.req.header('accept-encoding') ?? '');
  const best = accepted.find(({ type }) => type.toLowerCase() === 'gzip') ?? accepted.find(({ type }) => type === '*');
  return best !== undefined && best.q > 0;
}
