import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { ServerEnv } from './bindings.ts';

/**
 * Warns once if a proxy seems to be in front: without TRUST_PROXY, everyone behind it shares one address and its
 * limits.
 */
export function warnAboutProxy(log: Logger, trustedProxies: number) {
  let isSaid = trustedProxies > 0;
  return createMiddleware<ServerEnv>(async (c, next) => {
    if (!isSaid && c.req.header('x-forwarded-for') !== undefined) {
      isSaid = true;
      log.warn(
        'a request carries X-Forwarded-For, but TRUST_PROXY is 0: behind a proxy, limits count all visitors as one. Set TRUST_PROXY to the number of proxies.',
      );
    }
    await next();
  });
}
