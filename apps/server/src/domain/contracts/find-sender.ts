import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';

/** Returns the id of the living account whose address a declaration was sent from; null if there is none. */
export async function findSender(executor: Kysely<Schema>, email: string): Promise<string | null> {
  const own = await executor
    .selectFrom('auth.users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return own?.id ?? null;
}
