import { createMiddleware } from 'hono/factory';
import type { ServerEnv } from './bindings.ts';

/** While the server stops, each answer ends its connection, so that a busy client moves on to another process. */
export function closeWhenStopping(isStopping: () => boolean) {
  return createMiddleware<ServerEnv>(async function closeConnection(c, next) {
    await next();
    if (isStopping()) c.header('connection', 'close');
  });
}
