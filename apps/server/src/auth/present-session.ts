import type { Account } from '../domain/accounts/account.ts';
import { sealRefreshToken } from '../domain/accounts/refresh-token.ts';
import type { LiveSession } from '../domain/accounts/session.ts';
import { listFactors } from '../domain/accounts/two-factor/list-factors.ts';
import { accessTokenSeconds } from '../http/access-token-lifetime.ts';
import type { AuthDeps } from './auth-deps.ts';
import { presentUser } from './present-user.ts';

/**
 * Returns a session as the auth client stores it. The rights in the access token are the account's current ones. Without an
 * `expires_at` of the server, the client counts `expires_in` from its own clock, which may be an hour fast.
 */
export async function presentSession({ accounts, keys }: AuthDeps, live: LiveSession) {
  const { account, sessionId, generation, amr, aal } = live;
  const factors = await listFactors(accounts.database.kysely, [account.id]);
  const issuedAt = Math.floor(accounts.clock().getTime() / 1000);
  const token = await keys.signToken({
    sub: account.id,
    aud: 'authenticated',
    iat: issuedAt,
    exp: issuedAt + accessTokenSeconds,
    email: account.email,
    phone: '',
    app_metadata: rightsIn(account.app_metadata),
    // user-written data comes from the user record; in the token it would enlarge every later request
    user_metadata: {},
    role: 'authenticated',
    aal,
    amr,
    session_id: sessionId,
    is_anonymous: false,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    refresh_token: sealRefreshToken(accounts.seal.newest, { sessionId, generation }),
    user: presentUser(account, factors.get(account.id)),
  };
}

/** The part of the operator's metadata that goes into a token: only what clients base decisions on. */
function rightsIn({ provider, providers, is_admin }: Account['app_metadata']) {
  return { provider, providers, is_admin };
}
