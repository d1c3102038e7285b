import { randomBytes } from 'node:crypto';
import { accessTokenLimits } from '@regelwerk/contract/account/access-token-limits';
import { accessTokenPrefix } from '@regelwerk/contract/account/access-token-prefix';
import type { AccessTokenScope } from '@regelwerk/contract/account/access-token-scopes';
import type { OwnAccessToken } from '@regelwerk/contract/account/access-tokens';
import { paths } from '@regelwerk/contract/shared/paths';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import { accountMails } from '../../mail/account-mails.ts';
import { type AccountContext, requireAccount } from '../account.ts';
import { announceEvent } from '../announce-event.ts';
import { hashSecret, presentAccessToken } from './access-token.ts';

/** The choices for a new token. */
export interface AccessTokenChoice {
  readonly userId: string;
  readonly name: string;
  readonly scopes: readonly AccessTokenScope[];
  readonly days: number;
  readonly dailyLimit: number;
}

/** Creates a token of an account that is held, and returns it with its secret, of which only a hash is kept. A mail tells the owner. */
export async function createAccessToken(
  { clock, siteUrl }: AccountContext,
  transaction: Transaction<Schema>,
  { userId, name, scopes, days, dailyLimit }: AccessTokenChoice,
): Promise<OwnAccessToken & { readonly secret: string }> {
  await requireRoomForToken(transaction, userId);
  const secret = `${accessTokenPrefix}${randomBytes(32).toString('base64url')}`;
  const now = clock();
  const row = await transaction
    .insertInto('auth.access_tokens')
    .values({
      user_id: userId,
      token_hash: hashSecret(secret),
      name,
      scopes: [...new Set(scopes)],
      daily_limit: dailyLimit,
      created_at: now,
      expires_at: new Date(now.getTime() + days * 86_400_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceEvent(transaction, siteUrl, 'create_access_token', {
    account: await requireAccount(transaction, userId),
    mail: (head) => accountMails.accessTokenCreated({ ...head, address: `${siteUrl}${paths.account}`, name }),
  });
  return { ...presentAccessToken(row), secret };
}

/** Throws if a person has as many tokens as allowed; the account is held, so that two calls do not both take the last place. */
export async function requireRoomForToken(transaction: Transaction<Schema>, userId: string): Promise<void> {
  const present = await transaction
    .selectFrom('auth.access_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  if (present.length >= accessTokenLimits.ofPerson)
    throw new AppError('too_many_access_tokens', 'You have as many access tokens as allowed. Revoke one first.');
}
