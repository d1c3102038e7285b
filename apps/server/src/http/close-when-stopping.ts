import { createMiddleware } from 'hono/factory';
import type { ServerEnv } from './bindings.ts';

/** Closes each connection after its answer while the server stops, so that a busy client moves to another process. */
export function closeWhenStopping(isStopping: () => boolean) {
  return createMiddleware<ServerEnv>(async function closeConnection(c, next) {
    await next();
    if (isStopping()) c.header('connection', 'close');
  });
}
