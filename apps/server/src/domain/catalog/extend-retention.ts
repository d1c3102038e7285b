import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';

/**
 * Keeps the remains of a deleted account for as long as the law requires, because a payment after the deletion has to be kept
 * too.
 */
export async function extendRetention(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction
    .updateTable('auth.users')
    .set({ kept_until: sql`greatest(kept_until, private.end_of_year_after(now(), 8))` })
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .execute();
}
