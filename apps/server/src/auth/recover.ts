import { z } from 'zod';
import { canonicalEmail } from '../domain/accounts/canonical-email.ts';
import { requestRecovery } from '../domain/accounts/request-recovery.ts';
import type { ServerContext } from '../http/bindings.ts';
import { allowedRedirect } from './allowed-redirect.ts';
import type { AuthDeps } from './auth-deps.ts';
import { challengeFields, optionalText, readAuthBody } from './read-auth-body.ts';
import { requireLimit, useHiddenLimit } from './require-limit.ts';

const request = z.object({ email: optionalText, ...challengeFields });

/** POST /recover: always gives the same answer. Beyond the mailbox's limit it silently sends nothing. */
export async function recover(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const body = await readAuthBody(c, request);
  const email = canonicalEmail(body.email ?? '');
  await requireLimit(c, deps, 'recoveriesOfAddress', deps.addressOf(c));
  const isSilenced =
    (await useHiddenLimit(deps, 'recoveriesAMinute', email)) !== undefined ||
    (await useHiddenLimit(deps, 'recoveriesAnHour', email)) !== undefined;
  const { code_challenge: challenge, code_challenge_method: method } = body;
  const codeChallenge = challenge && method ? { challenge, method } : undefined;
  const redirectTo = allowedRedirect(deps.accounts.siteUrl, c.req.query('redirect_to'));
  if (!isSilenced) await requestRecovery(deps.accounts, { email, redirectTo, codeChallenge });
  return c.json({});
}
