import { hash } from 'node:crypto';
import type { AccessTokenScope } from '@regelwerk/contract/account/access-token-scopes';
import type { OwnAccessToken } from '@regelwerk/contract/account/access-tokens';
import type { Schema } from '@regelwerk/database/schema';
import type { Selectable } from 'kysely';

type Row = Omit<Selectable<Schema['auth.access_tokens']>, 'user_id' | 'token_hash'>;

/** Returns the stored form of a token or device code; 256 random bits need no slow hash. */
export const hashSecret = (secret: string) => hash('sha256', secret, 'base64url');

/** Returns a token as its owner sees it. */
export function presentAccessToken(row: Row): OwnAccessToken {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes as AccessTokenScope[],
    dailyLimit: row.daily_limit,
    expiresAt: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
