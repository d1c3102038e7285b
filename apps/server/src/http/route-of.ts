import { routePath } from 'hono/route';
import type { ServerContext } from './bindings.ts';

/**
 * Returns the pattern of the route that has answered so far, such as `/rest/v1/:table`. Paths may contain ids and words
 * of people, and there is no end of them.
 */
export function routeOf(c: ServerContext): string {
  return routePath(c) || '*';
}
