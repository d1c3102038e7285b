import type { Database } from '@regelwerk/database/open-database';

export type SignOutScope = 'global' | 'local' | 'others';

/** Ends a person's sessions: all of them, the present one, or all others. Their tokens stop working at once. */
export async function endSessions(
  database: Database,
  input: { readonly userId: string; readonly sessionId: string; readonly scope: SignOutScope },
): Promise<void> {
  const query = database.kysely.deleteFrom('auth.sessions').where('user_id', '=', input.userId);
  if (input.scope === 'global') await query.execute();
  else await query.where('id', input.scope === 'local' ? '=' : '<>', input.sessionId).execute();
}
