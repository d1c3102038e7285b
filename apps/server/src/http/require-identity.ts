import { createMiddleware } from 'hono/factory';
import type { ServerEnv } from './bindings.ts';
import { checkApiKey, identify } from './identify.ts';
import type { Keys } from './keys.ts';

/** Refuses a call without a valid API key; the API itself identifies the caller. */
export function requireApiKey(keys: Keys) {
  return createMiddleware<ServerEnv>(async function demandApiKey(c, next) {
    checkApiKey(c, keys);
    await next();
  });
}

/** Refuses a call without a valid API key or with a bad token, and passes the caller's identity on. */
export function requireIdentity(keys: Keys) {
  return createMiddleware<ServerEnv>(async function identifyCaller(c, next) {
    c.set('identity', await identify(c, keys));
    await next();
  });
}
