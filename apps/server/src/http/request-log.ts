import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { ServerEnv } from './bindings.ts';
import { currentRequest } from './current-request.ts';

/** Gives every request an id, which the answer contains, and logs one line at its end. Does not log query strings. */
export function requestLog(log: Logger) {
  return createMiddleware<ServerEnv>(async function logRequest(c, next) {
    const requestId = randomUUID();
    const start = performance.now();
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    await currentRequest.run({ requestId, method: c.req.method, path: c.req.path }, next);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  });
}
