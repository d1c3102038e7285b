import { createMiddleware } from 'hono/factory';
import type { ServerEnv } from './bindings.ts';
import { checkApiKey, identify } from './identify.ts';
import type { Keys } from './keys.ts';

/** Refuses a call without a valid API key, and leaves it to the surface who calls. */
export function requireApiKey(keys: Keys) {
  return createMiddleware<ServerEnv>(async function demandApiKey(c, next) {
    checkApiKey(c, keys);
    await next();
  });
}

/** Refuses a call without a valid API key or with a bad token, and tells the surface who calls. */
export function requireIdentity(keys: Keys) {
  return createMiddleware<ServerEnv>(async function identifyCaller(c, next) {
    c.set('identity', await identify(c, keys));
    await next();
  });
}
