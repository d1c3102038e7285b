import { sql } from 'kysely';
import { type Account, type AccountContext, accounts } from '../accounts/account.ts';
import { countFound } from '../kernel/count-found.ts';
import { inOrder } from '../kernel/in-order.ts';
import { pageWindow, searchPattern } from '../kernel/page-window.ts';

const columns = {
  created_at: sql`u.created_at`,
  email: sql`lower(u.email)`,
  tokens: sql`coalesce(t.tokens_remaining, 0)`,
  last_sign_in_at: sql`u.last_sign_in_at`,
};

interface Page {
  readonly page: number;
  readonly perPage: number;
  readonly search?: string;
  readonly sort?: keyof typeof columns;
  readonly direction?: 'asc' | 'desc';
}

/** Condition for the accounts `u` that match a search. */
export function accountsFit(search: string) {
  const pattern = searchPattern(search);
  return sql<boolean>`u.deleted_at is null
    and (${pattern}::text is null or u.email ilike ${pattern} or u.user_metadata ->> 'name' ilike ${pattern})`;
}

/** Returns a page of accounts, newest first by default; `search` finds parts of an address or name. */
export async function listAccounts(
  { database }: AccountContext,
  { page, perPage, search = '', sort = 'created_at', direction = 'desc' }: Page,
): Promise<{ readonly accounts: readonly Account[]; readonly total: number }> {
  const fits = accountsFit(search);
  const { limit, offset } = pageWindow({ page, perPage });
  const matching = database.kysely.selectFrom('auth.users as u').where(fits);
  const total = await countFound(database.kysely, matching, { limit, offset });
  const order = await matching
    .leftJoin('public.user_tokens as t', 't.user_id', 'u.id')
    .select('u.id')
    .orderBy(columns[sort], inOrder(direction, sort === 'last_sign_in_at'))
    .orderBy('u.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = order.map(({ id }) => id);
  const found = ids.length === 0 ? [] : await accounts(database.kysely).where('id', 'in', ids).execute();
  const byId = new Map(found.map((account) => [account.id, account]));
  return { accounts: ids.flatMap((id) => byId.get(id) ?? []), total };
}
