import { sealRefreshToken } from '../domain/accounts/refresh-token.ts';
import type { LiveSession } from '../domain/accounts/session.ts';
import type { AuthDeps } from './auth-deps.ts';
import { presentUser } from './present-user.ts';

const lifetimeSeconds = 3600;

/** A session as the auth client stores it. Rights in the access token come from the account, as it is now. */
export async function presentSession({ accounts, keys }: AuthDeps, live: LiveSession) {
  const { account, sessionId, generation, amr } = live;
  const issuedAt = Math.floor(accounts.clock().getTime() / 1000);
  const expiresAt = issuedAt + lifetimeSeconds;
  const token = await keys.signToken({
    sub: account.id,
    aud: 'authenticated',
    iat: issuedAt,
    exp: expiresAt,
    email: account.email,
    phone: '',
    app_metadata: account.app_metadata,
    user_metadata: account.user_metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr,
    session_id: sessionId,
    is_anonymous: false,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: lifetimeSeconds,
    expires_at: expiresAt,
    refresh_token: sealRefreshToken(accounts.sealKey, { sessionId, generation }),
    user: presentUser(account),
  };
}
