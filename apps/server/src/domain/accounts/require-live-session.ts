import type { AuthenticationMethod } from '@regelwerk/database/column-types';
import { preparedQuery } from '@regelwerk/database/prepared-query';
import { sql } from 'kysely';
import { type Account, type AccountContext, isBanned } from './account.ts';
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

/** All of them by name: a prepared query with a star fails once a newer version has added a column. */
const accountColumns = [
  'u.id',
  'u.email',
  'u.password_hash',
  'u.app_metadata',
  'u.user_metadata',
  'u.email_confirmed_at',
  'u.last_sign_in_at',
  'u.created_at',
  'u.updated_at',
  'u.banned_until',
  'u.confirmation_sent_at',
  'u.recovery_sent_at',
  'u.deleted_at',
  'u.kept_until',
  'u.mailbox_hash',
] as const;

type Found = Account & {
  readonly session_id: string | null;
  readonly aal: 'aal1' | 'aal2' | null;
  readonly amr: readonly AuthenticationMethod[] | null;
  readonly standing: AdminStanding | null;
};

const accountAndSession = preparedQuery<Found, 'user' | 'session' | 'level'>(
  'account-and-session',
  (kysely, parameter) =>
    kysely
      .selectFrom('auth.users as u')
      .leftJoin('auth.sessions as s', (join) =>
        join.onRef('s.user_id', '=', 'u.id').on('s.id', '=', parameter('session')),
      )
      .select(accountColumns)
      .select([
        's.id as session_id',
        's.aal',
        's.amr',
        sql<AdminStanding | null>`
          case when s.id is not null then private.admin_standing(u.id, s.id, ${parameter('level')}) end`.as('standing'),
      ])
      .where('u.id', '=', parameter('user'))
      .where('u.deleted_at', 'is', null),
);

/** Returns the account of an access token's claims; throws if its session has ended. */
export async function requireLiveSession(
  { database, clock }: AccountContext,
  claims: Readonly<Record<string, unknown>>,
): Promise<LiveCaller> {
  const level = claims.aal === 'aal2' ? 'aal2' : 'aal1';
  const [found] = await accountAndSession(database, {
    user: String(claims.sub),
    session: String(claims.session_id),
    level,
  });
  if (found === undefined) throw new AccountError('user_not_found', 'User not found');
  const { session_id: sessionId, aal, amr, standing, ...account } = found;
  if (sessionId === null || aal === null || amr === null || standing === null)
    throw new AccountError('session_not_found', 'Session from session_id claim in JWT does not exist');
  if (isBanned(account, clock())) throw new AccountError('user_banned', 'User is banned');
  return { account, sessionId, level: level === 'aal2' ? aal : 'aal1', amr, standing };
}
