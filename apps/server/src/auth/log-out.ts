import { endSessions, type SignOutScope } from '../domain/accounts/end-sessions.ts';
import type { ServerContext } from '../http/bindings.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError } from './errors.ts';
import { requireSession } from './require-session.ts';

const scopes: readonly SignOutScope[] = ['global', 'local', 'others'];

/** POST /logout */
export async function logOut(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const { account, sessionId } = await requireSession(c, deps);
  const scope = scopes.find((one) => one === (c.req.query('scope') ?? 'global'));
  if (scope === undefined) throw new AuthError(400, 'validation_failed', 'Unsupported logout scope');
  await endSessions(deps.accounts.database, { userId: account.id, sessionId, scope });
  return c.body(null, 204);
}
