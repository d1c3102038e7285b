import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';

const youthMs = 3 * 86_400_000;

/**
 * Whether the second factor of an account was set up within the last three days. Until then its mailbox outweighs it, because
 * somebody else may have set it up with a stolen password.
 */
export async function hasYoungFactor(executor: Kysely<Schema>, userId: string, now: Date): Promise<boolean> {
  const found = await executor
    .selectFrom('auth.mfa_factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .where('created_at', '>', new Date(now.getTime() - youthMs))
    .executeTakeFirst();
  return found !== undefined;
}
