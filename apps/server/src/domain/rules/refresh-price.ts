import type { Database } from '@regelwerk/database/open-database';

/** Returns what a refresh costs a person, in tokens: subscribers refresh for nothing. */
export async function refreshPrice({ kysely }: Pick<Database, 'kysely'>, userId: string): Promise<0 | 1> {
  const plan = await kysely
    .selectFrom('public.subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['active', 'trialing'])
    .limit(1)
    .executeTakeFirst();
  return plan === undefined ? 1 : 0;
}
