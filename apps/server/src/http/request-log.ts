import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { ServerContext, ServerEnv } from './bindings.ts';
import { currentRequest } from './current-request.ts';
import type { Observation } from './observation.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,127}$/;

interface RequestLogDeps {
  readonly log: Logger;
  readonly trustedProxies: number;
  readonly observation: Observation;
}

/**
 * Gives every request an id, which the answer contains, and logs and counts its end. The log keeps the pattern of
 * its route instead of its address, a mark instead of its account, and the code of a refusal.
 */
export function requestLog({ log, trustedProxies, observation }: RequestLogDeps) {
  return createMiddleware<ServerEnv>(async function logRequest(c, next) {
    const requestId = requestIdOf(c.req.header('x-request-id'), trustedProxies);
    const method = methodOf(c);
    const start = performance.now();
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    // a getter would give each request its own hidden class, which keeps the request alive until a full collection
    const current = () => ({ requestId, method, route: routeOf(c) });
    await currentRequest.run(current, next);
    const elapsed = performance.now() - start;
    const { route } = current();
    const { status } = c.res;
    observation.countRequest?.({ method, route, status, seconds: elapsed / 1000 });
    const { code, table } = c.get('refusal') ?? {};
    const ms = Math.round(elapsed * 10) / 10;
    log.info({ requestId, method, route, status, ms, account: accountOf(c), code, table }, 'request');
  });
}

function accountOf(c: ServerContext): string | undefined {
  const userId = c.get('identity')?.claims.sub;
  return typeof userId === 'string' ? userId : undefined;
}

/** Returns the method of a request, or `OTHER` for one that no route serves. */
function methodOf(c: ServerContext): string {
  return methods.has(c.req.method) ? c.req.method : 'OTHER';
}

/** Returns the id of a request: the one of a trusted proxy if it is well formed, otherwise a new one. */
function requestIdOf(given: string | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && given !== undefined && wellFormed.test(given) ? given : randomUUID();
}

/**
 * Returns the pattern of the route that has answered so far, such as `/rest/v1/:table`. Paths may contain ids and words
 * of people, and there is no end of them.
 */
function routeOf(c: ServerContext): string {
  return routePath(c) || '*';
}
