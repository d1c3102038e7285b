import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';

/** Returns the caller's set of recovery codes: its id, its size and how many are unused; undefined if there is none. */
export async function countRecoveryCodes(
  kysely: Kysely<Schema>,
  userId: string,
): Promise<{ readonly id: string; readonly total: number; readonly remaining: number } | undefined> {
  const found = await kysely
    .selectFrom('auth.mfa_factors as f')
    .innerJoin('auth.mfa_recovery_codes as c', 'c.factor_id', 'f.id')
    .select(['f.recovery_id as id', sql<number>`count(*)::int`.as('total')])
    .select(sql<number>`count(*) filter (where c.used_at is null)::int`.as('remaining'))
    .where('f.user_id', '=', userId)
    .groupBy('f.recovery_id')
    .executeTakeFirst();
  return found === undefined || found.id === null ? undefined : { ...found, id: found.id };
}
