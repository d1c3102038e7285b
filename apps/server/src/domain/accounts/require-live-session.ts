import { type Account, type AccountContext, isBanned, requireAccount } from './account.ts';
import { AccountError } from './account-error.ts';

/** Returns the account of an access token's claims; throws if its session has ended. */
export async function requireLiveSession(
  { database, clock }: AccountContext,
  claims: Readonly<Record<string, unknown>>,
): Promise<{ readonly account: Account; readonly sessionId: string }> {
  const account = await requireAccount(database.kysely, String(claims.sub));
  const session = await database.kysely
    .selectFrom('auth.sessions')
    .select('id')
    .where('id', '=', String(claims.session_id))
    .where('user_id', '=', account.id)
    .executeTakeFirst();
  if (session === undefined)
    throw new AccountError('session_not_found', 'Session from session_id claim in JWT does not exist');
  if (isBanned(account, clock())) throw new AccountError('user_banned', 'User is banned');
  return { account, sessionId: session.id };
}
