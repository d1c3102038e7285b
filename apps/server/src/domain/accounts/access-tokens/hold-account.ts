import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import { sessionEnded } from '../../kernel/session-ended.ts';

/**
 * Locks an account while its tokens are made or revoked. With a session, throws if that ended before the lock was there: signing out
 * everywhere must leave no token that was on its way.
 */
export async function holdAccount(transaction: Transaction<Schema>, userId: string, sessionId?: string): Promise<void> {
  await transaction.selectFrom('auth.users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  if (sessionId === undefined) return;
  const { rows } = await sql<{ isAlive: boolean }>`
    select private.is_session_alive(${userId}, ${sessionId}) as "isAlive"`.execute(transaction);
  if (rows[0]?.isAlive !== true) throw sessionEnded();
}
