import type { AuthenticationMethod } from '@regelwerk/database/column-types';
import { sql } from 'kysely';
import { type Account, type AccountContext, isBanned, requireAccount } from './account.ts';
import { AccountError } from './account-error.ts';
import type { AdminStanding } from './admin-standing.ts';

/** A signed-in person in the session of a call. */
export interface LiveCaller {
  readonly account: Account;
  readonly sessionId: string;
  /** `aal2` once a second factor was entered, in the session and in its token. */
  readonly level: 'aal1' | 'aal2';
  readonly amr: readonly AuthenticationMethod[];
  /** The admin rights of this session. */
  readonly standing: AdminStanding;
}

/** Returns the account of an access token's claims; throws if its session has ended. */
export async function requireLiveSession(
  { database, clock }: AccountContext,
  claims: Readonly<Record<string, unknown>>,
): Promise<LiveCaller> {
  const account = await requireAccount(database.kysely, String(claims.sub));
  const level = claims.aal === 'aal2' ? 'aal2' : 'aal1';
  const session = await database.kysely
    .selectFrom('auth.sessions')
    .select(['id', 'aal', 'amr'])
    .select(sql<AdminStanding>`private.admin_standing(user_id, id, ${level})`.as('standing'))
    .where('id', '=', String(claims.session_id))
    .where('user_id', '=', account.id)
    .executeTakeFirst();
  if (session === undefined)
    throw new AccountError('session_not_found', 'Session from session_id claim in JWT does not exist');
  if (isBanned(account, clock())) throw new AccountError('user_banned', 'User is banned');
  const { id: sessionId, aal, amr, standing } = session;
  return { account, sessionId, level: level === 'aal2' ? aal : 'aal1', amr, standing };
}
