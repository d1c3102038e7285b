import { z } from 'zod';
import { canonicalEmail } from '../domain/accounts/canonical-email.ts';
import { changeOwnAccount } from '../domain/accounts/change-own-account.ts';
import { listFactors } from '../domain/accounts/two-factor/list-factors.ts';
import { readableEmail } from '../domain/kernel/readable-email.ts';
import type { ServerContext } from '../http/bindings.ts';
import { allowedRedirect } from './allowed-redirect.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError } from './errors.ts';
import { presentUser } from './present-user.ts';
import { optionalText, readAuthBody } from './read-auth-body.ts';
import { requireLimit } from './require-limit.ts';
import { requireSession } from './require-session.ts';

const change = z.object({
  email: optionalText,
  password: optionalText,
  current_password: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** GET /user */
export async function readUser(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const { account } = await requireSession(c, deps);
  return c.json(presentUser(account, await factorsOf(deps, account.id)));
}

/**
 * PUT /user: changes the caller's password, metadata or address. A new password or address takes `current_password`, or a
 * session that signed in just now. Ignores rights in the body.
 */
export async function changeUser(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const { account, sessionId, amr, adminStatus } = await requireSession(c, deps);
  const body = await readAuthBody(c, change);
  const changesAccess = body.password !== undefined || body.email !== undefined;
  if (changesAccess && adminStatus === 'needs_code')
    throw new AuthError(401, 'insufficient_aal', 'AAL2 session is required to update email or password.');
  // counted apart from sign-ins: a stranger's guesses must not keep the owner from changing the password
  if (changesAccess) await requireLimit(c, deps, 'signInsOfAccount', account.id);
  const changed = await changeOwnAccount(deps.accounts, {
    userId: account.id,
    sessionId,
    amr,
    current: body.current_password,
    email: body.email,
    password: body.password,
    data: body.data ?? undefined,
    redirectTo: allowedRedirect(deps.accounts.siteUrl, c.req.query('redirect_to')),
  });
  const user = presentUser(changed, await factorsOf(deps, changed.id));
  const asked = body.email === undefined ? user.email : readableEmail(canonicalEmail(body.email));
  // the address that waits for its mailbox
  return c.json(asked === user.email ? user : { ...user, new_email: asked });
}

async function factorsOf({ accounts }: AuthDeps, id: string) {
  return (await listFactors(accounts.database.kysely, [id])).get(id);
}
