import { sql } from 'kysely';
import { type Account, type AccountContext, accounts } from './account.ts';

const columns = {
  created_at: sql`created_at`,
  email: sql`email`,
  tokens: sql`coalesce((select tokens_remaining from public.user_tokens t where t.user_id = users.id), 0)`,
  last_sign_in_at: sql`last_sign_in_at`,
};

interface Page {
  readonly page: number;
  readonly perPage: number;
  readonly search?: string;
  readonly sort?: keyof typeof columns;
  readonly direction?: 'asc' | 'desc';
}

/** A page of the accounts, the newest first where not asked otherwise; `search` finds parts of address or name. */
export async function listAccounts(
  { database }: AccountContext,
  { page, perPage, search = '', sort = 'created_at', direction = 'desc' }: Page,
): Promise<{ readonly accounts: readonly Account[]; readonly total: number }> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = accounts(database.kysely).where(
    sql<boolean>`(${search} = '' or email ilike ${pattern} or user_metadata ->> 'name' ilike ${pattern})`,
  );
  const { total } = await found.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .orderBy(columns[sort], (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { accounts: rows, total };
}
