import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { holdAccount } from './hold-account.ts';

/** Revokes every access token of a person, and what waits to become one. */
export async function revokeAllAccessTokens(transaction: Transaction<Schema>, userId: string): Promise<void> {
  // what makes one holds the account, too: it ends before, or finds that it may not
  await holdAccount(transaction, userId);
  await transaction.deleteFrom('auth.device_codes').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('auth.access_tokens').where('user_id', '=', userId).execute();
}
