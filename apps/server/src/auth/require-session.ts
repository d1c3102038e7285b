import { type LiveCaller, requireLiveSession } from '../domain/accounts/require-live-session.ts';
import { bearerOf } from '../http/bearer-of.ts';
import type { ServerContext } from '../http/bindings.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, withStatus } from './errors.ts';

/** Returns the account and session of the bearer token; API keys do not count as tokens here. */
export async function requireSession(c: ServerContext, { accounts, keys }: AuthDeps): Promise<LiveCaller> {
  const bearer = bearerOf(c);
  if (bearer === undefined) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await keys.verifyToken(bearer);
  c.set('identity', { role: 'authenticated', claims });
  return requireLiveSession(accounts, claims).catch(
    withStatus(403, ['user_not_found', 'session_not_found', 'user_banned']),
  );
}
