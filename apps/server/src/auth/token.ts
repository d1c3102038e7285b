import { z } from 'zod';
import { signInWithCode } from '../domain/accounts/redeem-link.ts';
import { rotateSession } from '../domain/accounts/session.ts';
import { signInWithPassword } from '../domain/accounts/sign-in-with-password.ts';
import type { ServerContext } from '../http/bindings.ts';
import type { AuthDeps } from './auth-deps.ts';
import { deviceOf } from './device-of.ts';
import { AuthError, withStatus } from './errors.ts';
import { presentSession } from './present-session.ts';
import { optionalText, readAuthBody } from './read-auth-body.ts';
import { requireLimit } from './require-limit.ts';

const passwordGrant = z.object({ email: optionalText, phone: optionalText, password: optionalText });
const refreshGrant = z.object({ refresh_token: optionalText });
const codeGrant = z.object({ auth_code: optionalText, code_verifier: optionalText });

/** POST /token: issues a session for a password, a refresh token or the code of a link. */
export async function token(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const grant = grants.get(c.req.query('grant_type') ?? '');
  if (grant === undefined) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  const session = await grant(c, deps).catch(withStatus(400, ['session_not_found', 'user_banned']));
  c.header('cache-control', 'no-store');
  return c.json(await presentSession(deps, session));
}

type Grant = (c: ServerContext, deps: AuthDeps) => ReturnType<typeof rotateSession>;

const grants: ReadonlyMap<string, Grant> = new Map<string, Grant>(
  Object.entries({
    password: async (c, deps) => {
      const { email, password = '' } = await readAuthBody(c, passwordGrant);
      if (email === undefined || email === '') throw new AuthError(400, 'validation_failed', 'missing email or phone');
      await requireLimit(c, deps, 'signInsOfAddress', deps.addressOf(c));
      const useAttempt = (key: string) => requireLimit(c, deps, 'signInsOfAccount', key);
      return signInWithPassword(deps.accounts, { email, password, device: deviceOf(c, deps), useAttempt });
    },
    refresh_token: async (c, deps) => {
      const { refresh_token = '' } = await readAuthBody(c, refreshGrant);
      await requireLimit(c, deps, 'refreshes', deps.addressOf(c));
      return rotateSession(deps.accounts, refresh_token);
    },
    pkce: async (c, deps) => {
      const { auth_code, code_verifier } = await readAuthBody(c, codeGrant);
      if (!z.uuid().safeParse(auth_code).success || !code_verifier)
        throw new AuthError(
          400,
          'validation_failed',
          'invalid request: both auth code and code verifier should be non-empty',
        );
      await requireLimit(c, deps, 'signInsOfAddress', deps.addressOf(c));
      return signInWithCode(deps.accounts, {
        code: auth_code ?? '',
        verifier: code_verifier,
        device: deviceOf(c, deps),
      });
    },
  }),
);
