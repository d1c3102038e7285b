import { sql } from 'kysely';
import { type Account, type AccountContext, accounts } from './account.ts';

/** A page of the accounts, the newest first; `search` finds parts of address or name. */
export async function listAccounts(
  { database }: AccountContext,
  { page, perPage, search = '' }: { readonly page: number; readonly perPage: number; readonly search?: string },
): Promise<{ readonly accounts: readonly Account[]; readonly total: number }> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = accounts(database.kysely).where(
    sql<boolean>`(${search} = '' or email ilike ${pattern} or user_metadata ->> 'name' ilike ${pattern})`,
  );
  const { total } = await found.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { accounts: rows, total };
}
