import { z } from 'zod';
import { changeOwnAccount } from '../domain/accounts/change-own-account.ts';
import type { ServerContext } from '../http/bindings.ts';
import { allowedRedirect } from './allowed-redirect.ts';
import type { AuthDeps } from './auth-deps.ts';
import { presentUser } from './present-user.ts';
import { optionalText, readAuthBody } from './read-auth-body.ts';
import { requireLimit } from './require-limit.ts';
import { requireSession } from './require-session.ts';

const change = z.object({
  email: optionalText,
  password: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** GET /user */
export async function readUser(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const { account } = await requireSession(c, deps);
  return c.json(presentUser(account));
}

/** PUT /user: changes the caller's password, metadata or address. Ignores rights in the body. */
export async function changeUser(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const { account, sessionId } = await requireSession(c, deps);
  const body = await readAuthBody(c, change);
  // counted apart from sign-ins: a stranger's guesses must not keep the owner from changing the password
  if (body.password !== undefined) await requireLimit(c, deps, 'signInsOfAccount', account.id);
  const changed = await changeOwnAccount(deps.accounts, {
    userId: account.id,
    sessionId,
    email: body.email,
    password: body.password,
    data: body.data ?? undefined,
    redirectTo: allowedRedirect(deps.accounts.siteUrl, c.req.query('redirect_to')),
  });
  return c.json(presentUser(changed));
}
