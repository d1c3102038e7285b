import type { ServerContext } from './bindings.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Returns the method of a request, or `OTHER` for one that no route serves. */
export function methodOf(c: ServerContext): string {
  return methods.has(c.req.method) ? c.req.method : 'OTHER';
}
