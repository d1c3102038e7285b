import { createMiddleware } from 'hono/factory';
import type { ServerEnv } from './bindings.ts';
import { isLocalRequest } from './is-local-request.ts';

/** Development tools answer 404 to requests from other machines. */
export const localOnly = createMiddleware<ServerEnv>(async (c, next) => {
  if (!isLocalRequest(c)) return c.json({ code: 'not_found', message: 'Not found', error: 'Not found' }, 404);
  return next();
});
