import type { Account } from '../domain/accounts/account.ts';
import { requireLiveSession } from '../domain/accounts/require-live-session.ts';
import { bearerOf } from '../http/bearer-of.ts';
import type { ServerContext } from '../http/bindings.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, withStatus } from './errors.ts';

/** The account and session behind the bearer token; keys are no tokens here. */
export async function requireSession(
  c: ServerContext,
  { accounts, keys }: AuthDeps,
): Promise<{ readonly account: Account; readonly sessionId: string }> {
  const bearer = bearerOf(c);
  if (bearer === undefined) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await keys.verifyToken(bearer);
  return requireLiveSession(accounts, claims).catch(
    withStatus(403, ['user_not_found', 'session_not_found', 'user_banned']),
  );
}
