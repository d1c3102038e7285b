import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';

/** Signs an account out everywhere but in this session. */
export async function endOtherSessions(
  transaction: Transaction<Schema>,
  userId: string,
  sessionId: string,
): Promise<void> {
  await transaction.deleteFrom('auth.sessions').where('user_id', '=', userId).where('id', '<>', sessionId).execute();
}
