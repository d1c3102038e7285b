import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';

/** Deletes the second factor of an account with its recovery codes, and lowers its sessions; returns whether it counted. */
export async function dropFactor(transaction: Transaction<Schema>, userId: string): Promise<boolean> {
  const dropped = await transaction
    .deleteFrom('auth.mfa_factors')
    .where('user_id', '=', userId)
    .returning('status')
    .executeTakeFirst();
  await transaction.updateTable('auth.sessions').set({ aal: 'aal1' }).where('user_id', '=', userId).execute();
  return dropped?.status === 'verified';
}
