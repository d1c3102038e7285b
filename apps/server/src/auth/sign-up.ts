import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { canonicalEmail } from '../domain/accounts/canonical-email.ts';
import { mergeMetadata } from '../domain/accounts/merge-metadata.ts';
import { signUp as createAccount } from '../domain/accounts/sign-up.ts';
import type { ServerContext } from '../http/bindings.ts';
import { allowedRedirect } from './allowed-redirect.ts';
import type { AuthDeps } from './auth-deps.ts';
import { deviceOf } from './device-of.ts';
import { AuthError } from './errors.ts';
import { presentSession } from './present-session.ts';
import { presentUser } from './present-user.ts';
import { optionalText, readAuthBody } from './read-auth-body.ts';
import { requireLimit } from './require-limit.ts';

const request = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** POST /signup: a session, or where addresses are confirmed first the user alone. */
export async function signUp(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const body = await readAuthBody(c, request);
  if (body.email === undefined && body.phone === undefined)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (body.password === undefined || body.password === '')
    throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  await requireLimit(c, deps, 'signUps', deps.addressOf(c));
  const email = body.email ?? '';
  const created = await createAccount(deps.accounts, {
    email,
    password: body.password,
    data: mergeMetadata({}, body.data ?? {}),
    redirectTo: allowedRedirect(deps.accounts.siteUrl, c.req.query('redirect_to')),
    device: deviceOf(c, deps),
  });
  if ('session' in created) return c.json(await presentSession(deps, created.session));
  const now = deps.accounts.clock();
  if (created.unconfirmed !== undefined) return c.json({ ...presentUser(created.unconfirmed), identities: [] });
  // a taken address is answered like a new one, with an account that does not exist
  const nobody = { password_hash: null, email_confirmed_at: null, recovery_sent_at: null, last_sign_in_at: null };
  const dates = { confirmation_sent_at: now, created_at: now, updated_at: now, banned_until: null, deleted_at: null };
  const app_metadata = { provider: 'email', providers: ['email'] };
  const user = {
    id: randomUUID(),
    email: canonicalEmail(email),
    app_metadata,
    user_metadata: body.data ?? {},
    ...nobody,
    ...dates,
  };
  return c.json({ ...presentUser(user), identities: [] });
}
