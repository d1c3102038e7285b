import { preparedQuery } from '@regelwerk/database/prepared-query';
import { type AccountContext, isBanned } from './account.ts';
import { AccountError } from './account-error.ts';

const personInSession = preparedQuery<
  { readonly id: string; readonly banned_until: Date | null; readonly session_id: string | null },
  'user' | 'session'
>('person-in-session', (kysely, parameter) =>
  kysely
    .selectFrom('auth.users as u')
    .leftJoin('auth.sessions as s', (join) =>
      join.onRef('s.user_id', '=', 'u.id').on('s.id', '=', parameter('session')),
    )
    .select(['u.id', 'u.banned_until', 's.id as session_id'])
    .where('u.id', '=', parameter('user'))
    .where('u.deleted_at', 'is', null),
);

/**
 * Returns the id of an access token's person; throws if their session has ended. Reads less than `requireLiveSession`, for busy calls
 * that need neither the account nor its rights.
 */
export async function requireLivePerson(
  { database, clock }: AccountContext,
  claims: Readonly<Record<string, unknown>>,
): Promise<string> {
  const [found] = await personInSession(database, { user: String(claims.sub), session: String(claims.session_id) });
  if (found === undefined) throw new AccountError('user_not_found', 'User not found');
  if (found.session_id === null)
    throw new AccountError('session_not_found', 'Session from session_id claim in JWT does not exist');
  if (isBanned(found, clock())) throw new AccountError('user_banned', 'User is banned');
  return found.id;
}
