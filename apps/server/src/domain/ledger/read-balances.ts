import type { Database } from '@regelwerk/database/open-database';

/** Returns balances by account id; accounts without a balance are absent. */
export async function readBalances(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database.kysely
    .selectFrom('public.user_tokens')
    .select(['user_id', 'tokens_remaining'])
    .where('user_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ user_id, tokens_remaining }) => [user_id, tokens_remaining]));
}
