import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { ServerContext, ServerEnv } from './bindings.ts';
import { refuseRequest } from './refuse-request.ts';

/**
 * Refuses a body of more bytes. Node reads no more of a body than its stated length, so a stated length is enough to judge by;
 * Hono would first make a web stream of every body, which takes as long as the rest of a short request.
 */
export function requireBoundedBody(most: number) {
  const refuse = (c: ServerContext) => refuseRequest(c, 413, 'payload_too_large', 'The request is too large');
  const readBounded = bodyLimit({ maxSize: most, onError: refuse });
  return createMiddleware<ServerEnv>(async function boundBody(c, next) {
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return readBounded(c, next);
    return Number(length) <= most ? next() : refuse(c);
  });
}
