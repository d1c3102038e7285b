import type { AuthenticationMethod } from '@regelwerk/database/column-types';
import { sql } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import { type Account, type AccountContext, isBanned } from './account.ts';

/**
 * The admin rights of a session, as `private.admin_standing` decides: `full`, none, or none before a code is entered or an
 * authenticator app set up.
 */
type AdminStatus = 'none' | 'full' | 'needs_code' | 'needs_factor';

/** A signed-in person in the session of a call. */
export interface LiveCaller {
  readonly account: Account;
  readonly sessionId: string;
  /** `aal2` once a second factor was entered, in the session and in its token. */
  readonly level: 'aal1' | 'aal2';
  readonly amr: readonly AuthenticationMethod[];
  /** The admin rights of this session. */
  readonly adminStatus: AdminStatus;
}

/** Returns the account of an access token's claims; throws if its session has ended. */
export async function requireLiveSession(
  { database, clock }: AccountContext,
  claims: Readonly<Record<string, unknown>>,
): Promise<LiveCaller> {
  const level = claims.aal === 'aal2' ? 'aal2' : 'aal1';
  const session = String(claims.session_id);
  const found = await database.kysely
    .selectFrom('auth.users as u')
    .leftJoin('auth.sessions as s', (join) => join.onRef('s.user_id', '=', 'u.id').on('s.id', '=', session))
    .selectAll('u')
    .select([
      's.id as session_id',
      's.aal',
      's.amr',
      sql<AdminStatus | null>`
        case when s.id is not null then private.admin_standing(u.id, s.id, ${level}) end`.as('adminStatus'),
    ])
    .where('u.id', '=', String(claims.sub))
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new AppError('user_not_found', 'User not found');
  const { session_id: sessionId, aal, amr, adminStatus, ...account } = found;
  if (sessionId === null || aal === null || amr === null || adminStatus === null)
    throw new AppError('session_not_found', 'Session from session_id claim in JWT does not exist');
  if (isBanned(account, clock())) throw new AppError('user_banned', 'User is banned');
  return { account, sessionId, level: level === 'aal2' ? aal : 'aal1', amr, adminStatus };
}
