import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { LiveCaller } from '../domain/accounts/require-live-session.ts';
import type { LiveSession } from '../domain/accounts/session.ts';
import { createChallenge } from '../domain/accounts/two-factor/challenge.ts';
import { countRecoveryCodes } from '../domain/accounts/two-factor/count-recovery-codes.ts';
import { enrollFactor } from '../domain/accounts/two-factor/enroll-factor.ts';
import { removeFactor } from '../domain/accounts/two-factor/remove-factor.ts';
import { renewRecoveryCodes } from '../domain/accounts/two-factor/renew-recovery-codes.ts';
import { useRecoveryCode } from '../domain/accounts/two-factor/use-recovery-code.ts';
import { verifyFactor } from '../domain/accounts/two-factor/verify-factor.ts';
import { warnOfWrongCodes } from '../domain/accounts/two-factor/warn-of-wrong-codes.ts';
import type { ServerContext, ServerEnv } from '../http/bindings.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError } from './errors.ts';
import { presentSession } from './present-session.ts';
import { optionalText, readAuthBody } from './read-auth-body.ts';
import { requireLimit, useHiddenLimit } from './require-limit.ts';
import { requireSession } from './require-session.ts';

const longestName = 100;
const enrollment = z.object({
  factor_type: optionalText,
  friendly_name: z.string().max(longestName).nullish(),
});
const verification = z.object({ challenge_id: optionalText, code: optionalText });

/** `/factors`: authenticator apps and recovery codes, in the protocol of `auth.mfa`. */
export function factorRoutes(deps: AuthDeps): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.post('/', (c) => enroll(c, deps));
  routes.get('/recovery-codes', (c) => countCodes(c, deps));
  routes.post('/recovery-codes', (c) => renewCodes(c, deps, 'none'));
  routes.post('/recovery-codes/regenerate', (c) => renewCodes(c, deps, 'some'));
  routes.post('/recovery-codes/verify', async (c) => {
    const caller = await requireSession(c, deps);
    const { code = '' } = await readAuthBody(c, verification);
    await requireAttempt(c, deps, caller);
    return answerSession(c, deps, await useRecoveryCode(deps.accounts, { ...caller, code }));
  });
  routes.post('/:id/challenge', async (c) => {
    const { sessionId } = await requireSession(c, deps);
    const { seal, clock } = deps.accounts;
    const { id, expiresAt } = createChallenge(seal.newest, { factorId: factorId(c), sessionId, now: clock() });
    return c.json({ id, type: 'totp', expires_at: expiresAt });
  });
  routes.post('/:id/verify', async (c) => {
    const caller = await requireSession(c, deps);
    const { challenge_id: challengeId = '', code = '' } = await readAuthBody(c, verification);
    await requireAttempt(c, deps, caller);
    const input = { ...caller, factorId: factorId(c), challengeId, code };
    return answerSession(c, deps, await verifyFactor(deps.accounts, input));
  });
  routes.delete('/:id', async (c) => {
    const caller = await requireSession(c, deps);
    const id = factorId(c);
    await removeFactor(deps.accounts, { ...caller, factorId: id });
    return c.json({ id });
  });
  return routes;
}

async function enroll(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const { account, amr } = await requireSession(c, deps);
  const body = await readAuthBody(c, enrollment);
  if (body.factor_type !== 'totp') throw new AuthError(400, 'validation_failed', 'factor_type needs to be totp');
  await requireLimit(c, deps, 'codesOfAddress', deps.addressOf(c));
  const friendlyName = body.friendly_name ?? '';
  const { id, qrCode, secret, uri } = await enrollFactor(deps.accounts, { account, amr, friendlyName });
  c.header('cache-control', 'no-store');
  return c.json({ id, type: 'totp', friendly_name: friendlyName, totp: { qr_code: qrCode, secret, uri } });
}

async function countCodes(c: ServerContext, deps: AuthDeps): Promise<Response> {
  const { account } = await requireSession(c, deps);
  const found = await countRecoveryCodes(deps.accounts.database.kysely, account.id);
  if (found === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'The user has not enrolled recovery codes');
  return c.json({ ...found, type: 'recovery_code' });
}

async function renewCodes(c: ServerContext, deps: AuthDeps, expects: 'none' | 'some'): Promise<Response> {
  const caller = await requireSession(c, deps);
  const { id, codes } = await renewRecoveryCodes(deps.accounts, { ...caller, expects });
  c.header('cache-control', 'no-store');
  return c.json({ id, type: 'recovery_code', friendly_name: 'Recovery codes', total: codes.length, codes });
}

async function answerSession(c: ServerContext, deps: AuthDeps, session: LiveSession): Promise<Response> {
  c.header('cache-control', 'no-store');
  return c.json(await presentSession(deps, session));
}

/**
 * Counts an attempt on the account, apart for sessions of a mailed link: a stranger with the password must not keep the owner
 * from resetting it. Warns the owner by mail when the limit is first exceeded, at most hourly.
 */
async function requireAttempt(c: ServerContext, deps: AuthDeps, { account, amr }: LiveCaller): Promise<void> {
  await requireLimit(c, deps, 'codesOfAddress', deps.addressOf(c));
  const isByPassword = amr.some(({ method }) => method === 'password');
  try {
    await requireLimit(c, deps, 'codesOfAccount', isByPassword ? account.id : `${account.id} by mail`);
  } catch (error) {
    const isTold = (await useHiddenLimit(deps, 'codeWarnings', account.id)) !== undefined;
    if (!isTold) await warnOfWrongCodes(deps.accounts, account);
    throw error;
  }
}

function factorId(c: Context<ServerEnv>): string {
  const { data: id } = z.uuid().safeParse(c.req.param('id'));
  if (id === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'factor_id must be an UUID');
  return id;
}
