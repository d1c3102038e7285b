import type { Database } from '@regelwerk/database/open-database';
import { revokeAllAccessTokens } from './access-tokens/revoke-all-access-tokens.ts';

export type SignOutScope = 'global' | 'local' | 'others';

/**
 * Ends a person's sessions: all of them, the present one, or all others. Their tokens stop working at once, and every access token
 * with them unless only the present session ends.
 */
export async function endSessions(
  database: Database,
  input: { readonly userId: string; readonly sessionId: string; readonly scope: SignOutScope },
): Promise<void> {
  const { userId, sessionId, scope } = input;
  await database.kysely.transaction().execute(async (transaction) => {
    const query = transaction.deleteFrom('auth.sessions').where('user_id', '=', userId);
    if (scope === 'global') await query.execute();
    else await query.where('id', scope === 'local' ? '=' : '<>', sessionId).execute();
    if (scope !== 'local') await revokeAllAccessTokens(transaction, userId);
  });
}
