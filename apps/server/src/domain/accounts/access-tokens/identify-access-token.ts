import type { AccessTokenScope } from '@regelwerk/contract/account/access-token-scopes';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import { type AccountContext, isBanned } from '../account.ts';
import { hashSecret } from './access-token.ts';

/** The caller of a personal access token. */
export interface AccessTokenCaller {
  readonly id: string;
  readonly scopes: readonly AccessTokenScope[];
  readonly userId: string;
}

/**
 * Returns the caller of a token as the database knows it now, so that revoking one takes effect at once everywhere; notes its use to
 * the minute. Throws for one that is unknown, revoked or expired, and for accounts that are banned or gone.
 */
export async function identifyAccessToken(
  { database, clock }: Pick<AccountContext, 'database' | 'clock'>,
  secret: string,
): Promise<AccessTokenCaller> {
  const found = await database.kysely
    .selectFrom('auth.access_tokens as t')
    .innerJoin('auth.users as u', 'u.id', 't.user_id')
    .select(['t.id', 't.user_id', 't.scopes', 't.expires_at', 't.last_used_at', 'u.banned_until'])
    .where('t.token_hash', '=', hashSecret(secret))
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  const now = clock();
  if (found === undefined || isBanned(found, now))
    throw new AppError('token_invalid', 'This access token is unknown or was revoked.');
  const { id, user_id: userId, scopes, expires_at, last_used_at } = found;
  if (expires_at <= now) throw new AppError('token_expired', 'This access token has expired. Create a new one.');
  if (last_used_at === null || now.getTime() - last_used_at.getTime() > 60_000)
    await database.kysely
      .updateTable('auth.access_tokens')
      .set({ last_used_at: sql<Date>`greatest(last_used_at, ${now.toISOString()}::timestamptz)` })
      .where('id', '=', id)
      .execute();
  return { id, userId, scopes: scopes as AccessTokenScope[] };
}
