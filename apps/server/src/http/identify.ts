import type { Identity } from '@regelwerk/database/with-role';
import { bearerOf } from './bearer-of.ts';
import type { ServerContext } from './bindings.ts';
import { IdentityError } from './identity-error.ts';
import type { Keys } from './keys.ts';

/**
 * Identifies the caller: no bearer or the publishable key is `anon`, the secret key is `service_role`, anything else
 * must be one of our access tokens, which outranks the API key. Throws for a bad token instead of treating it as
 * anonymous, and for the secret key in a browser.
 */
export async function identify(c: ServerContext, keys: Keys): Promise<Identity> {
  const apiKey = checkApiKey(c, keys);
  const bearer = bearerOf(c) ?? apiKey;
  return identityOf(bearer, keys);
}

/** Returns the API key of a call; throws if it is missing, or if it is the secret key in a browser. */
export function checkApiKey(c: ServerContext, keys: Keys): string {
  const apiKey = c.req.header('apikey') ?? c.req.query('apikey') ?? '';
  if (!keys.isPublishable(apiKey) && !keys.isSecret(apiKey)) throw new IdentityError('missing_api_key');
  const isBrowser = /^Mozilla\//.test(c.req.header('user-agent') ?? '');
  if (isBrowser && keys.isSecret(apiKey)) throw new IdentityError('secret_key_in_browser');
  return apiKey;
}

/** Returns the identity of a key or token; throws if the token is not valid now. */
export async function identityOf(bearer: string, keys: Keys): Promise<Identity> {
  if (keys.isPublishable(bearer)) return { role: 'anon', claims: { role: 'anon' } };
  if (keys.isSecret(bearer)) return { role: 'service_role', claims: { role: 'service_role' } };
  return { role: 'authenticated', claims: await keys.verifyToken(bearer) };
}
