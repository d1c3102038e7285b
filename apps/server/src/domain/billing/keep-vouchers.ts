import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';

/** What was paid after an account was deleted is a voucher, too: what is left of the account stays as long as it must. */
export async function keepVouchers(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction
    .updateTable('auth.users')
    .set({ kept_until: sql`greatest(kept_until, private.end_of_year_after(now(), 8))` })
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .execute();
}
