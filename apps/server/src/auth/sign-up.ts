import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { canonicalEmail } from '../domain/accounts/canonical-email.ts';
import { mergeMetadata } from '../domain/accounts/merge-metadata.ts';
import { requestRegistration } from '../domain/accounts/request-registration.ts';
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

/** POST /signup: answers a session, or only the user if addresses must be confirmed first. */
export async function signUp(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const body = await readAuthBody(c, request);
  if (body.email === undefined && body.phone === undefined)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (body.password === undefined || body.password === '')
    throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  await requireLimit(c, deps, 'signUps', deps.addressOf(c));
  const { email = '', password } = body;
  const data = mergeMetadata({}, body.data ?? {});
  if (!deps.accounts.confirmsMail) {
    const session = await createAccount(deps.accounts, { email, password, data, device: deviceOf(c, deps) });
    return c.json(await presentSession(deps, session));
  }
  const redirectTo = allowedRedirect(deps.accounts.siteUrl, c.req.query('redirect_to'));
  await requestRegistration(deps.accounts, { email, password, data, redirectTo });
  // new and taken addresses get the same answer, with a user that does not exist
  const now = deps.accounts.clock();
  const nobody = {
    password_hash: null,
    mailbox_hash: null,
    email_confirmed_at: null,
    recovery_sent_at: null,
    last_sign_in_at: null,
  };
  const dates = {
    confirmation_sent_at: now,
    created_at: now,
    updated_at: now,
    banned_until: null,
    deleted_at: null,
    kept_until: null,
  };
  const app_metadata = { provider: 'email', providers: ['email'] };
  const user = {
    id: randomUUID(),
    email: canonicalEmail(email),
    app_metadata,
    user_metadata: data,
    ...nobody,
    ...dates,
  };
  return c.json({ ...presentUser(user), identities: [] });
}
