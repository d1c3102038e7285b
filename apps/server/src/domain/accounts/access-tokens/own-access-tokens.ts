import type { OwnAccessToken } from '@regelwerk/contract/account/access-tokens';
import type { AccountContext } from '../account.ts';
import { presentAccessToken } from './access-token.ts';

/** Returns a person's tokens without their secrets, newest first. */
export async function listAccessTokens(
  { database }: Pick<AccountContext, 'database'>,
  userId: string,
): Promise<OwnAccessToken[]> {
  const rows = await database.kysely
    .selectFrom('auth.access_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(presentAccessToken);
}

/** Revokes one of a person's tokens, which stops working at once; ignores foreign and unknown ones. */
export async function revokeAccessToken(
  { database }: Pick<AccountContext, 'database'>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> {
  await database.kysely.deleteFrom('auth.access_tokens').where('user_id', '=', userId).where('id', '=', id).execute();
}
