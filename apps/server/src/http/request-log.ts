import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { ServerContext, ServerEnv } from './bindings.ts';
import { currentRequest } from './current-request.ts';
import { methodOf } from './method-of.ts';
import type { Observation, TracedSpan } from './observation.ts';
import { requestIdOf } from './request-id.ts';
import { routeOf } from './route-of.ts';

interface RequestLogDeps {
  readonly log: Logger;
  readonly trustedProxies: number;
  readonly observation: Observation;
}

/**
 * Gives every request an id, which the answer contains, and logs, counts and traces its end. The log keeps the pattern of
 * its route instead of its address, a mark instead of its account, and the code of a refusal.
 */
export function requestLog({ log, trustedProxies, observation }: RequestLogDeps) {
  const { trace, countRequest } = observation;
  return createMiddleware<ServerEnv>(async function logRequest(c, next) {
    const requestId = requestIdOf(c.req.header('x-request-id'), trustedProxies);
    const method = methodOf(c);
    const start = performance.now();
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    // a getter would give each request a hidden class of its own, which keeps the request until a full collection
    const current = () => ({ requestId, method, route: routeOf(c) });
    const answer = async (span?: TracedSpan) => {
      await currentRequest.run(current, next);
      const elapsed = performance.now() - start;
      const { route } = current();
      const { status } = c.res;
      countRequest?.({ method, route, status, seconds: elapsed / 1000 });
      span?.describe(`${method} ${route}`, {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        request_id: requestId,
      });
      if (status >= 500) span?.fail();
      const line = { requestId, method, route, status, ms: Math.round(elapsed * 10) / 10 };
      const { code, table } = c.get('refusal') ?? {};
      log.info({ ...line, account: accountOf(c), code, table, trace: span?.traceId }, 'request');
    };
    if (trace === undefined) return answer();
    const parent = trustedProxies > 0 ? c.req.header('traceparent') : undefined;
    return trace({ name: method, kind: 'request', parent }, answer);
  });
}

function accountOf(c: ServerContext): string | undefined {
  const userId = c.get('identity')?.claims.sub;
  return typeof userId === 'string' ? userId : undefined;
}
