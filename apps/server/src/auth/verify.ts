import { z } from 'zod';
import { type RequestedPurpose, signInWithLink } from '../domain/accounts/redeem-link.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import type { ServerContext } from '../http/bindings.ts';
import { allowedRedirect } from './allowed-redirect.ts';
import type { AuthDeps } from './auth-deps.ts';
import { deviceOf } from './device-of.ts';
import { AuthError } from './errors.ts';
import { presentSession } from './present-session.ts';
import { optionalText, readAuthBody } from './read-auth-body.ts';
import { requireLimit } from './require-limit.ts';

const purposes: ReadonlyMap<string, RequestedPurpose> = new Map([
  ['recovery', 'recovery'],
  ['signup', 'signup'],
  ['email', 'signup'],
  ['email_change', 'email_change'],
]);
const request = z.object({ type: optionalText, token: optionalText, token_hash: optionalText, email: optionalText });

/** POST /verify: issues a session for the secret of a mailed link. */
export async function verify(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const body = await readAuthBody(c, request);
  const purpose = purposes.get(body.type ?? '');
  const secret = body.token_hash ?? body.token;
  if (purpose === undefined || !secret)
    throw new AuthError(400, 'validation_failed', 'Verify requires a token and a type');
  await requireLimit(c, deps, 'signInsOfAddress', deps.addressOf(c));
  const redeemed = await signInWithLink(deps.accounts, { secret, purpose, device: deviceOf(c, deps) });
  if ('code' in redeemed) return c.json({ code: redeemed.code });
  c.header('cache-control', 'no-store');
  return c.json(await presentSession(deps, redeemed.session));
}

/** GET /verify: the same when the link is opened; the session or the refusal is part of the redirect address. */
export async function followLink(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const purpose = purposes.get(c.req.query('type') ?? '');
  const secret = c.req.query('token') ?? c.req.query('token_hash');
  if (purpose === undefined || !secret)
    throw new AuthError(400, 'validation_failed', 'Verify requires a token and a type');
  await requireLimit(c, deps, 'signInsOfAddress', deps.addressOf(c));
  const asked = c.req.query('redirect_to');
  try {
    const redeemed = await signInWithLink(deps.accounts, { secret, purpose, device: deviceOf(c, deps) });
    const target = new URL(asked === undefined ? redeemed.redirectTo : allowedRedirect(deps.accounts.siteUrl, asked));
    if ('code' in redeemed) {
      target.searchParams.set('code', redeemed.code);
      return c.redirect(target.href, 303);
    }
    const { user: _, ...session } = await presentSession(deps, redeemed.session);
    const fragment = new URLSearchParams();
    for (const [key, value] of Object.entries({ ...session, sb: '', type: purpose })) fragment.set(key, String(value));
    fragment.sort();
    target.hash = fragment.toString();
    return c.redirect(target.href, 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const target = new URL(allowedRedirect(deps.accounts.siteUrl, asked));
    const words = new URLSearchParams({
      error: 'access_denied',
      error_code: error.code,
      error_description: error.code === 'otp_expired' ? 'Email link is invalid or has expired' : error.message,
      sb: '',
    });
    if (secret.startsWith('pkce_'))
      for (const [key, value] of words) if (key !== 'sb') target.searchParams.set(key, value);
    target.hash = words.toString();
    return c.redirect(target.href, 303);
  }
}
