import { createMiddleware } from 'hono/factory';
import type { ServerEnv } from './bindings.ts';
import { isLocalRequest } from './is-local-request.ts';

/** Tools for trying the product do not exist for a request that comes from elsewhere. */
export const localOnly = createMiddleware<ServerEnv>(async (c, next) => {
  if (!isLocalRequest(c)) return c.json({ code: 'not_found', message: 'Not found', error: 'Not found' }, 404);
  return next();
});
